import { type ComponentProps, type RefObject, useEffect } from 'react';
import { useModal } from './use-modal.ts';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClick'> {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Called once it is closed: by its `close`, by Escape, or by a click beside it. */
  readonly onClose: () => void;
}

/** The browser's modal dialog, open while it is rendered: it handles focus, Escape and the inert page. */
export function Modal({ ref, ...dialog }: ModalProps) {
  useEffect(() => ref.current?.showModal(), [ref]);
  useModal();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too.
    <dialog
      {...dialog}
      ref={ref}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    />
  );
}
