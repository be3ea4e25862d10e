import { type RefObject, useState } from 'react';
import { pageKey } from '../form/page-key.ts';
import { PartBoundary } from '../lazy/part-boundary.tsx';
import { styledPart } from '../lazy/styled-part.tsx';
import { scrollUntil } from '../media/scroll-until.ts';
import { useWindowEvent } from '../media/use-window-event.ts';
import { moveInRows, starRow } from './move-in-rows.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const KeysDialog = styledPart(() => import('./keys-dialog.tsx'), 'KeysDialog');

/** The keys of a list (rules/lists.md#list-keys), and the dialog that lists them. */
export function ListKeys({ body }: { body: RefObject<HTMLTableSectionElement | null> }) {
  const [isShown, setShown] = useState(false);
  useKeptFocus(body);

  useWindowEvent('keydown', (event) => {
    const rows = body.current;
    if (rows === null) return;
    const isOnList = isFree(event.target, rows);
    switch (pageKey(event)) {
      case 'j':
        return moveInRows(rows, 1);
      case 'k':
        return moveInRows(rows, -1);
      case 's':
        return starRow(rows);
      case '?':
        return setShown(true);
      case 'End':
        event.preventDefault();
        // The rest of the list loads on the way.
        scrollUntil(Number.MAX_SAFE_INTEGER);
        return;
      case 'ArrowDown':
      case 'ArrowUp':
        if (!isOnList || event.shiftKey) return;
        // Else the browser scrolls as well.
        event.preventDefault();
        return moveInRows(rows, event.key === 'ArrowDown' ? 1 : -1);
    }
  });

  return (
    isShown && (
      <PartBoundary>
        <KeysDialog onClose={() => setShown(false)} />
      </PartBoundary>
    )
  );
}

/** Whether arrows are the list's: the focus is in it, or on nothing that takes keys. */
function isFree(target: EventTarget | null, rows: HTMLElement): boolean {
  if (!(target instanceof HTMLElement)) return true;
  return target.tabIndex < 0 || rows.parentElement?.contains(target) === true;
}
