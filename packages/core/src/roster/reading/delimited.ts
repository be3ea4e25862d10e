import Papa from 'papaparse';
import { unescapeCell } from '../../display/csv.ts';
import type { SourceRow } from '../import-source.ts';
import { type Dialect, withoutHint } from './delimiter.ts';
import { UnreadableError } from './unreadable.ts';

/**
 * Every row of the text, blank ones too, with the number that a spreadsheet shows beside it.
 * @throws {UnreadableError} if quotation marks are not paired
 */
export function delimitedRows(text: string, dialect: Dialect): readonly SourceRow[] {
  const { data, errors } = parseCells(text, dialect);
  const fault = errors.find(({ type }) => type === 'Quotes');
  // Spreadsheets copy a cell such as "Ace" Brook as it stands, and quote only those with tabs or line breaks.
  if (fault !== undefined && dialect.delimiter === '\t' && !/"[^"\t]*[\r\n][^"]*"/.test(text))
    return rowsOf(parseCells(text, dialect, '\0').data, dialect);
  if (fault !== undefined)
    throw new UnreadableError(
      `A quotation mark in row ${(fault.row ?? 0) + 1} is never closed, or stands beside another text, so the cells after it cannot be told apart.`,
    );
  return rowsOf(data, dialect);
}

function parseCells(text: string, { delimiter, newline }: Dialect, quoteChar = '"') {
  return Papa.parse<string[]>(withoutHint(text), { delimiter, newline, quoteChar });
}

function rowsOf(data: readonly (readonly string[])[], { newline }: Dialect): readonly SourceRow[] {
  return data.map((cells, index) => ({
    row: index + 1,
    cells: (newline === '\n' ? withoutReturn(cells) : cells).map(unescapeCell),
  }));
}

/** Removes the CR of a line that ends in CR LF among lines that end in LF. */
function withoutReturn(cells: readonly string[]): readonly string[] {
  const last = cells.at(-1);
  return last?.endsWith('\r') ? [...cells.slice(0, -1), last.slice(0, -1)] : cells;
}
