import type { RemovedAthlete, removeAthleteMachine } from '@matchpoint/core/athletes/remove-athlete.machine';
import type { ActorRefFrom } from 'xstate';
import { ActionDialog, type ActionQuestion } from '../../../ui/dialog/action-dialog.tsx';

interface RemoveAthleteDialogProps {
  readonly actor: ActorRefFrom<typeof removeAthleteMachine>;
}

const question = ({ name }: RemovedAthlete): ActionQuestion => ({
  title: `Remove ${name}?`,
  description: 'The athlete will be removed from your list and the public one. This cannot be undone.',
  confirm: 'Remove athlete',
  cancel: 'Keep athlete',
});

/** Asks for confirmation before an athlete is removed for good. */
export function RemoveAthleteDialog({ actor }: RemoveAthleteDialogProps) {
  return (
    <ActionDialog actor={actor} question={question} unsupported="This service cannot remove an athlete." />
  );
}
