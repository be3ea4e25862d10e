import { countKnown } from '../matching/match-columns.ts';
import type { SourceRow } from './import-source.ts';

/** Rows in which the header is looked for. */
const mostAbove = 10;

/**
 * Finds the header row: the first row that is not empty, unless it has no known column and a later row has two or more,
 * as below a title.
 * @returns the row number of the header, its cells, and the rows below it that are not empty
 */
export function splitHeader(rows: readonly SourceRow[]): {
  readonly headerRow: number;
  readonly header: readonly string[];
  readonly rows: readonly SourceRow[];
} {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const known = filled.slice(0, mostAbove).map(({ cells }) => countKnown(cells));
  const better = known[0] === 0 ? known.findIndex((count) => count > 1) : 0;
  const index = Math.max(0, better);
  return {
    headerRow: filled[index]?.row ?? 0,
    header: withoutEnd(filled[index]?.cells ?? []),
    rows: filled.slice(index + 1),
  };
}

/** Spreadsheets leave empty cells at the end of a header that used to be longer. */
function withoutEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}
