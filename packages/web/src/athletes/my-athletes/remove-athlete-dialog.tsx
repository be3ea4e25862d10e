import type { removeAthleteMachine } from '@matchpoint/core/athletes/remove-athlete.machine';
import { confirmView } from '@matchpoint/core/forms/confirm.view';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ProblemBanner } from '../../ui/status/problem-banner.tsx';

interface RemoveAthleteDialogProps {
  readonly actor: ActorRefFrom<typeof removeAthleteMachine>;
}

/** Asks for confirmation before an athlete is removed for good. */
export function RemoveAthleteDialog({ actor }: RemoveAthleteDialogProps) {
  const { page, deed, problem, isBusy } = useSelector(actor, confirmView);
  const name = deed?.name ?? '';
  const close = () => actor.send({ type: 'close' });
  if (page === 'unsupported') {
    return (
      <Dialog title={`Remove ${name}?`} onClose={close}>
        <ProblemBanner reasons={['This service cannot remove an athlete.']} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      description="The athlete will be removed from your list and the public one. This cannot be undone."
      confirm="Remove athlete"
      cancel="Keep athlete"
      pending={isBusy}
      onConfirm={() => actor.send({ type: 'confirm' })}
      onCancel={close}
    >
      {problem !== null && <ProblemBanner reasons={[problem]} />}
    </ConfirmDialog>
  );
}
