import { Dialog as Chakra, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Styled } from '../theme/styled.tsx';
import { dialogRecipe } from './dialog.recipe.ts';

export interface DialogTexts {
  readonly title: string;
  readonly description?: string | undefined;
}

interface DialogFrameProps
  extends DialogTexts,
    Pick<Chakra.RootProps, 'role' | 'size' | 'initialFocusEl' | 'finalFocusEl'> {
  /** Called by Escape, a click outside the dialog, or its button. */
  readonly onClose: () => void;
  /** The dialog cannot be closed. */
  readonly pending: boolean;
  /** Shown at the end of the header. */
  readonly corner?: ReactNode;
  readonly children: ReactNode;
}

/** The base of every dialog, which is open while it is rendered. */
export function DialogFrame({
  title,
  description,
  onClose,
  pending,
  corner,
  children,
  ...root
}: DialogFrameProps) {
  return (
    <Styled>
      <Chakra.Root
        open
        recipe={dialogRecipe}
        onOpenChange={({ open }) => {
          if (!open && !pending) onClose();
        }}
        {...root}
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
                {corner}
              </Chakra.Header>
              {children}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </Styled>
  );
}
