import type { confirmMachine } from '@matchpoint/core/forms/confirm.machine';
import { confirmView } from '@matchpoint/core/forms/confirm.view';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ProblemBanner } from '../status/problem-banner.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

/** The question before an action; its title asks. */
export interface ActionQuestion {
  readonly title: string;
  readonly description: string;
  /** The labels of the two buttons. */
  readonly confirm: string;
  readonly cancel: string;
  /** By default the action loses something. */
  readonly variant?: 'danger' | 'solid';
}

interface ActionDialogProps<Action> {
  readonly actor: ActorRefFrom<ReturnType<typeof confirmMachine<Action>>>;
  readonly question: (action: Action) => ActionQuestion;
  /** What the person chooses beside the question. */
  readonly choice?: (action: Action) => ReactNode;
  /** Shown where the service does not have the call. */
  readonly unsupported: string;
}

/** Asks before an action and shows its problem; renders nothing while no action is open. */
export function ActionDialog<Action>({ actor, question, choice, unsupported }: ActionDialogProps<Action>) {
  const { page, action, problem, isBusy } = useSelector(actor, (state) => confirmView<Action>(state));
  if (page === 'closed' || action === null) return null;
  const texts = question(action);
  const close = () => actor.send({ type: 'close' });
  if (page === 'unsupported') {
    return (
      <Dialog title={texts.title} onClose={close}>
        <ProblemBanner reasons={[unsupported]} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      {...texts}
      pending={isBusy}
      onConfirm={() => actor.send({ type: 'confirm' })}
      onCancel={close}
    >
      {choice?.(action)}
      {problem !== null && <ProblemBanner reasons={[problem]} />}
    </ConfirmDialog>
  );
}
