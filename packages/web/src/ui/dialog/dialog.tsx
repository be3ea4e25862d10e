import { Box, Dialog as Chakra, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { useModal } from './modal.tsx';

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

export interface DialogTexts {
  readonly title: string;
  readonly description?: string | undefined;
}

interface DialogFrameProps
  extends DialogTexts,
    Pick<Chakra.RootProps, 'role' | 'initialFocusEl' | 'finalFocusEl'> {
  /** As wide as every form, or narrower. */
  readonly size: 'md' | 'sm';
  /** Called by Escape, a click outside the dialog, or its button. */
  readonly onClose: () => void;
  /** The dialog cannot be closed. */
  readonly pending: boolean;
  readonly isCover?: boolean;
  readonly hasClose?: boolean;
  readonly children: ReactNode;
}

/** The base of every dialog, which is open while it is rendered. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, description, onClose, pending, hasClose = false, isCover, children, ...root } = props;
  useModal();
  return (
    <Chakra.Root
      open
      placement={{ base: 'bottom', md: 'center' }}
      scrollBehavior="inside"
      motionPreset={{ base: 'slide-in-bottom', md: 'scale' }}
      // `useModal` does it.
      preventScroll={false}
      onOpenChange={({ open }) => {
        if (!open && !pending) onClose();
      }}
      {...root}
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content data-cover={isCover}>
            <Chakra.Header>
              <Box minWidth="0">
                <Chakra.Title>{title}</Chakra.Title>
                {description && <Chakra.Description>{description}</Chakra.Description>}
              </Box>
              {hasClose && (
                <Chakra.CloseTrigger asChild>
                  <IconButton icon={X} aria-label="Close" disabled={pending} />
                </Chakra.CloseTrigger>
              )}
            </Chakra.Header>
            {children}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
