import { Dialog as Chakra, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { dialogRecipe } from './dialog.recipe.ts';
import { hasTypedValues } from './typed-values.ts';

interface DialogProps {
  readonly title: string;
  readonly description?: string;
  /** The dialog is wanted closed: nothing was typed, or the person discards it. */
  readonly onClose: () => void;
  /** While a request is pending the dialog stays: nobody could tell what came of it. */
  readonly pending?: boolean;
  /** Takes the focus afterwards; what had it before, unless told. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/**
 * A modal dialog that is there while it is rendered. Who closes it with typed values in the forms in it is asked
 * first; those are the fields that keep their own values.
 */
export function Dialog({ title, description, onClose, pending = false, finalFocus, children }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);

  function close() {
    if (pending) return;
    if (content.current !== null && hasTypedValues(content.current)) setAsking(true);
    else onClose();
  }

  return (
    <Chakra.Root
      open
      recipe={dialogRecipe}
      size="md"
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
      {...(finalFocus && { finalFocusEl: finalFocus })}
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content ref={content}>
            <Chakra.Header>
              <div>
                <Chakra.Title>{title}</Chakra.Title>
                {description && <Chakra.Description>{description}</Chakra.Description>}
              </div>
              <Chakra.CloseTrigger asChild>
                <Button type="button" variant="ghost" shape="icon" aria-label="Close" disabled={pending}>
                  <X aria-hidden />
                </Button>
              </Chakra.CloseTrigger>
            </Chakra.Header>
            <Chakra.Body>{children}</Chakra.Body>
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
      {isAsking && (
        <ConfirmDialog
          title="Discard what you typed?"
          confirm="Discard"
          cancel="Keep editing"
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
    </Chakra.Root>
  );
}
