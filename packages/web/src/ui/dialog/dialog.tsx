import { Dialog as Chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { DialogFrame, type DialogTexts } from './dialog-frame.tsx';

interface DialogProps extends DialogTexts {
  /** Called by Escape, a click outside the dialog, or its button; without it the dialog cannot be closed. */
  readonly onClose?: () => void;
  /** Nothing else of the page is shown: the root has `data-covered`. */
  readonly isCover?: boolean;
  /** A request is pending: the dialog cannot be closed, so that its outcome is seen. */
  readonly pending?: boolean;
  /** Gets the focus after closing; by default what had it before. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** A modal dialog, open while it is rendered; its first field gets the focus, or the first that is marked. */
export function Dialog(props: DialogProps) {
  const { pending = false, finalFocus, children, onClose, ...frame } = props;
  const body = useRef<HTMLDivElement>(null);
  return (
    <DialogFrame
      {...frame}
      size="md"
      pending={pending || !onClose}
      onClose={() => onClose?.()}
      initialFocusEl={() =>
        body.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
        body.current?.querySelector<HTMLElement>('input, select, textarea') ??
        null
      }
      {...(finalFocus && { finalFocusEl: finalFocus })}
      hasClose={onClose !== undefined}
    >
      <Chakra.Body ref={body}>{children}</Chakra.Body>
    </DialogFrame>
  );
}
