import type { SnapshotFrom } from 'xstate';
import type { Persistence } from '../identity/identity-provider.ts';
import type { persistenceMachine } from './persistence.machine.ts';

export interface PersistenceView {
  /** The choice as it is shown: at once, and taken back if the browser refuses it. */
  readonly chosen: Persistence;
  readonly problem: string | null;
}

export function persistenceView({
  value,
  context,
}: SnapshotFrom<typeof persistenceMachine>): PersistenceView {
  return {
    chosen: context.wanted,
    problem:
      value === 'refused' ? 'This browser could not move your session there. Nothing has changed.' : null,
  };
}
