import { Dialog as Chakra, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.ts';
import { dialogRecipe } from './dialog.recipe.ts';

interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  readonly description?: string;
  /** What the deed is called, and what leaves everything as it is. */
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The deed is under way: it can be neither repeated nor given up. */
  readonly pending?: boolean;
  /** Stands between question and answers, as what went wrong. */
  readonly children?: ReactNode;
}

/** Asks before something is lost. The focus is on the answer that loses nothing, and Escape gives it. */
export function ConfirmDialog({
  title,
  description,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  pending = false,
  children,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Chakra.Root
      open
      role="alertdialog"
      recipe={dialogRecipe}
      size="sm"
      initialFocusEl={() => safe.current}
      onOpenChange={({ open }) => {
        if (!open && !pending) onCancel();
      }}
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content>
            <Chakra.Header>
              <div>
                <Chakra.Title>{title}</Chakra.Title>
                {description && <Chakra.Description>{description}</Chakra.Description>}
              </div>
            </Chakra.Header>
            {children && <Chakra.Body>{children}</Chakra.Body>}
            <Chakra.Footer>
              <Button ref={safe} type="button" variant="outline" disabled={pending} onClick={onCancel}>
                {cancel}
              </Button>
              <Button type="button" colorPalette="red" disabled={pending} onClick={onConfirm}>
                {confirm}
              </Button>
            </Chakra.Footer>
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
