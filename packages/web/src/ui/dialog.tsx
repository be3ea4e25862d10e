import { Dialog as Chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFrame, type DialogTexts } from './dialog-frame.tsx';

interface DialogProps extends DialogTexts {
  /** By Escape, a click beside the dialog, or its button. */
  readonly onClose: () => void;
  /** While a request is pending the dialog stays: nobody could tell what came of it. */
  readonly pending?: boolean;
  /** While it is there, the person is asked whether what they typed may be lost. */
  readonly doubt?: { readonly keepEditing: () => void; readonly discard: () => void } | null;
  /** Takes the focus afterwards; what had it before, unless told. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** A modal dialog, which is there while it is rendered; its first field takes the focus. */
export function Dialog({ pending = false, doubt = null, finalFocus, children, ...frame }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <>
      <DialogFrame
        {...frame}
        size="md"
        pending={pending}
        initialFocusEl={() => body.current?.querySelector<HTMLElement>('input, select, textarea') ?? null}
        {...(finalFocus && { finalFocusEl: finalFocus })}
        corner={
          <Chakra.CloseTrigger asChild>
            <Button type="button" variant="ghost" shape="icon" aria-label="Close" disabled={pending}>
              <X aria-hidden />
            </Button>
          </Chakra.CloseTrigger>
        }
      >
        <Chakra.Body ref={body}>{children}</Chakra.Body>
      </DialogFrame>
      {doubt !== null && (
        <ConfirmDialog
          title="Discard what you typed?"
          confirm="Discard"
          cancel="Keep editing"
          onConfirm={doubt.discard}
          onCancel={doubt.keepEditing}
        />
      )}
    </>
  );
}
