import type { SnapshotFrom } from 'xstate';
import { type CreateView, createView } from '../../forms/create.view.ts';
import type { Sport } from '../fields/sports.ts';
import type { AthleteEntry } from './athlete-form.ts';
import { creatableAthlete, type createAthleteMachine } from './create-athlete.machine.ts';

export function createAthleteView(
  state: SnapshotFrom<typeof createAthleteMachine>,
): CreateView<Sport, AthleteEntry> {
  return createView(creatableAthlete, state);
}
