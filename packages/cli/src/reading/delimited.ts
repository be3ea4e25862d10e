import type { SourceRow } from '@matchpoint/core/athletes/import-source';
import Papa, { type ParseResult } from 'papaparse';
import { unescapeCell } from '../csv.ts';
import { type Dialect, withoutHint } from './delimiter.ts';
import { UnreadableError } from './unreadable.ts';

/** Characters of one row: with more, a quotation mark was forgotten long ago. */
const longestRow = 16 * 1024 * 1024;

/**
 * Every row of the text, blank ones too, with the number that a spreadsheet shows beside it.
 * @throws {UnreadableError} where quotation marks do not go in pairs
 */
export async function* delimitedRows(
  text: AsyncIterable<string>,
  { delimiter, newline }: Dialect,
): AsyncGenerator<readonly SourceRow[], void> {
  const parser = new Papa.Parser({ delimiter, newline });
  let row = 0;
  let rest = '';
  let isStart = true;
  const take = (isLast: boolean): SourceRow[] => {
    const { data, errors, meta }: ParseResult<string[]> = parser.parse(rest, 0, !isLast);
    // What is not yet whole counts as faulty, too.
    const fault = errors.find(
      (error) => error.type === 'Quotes' && (isLast || (error.row ?? 0) < data.length),
    );
    if (fault !== undefined) throw unpaired(row + (fault.row ?? 0) + 1);
    rest = isLast ? '' : rest.slice(meta.cursor);
    if (rest.length > longestRow) throw unpaired(row + data.length + 1);
    return data.map((cells) => {
      row += 1;
      return { row, cells: unescaped(newline === '\n' ? withoutReturn(cells) : cells) };
    });
  };
  for await (const chunk of text) {
    rest += isStart ? withoutHint(chunk) : chunk;
    isStart &&= chunk === '';
    const rows = take(false);
    if (rows.length > 0) yield rows;
  }
  yield take(true);
}

/** Most rows have nothing escaped, and stay the array that they are. */
function unescaped(cells: readonly string[]): readonly string[] {
  return cells.some((cell) => cell.startsWith("'")) ? cells.map(unescapeCell) : cells;
}

/** The CR of a line that ends in CR LF among lines that end in LF. */
function withoutReturn(cells: readonly string[]): readonly string[] {
  const last = cells.at(-1);
  return last?.endsWith('\r') ? [...cells.slice(0, -1), last.slice(0, -1)] : cells;
}

function unpaired(row: number): UnreadableError {
  return new UnreadableError(
    `A quotation mark in row ${row} is never closed, or stands beside another text, so the cells after it cannot be told apart.`,
  );
}
