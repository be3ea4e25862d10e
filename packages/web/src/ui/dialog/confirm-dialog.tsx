import { Dialog as Chakra } from '@chakra-ui/react';
import type { confirmMachine } from '@matchpoint/core/forms/confirm.machine';
import { confirmView } from '@matchpoint/core/forms/confirm.view';
import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../button/button.tsx';
import { ProblemBanner } from '../status/banner.tsx';
import { Dialog, DialogFrame, type DialogTexts } from './dialog.tsx';

/** The question before an action; its title asks. */
export interface ActionQuestion extends DialogTexts {
  /** The labels of the two buttons. */
  readonly confirm: string;
  readonly cancel: string;
  /** By default the action loses something. */
  readonly variant?: 'danger' | 'solid';
}

interface ConfirmDialogProps extends ActionQuestion {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The action is in progress: both buttons are disabled. */
  readonly pending?: boolean;
  /** What takes the focus afterwards; by default what had it before. */
  readonly finalFocusEl?: () => HTMLElement | null;
  /** Shown between question and buttons, such as what went wrong. */
  readonly children?: ReactNode;
}

/** Asks before something is lost. Cancel has the focus, and Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, cancel, variant = 'danger', onConfirm, onCancel, pending = false, ...rest } = props;
  const { children, ...texts } = rest;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      {...texts}
      role="alertdialog"
      size="sm"
      pending={pending}
      initialFocusEl={() => safe.current}
      onClose={onCancel}
    >
      {children && <Chakra.Body>{children}</Chakra.Body>}
      <Chakra.Footer>
        <Button ref={safe} variant="outline" disabled={pending} onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant={variant} disabled={pending} onClick={onConfirm}>
          {confirm}
        </Button>
      </Chakra.Footer>
    </DialogFrame>
  );
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
