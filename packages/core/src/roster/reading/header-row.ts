import type { SourceRow } from '../import-source.ts';
import { countKnown } from '../matching/match-columns.ts';
import { UnreadableError } from './unreadable.ts';

/** Rows in which the header is looked for. */
const mostAbove = 10;

/**
 * Splits the header from the rows. It is the row that a person chose, else the first row that is not empty, unless that
 * has no known column and a later row has two or more, as below a title.
 * @param chosen its number
 * @returns the row number of the header, its cells, and the rows below it that are not empty
 * @throws {UnreadableError} if the chosen row is empty
 */
export function splitHeader(
  rows: readonly SourceRow[],
  chosen?: number,
): {
  readonly headerRow: number;
  readonly header: readonly string[];
  readonly rows: readonly SourceRow[];
} {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const index = chosen === undefined ? findHeader(filled) : filled.findIndex(({ row }) => row === chosen);
  if (index < 0)
    throw new UnreadableError(
      `Row ${chosen} has no header: it is empty. The rows with text are ${filled[0]?.row} to ${filled.at(-1)?.row}.`,
    );
  return {
    headerRow: filled[index]?.row ?? 0,
    header: withoutEnd(filled[index]?.cells ?? []),
    rows: filled.slice(index + 1),
  };
}

function findHeader(filled: readonly SourceRow[]): number {
  const known = filled.slice(0, mostAbove).map(({ cells }) => countKnown(cells));
  return known[0] === 0
    ? Math.max(
        0,
        known.findIndex((count) => count > 1),
      )
    : 0;
}

/** Spreadsheets keep empty cells at the end of a header that was longer before. */
function withoutEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}
