import { Dialog as Chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { DialogFrame, type DialogTexts } from './dialog-frame.tsx';

/** The title is the question. */
interface ConfirmDialogProps extends DialogTexts {
  /** The labels of the two buttons. */
  readonly confirm: string;
  readonly cancel: string;
  /** By default the action loses something. */
  readonly variant?: 'danger' | 'solid';
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
