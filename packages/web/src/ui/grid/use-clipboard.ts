import { type RefObject, useEffect, useEffectEvent } from 'react';
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

/** A cell in quotation marks that end before the next tab or line, or all that stands before these. */
const nextCell = /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y;
const nextSeparator = /\t|\r\n|\r|\n/y;

/**
 * Rows of cells from the text that spreadsheets put on the clipboard: cells between tabs, those with tabs, line ends
 * or quotation marks within quotation marks. A cell that only begins with a quotation mark is taken as it stands.
 */
export function parseClipboard(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let index = 0;
  while (true) {
    nextCell.lastIndex = index;
    const [written = '', quoted] = nextCell.exec(text) ?? [];
    row.push(quoted === undefined ? written : quoted.replaceAll('""', '"'));
    nextSeparator.lastIndex = index + written.length;
    const separator = nextSeparator.exec(text)?.[0];
    if (separator !== '\t') {
      rows.push(row);
      row = [];
    }
    if (separator === undefined) return rows;
    index = nextSeparator.lastIndex;
    // Excel ends its last row like every other.
    if (separator !== '\t' && index === text.length) return rows;
  }
}

/** The clipboard text of rows of cells, which spreadsheets and `parseClipboard` read. */
export function clipboardText(rows: readonly (readonly string[])[]): string {
  const text = rows.map((cells) => cells.map(quotedCell).join('\t')).join('\n');
  // The last row would be lost, if it consists of one empty cell.
  return text.endsWith('\n') ? `${text}\n` : text;
}

const quotedCell = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
