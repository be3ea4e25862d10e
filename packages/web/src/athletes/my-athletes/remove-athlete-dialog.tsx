import type { removeAthleteMachine } from '@matchpoint/core/athletes/remove-athlete.machine';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemBanner } from '../../ui/problem-banner.tsx';

interface RemoveAthleteDialogProps {
  readonly actor: ActorRefFrom<typeof removeAthleteMachine>;
}

/** Asks for confirmation before an athlete is removed for good. */
export function RemoveAthleteDialog({ actor }: RemoveAthleteDialogProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { name, problem } = state.context;
  const close = () => actor.send({ type: 'close' });
  if (state.matches('unsupported')) {
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
      pending={state.hasTag('busy')}
      onConfirm={() => actor.send({ type: 'confirm' })}
      onCancel={close}
    >
      {problem !== null && <ProblemBanner reasons={[problem]} />}
    </ConfirmDialog>
  );
}
