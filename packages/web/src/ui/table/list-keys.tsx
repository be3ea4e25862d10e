import { type RefObject, useEffect, useState } from 'react';
import { bounded, styledPart } from '../lazy/lazy-part.tsx';
import { pageKey } from '../page/page-key.ts';
import { scrollUntil } from '../page/scroll-until.ts';
import { useWindowEvent } from '../page/window-event.ts';

const KeysDialog = bounded(styledPart(() => import('./keys-dialog.tsx'), 'KeysDialog'));

interface ListKeysProps {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** What pressing a row's button does, in words; rows without one have no key for it. */
  readonly rowPress: string | undefined;
}

/** The keys of a list (rules/lists.md#list-keys), and the dialog that lists them. */
export function ListKeys({ body, rowPress }: ListKeysProps) {
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
        return pressRow(rows);
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

  return isShown && <KeysDialog rowPress={rowPress} onClose={() => setShown(false)} />;
}

/** Whether arrows are the list's: the focus is in it, or on nothing that takes keys. */
function isFree(target: EventTarget | null, rows: HTMLElement): boolean {
  if (!(target instanceof HTMLElement)) return true;
  return target.tabIndex < 0 || rows.parentElement?.contains(target) === true;
}

/**
 * Moves the focus to the name in the next row or in the one before; without a focused row, to the first one in view. The
 * focus is the only current row: readers follow it, Enter opens its link, and it needs no state.
 */
function moveInRows(body: HTMLTableSectionElement, step: 1 | -1): void {
  const rows = rowsOf(body);
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = current === -1 ? rows.find(isInView) : rows[current + step];
  const name = next?.cells[0];
  if (name === undefined) return;
  // A name that no address can open has no link.
  const target = name.querySelector('a') ?? name;
  if (target === name) name.tabIndex = -1;
  target.focus({ preventScroll: true });
  name.scrollIntoView({ block: 'nearest' });
}

/** Presses the button of the focused row. */
function pressRow(body: HTMLTableSectionElement): void {
  const row = rowsOf(body).find((each) => each.contains(document.activeElement));
  row?.querySelector<HTMLButtonElement>('th button[aria-pressed]')?.click();
}

function rowsOf(body: HTMLTableSectionElement): readonly HTMLTableRowElement[] {
  return [...body.querySelectorAll<HTMLTableRowElement>('tr[data-index]')];
}

/** Below the header, which sticks to the top. */
function isInView(row: HTMLTableRowElement): boolean {
  const header = row.closest('table')?.tHead?.querySelector('th')?.getBoundingClientRect().bottom ?? 0;
  return row.getBoundingClientRect().top >= header - 1;
}

/** The focus stays at its place in a row whose element is replaced, as when windowed rows take over from the first ones. */
function useKeptFocus(body: RefObject<HTMLTableSectionElement | null>): void {
  useEffect(() => {
    const rows = body.current;
    if (rows === null) return;
    let focused = document.activeElement;
    const learn = ({ target }: FocusEvent) => {
      focused = target instanceof Element && rows.contains(target) ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      const row = focused.closest('tr');
      const same = row && [...rows.rows].find((each) => isSame(each, row));
      const element = same && elementsIn(same)[elementsIn(row).indexOf(focused)];
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', learn);
    observer.observe(rows, { childList: true });
    return () => {
      document.removeEventListener('focusin', learn);
      observer.disconnect();
    };
  }, [body]);
}

function isSame(one: HTMLTableRowElement, other: HTMLTableRowElement): boolean {
  return one.dataset['index'] === other.dataset['index'] && one.textContent === other.textContent;
}

const elementsIn = (row: Element): readonly Element[] => [...row.querySelectorAll('*')];
