import { useLayoutEffect } from 'react';

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
