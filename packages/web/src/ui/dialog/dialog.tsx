import { Dialog as Chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFrame, type DialogTexts } from './dialog-frame.tsx';

interface DialogProps extends DialogTexts {
  /** Called by Escape, a click outside the dialog, or its button. */
  readonly onClose: () => void;
  /** A request is pending: the dialog cannot be closed, so that its outcome is seen. */
  readonly pending?: boolean;
  /** When set, asks the person whether to discard what they typed. */
  readonly discardQuestion?: { readonly keepEditing: () => void; readonly discard: () => void } | null;
  /** Gets the focus after closing; by default what had it before. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** A modal dialog, open while it is rendered; its first field gets the focus, or the first that is marked. */
export function Dialog(props: DialogProps) {
  const { pending = false, discardQuestion = null, finalFocus, children, ...frame } = props;
  const body = useRef<HTMLDivElement>(null);
  return (
    <>
      <DialogFrame
        {...frame}
        size="md"
        pending={pending}
        initialFocusEl={() =>
          body.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
          body.current?.querySelector<HTMLElement>('input, select, textarea') ??
          null
        }
        {...(finalFocus && { finalFocusEl: finalFocus })}
        hasClose
      >
        <Chakra.Body ref={body}>{children}</Chakra.Body>
      </DialogFrame>
      {discardQuestion !== null && (
        <ConfirmDialog
          title="Discard what you typed?"
          confirm="Discard"
          cancel="Keep editing"
          onConfirm={discardQuestion.discard}
          onCancel={discardQuestion.keepEditing}
        />
      )}
    </>
  );
}
