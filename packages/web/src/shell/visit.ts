import { createContext } from 'react';

/** How many navigations there were since the app started: 0 on the page that was opened by its URL. */
export const VisitContext = createContext(0);

/** What had the focus when the last navigation began. */
let before: Element | null = null;

export function rememberFocus(): void {
  before = document.activeElement;
}

/** Whether the person has moved the focus since the last navigation. */
export function hasMovedFocus(): boolean {
  return ![before, document.body].includes(document.activeElement);
}
