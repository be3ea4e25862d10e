import { type ComponentProps, type RefObject, useEffect, useLayoutEffect } from 'react';

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

let modals = 0;

/**
 * Gives the root the class `has-modal` while a modal dialog is open. A `:has()` on the root would do the same, but make the
 * browser look at the whole page again with each letter that is typed.
 */
export function useModal(): void {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

export function isModalOpen(): boolean {
  return modals > 0;
}

function count(change: 1 | -1): void {
  modals += change;
  document.documentElement.classList.toggle('has-modal', modals > 0);
}
