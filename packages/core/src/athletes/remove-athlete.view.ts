import type { SnapshotFrom } from 'xstate';
import type { removeAthleteMachine } from './remove-athlete.machine.ts';

/** What the question shows before an athlete is removed. */
export interface RemoveAthleteView {
  readonly page: 'closed' | 'confirming' | 'unsupported';
  readonly name: string;
  /** Why the last attempt failed; null without one. */
  readonly problem: string | null;
  readonly isBusy: boolean;
}

export function removeAthleteView(state: SnapshotFrom<typeof removeAthleteMachine>): RemoveAthleteView {
  const { name, problem } = state.context;
  return { page: pageOf(state), name, problem, isBusy: state.hasTag('busy') };
}

function pageOf(state: SnapshotFrom<typeof removeAthleteMachine>): RemoveAthleteView['page'] {
  if (!state.hasTag('shown')) return 'closed';
  return state.matches('unsupported') ? 'unsupported' : 'confirming';
}
