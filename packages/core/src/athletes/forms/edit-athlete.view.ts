import type { SnapshotFrom } from 'xstate';
import { type EditView, editView } from '../../forms/edit.view.ts';
import type { AthleteEntry } from './athlete-form.ts';
import { type editAthleteMachine, editableAthlete, type StoredAthlete } from './edit-athlete.machine.ts';

/** The dialog that edits an athlete; it closes when all is saved. */
export function editAthleteView(
  state: SnapshotFrom<typeof editAthleteMachine>,
): EditView<AthleteEntry, StoredAthlete> {
  const view = editView(editableAthlete, state);
  return view.end !== null && !view.isUnsaved ? { ...view, page: 'closed' } : view;
}
