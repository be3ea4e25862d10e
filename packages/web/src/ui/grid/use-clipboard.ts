import { type RefObject, useEffect, useEffectEvent } from 'react';
import { clipboardText, parseClipboard } from './clipboard-text.ts';
import { cellsIn, emptyEdits, pastedText, pasteEdits } from './grid-edits.ts';
import type { GridState } from './use-grid.ts';

/**
 * Handles the browser's copy, cut and paste while the box itself has the focus. Listens on the document, because a
 * browser may send them to where the text cursor was last.
 */
export function useClipboard(box: RefObject<HTMLElement | null>, grid: GridState): void {
  const { sheet, range } = grid;

  const paste = (text: string) => {
    const pasted = pasteEdits(sheet, range, parseClipboard(text));
    const { top, left, bottom, right } = pasted.range;
    grid.choose({ active: { row: top, column: left }, head: { row: bottom, column: right } });
    grid.edit(pasted.edits);
    grid.say(pastedText(pasted));
  };
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const { type, clipboardData } = event;
    if (clipboardData === null || document.activeElement !== box.current || grid.row === undefined) return;
    event.preventDefault();
    if (type === 'paste') {
      paste(clipboardData.getData('text/plain'));
      return;
    }
    clipboardData.setData('text/plain', clipboardText(cellsIn(sheet, range)));
    if (type === 'cut') grid.edit(emptyEdits(sheet, range));
  });

  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['copy', 'cut', 'paste'] as const) {
      document.addEventListener(type, (event) => handle(event), { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
}
