import { type RefObject, useEffect } from 'react';

/** The focus stays at its place in a row whose element is replaced, as when windowed rows take over from the first ones. */
export function useKeptFocus(body: RefObject<HTMLTableSectionElement | null>): void {
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
