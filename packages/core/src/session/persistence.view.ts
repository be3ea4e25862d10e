import type { SnapshotFrom } from 'xstate';
import type { persistenceMachine } from './persistence.machine.ts';

export function persistenceView({ value, context }: SnapshotFrom<typeof persistenceMachine>) {
  return {
    /** The choice as it is shown: at once, and taken back if the browser refuses it. */
    chosen: context.wanted,
    problem:
      value === 'refused' ? 'This browser could not move your session there. Nothing has changed.' : null,
  };
}
