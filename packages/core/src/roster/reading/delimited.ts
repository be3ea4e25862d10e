import Papa from 'papaparse';
import { unescapeCell } from '../../display/csv.ts';
import type { SourceRow } from '../import-source.ts';
import { type Delimiter, delimiterNames, delimiters } from '../reading-choice.ts';
import { countKnownIn } from './header-row.ts';
import { UnreadableError } from './unreadable.ts';

export interface Dialect {
  readonly delimiter: Delimiter;
  readonly newline: '\r\n' | '\n' | '\r';
}

/** Excel's own hint, on a line that it does not show. */
const hint = /^sep=([,;\t|])(\r\n|\n|\r)/;

/**
 * How a text is separated: as chosen, else by its hint, else by the most known columns, else by the most cells.
 * @throws {UnreadableError} if the choice separates nothing and another delimiter does
 */
export function findDialect(start: string, chosen?: Delimiter): Dialect {
  const newline = findNewline(start);
  const found = delimiters.find((one) => one === hint.exec(start)?.[1]) ?? detectDelimiter(start, newline);
  if (chosen !== undefined && !start.includes(chosen) && start.includes(found))
    throw new UnreadableError(
      `There are no ${delimiterNames[chosen]} in the file. Its cells seem to be separated by ${delimiterNames[found]}.`,
    );
  return { delimiter: chosen ?? found, newline };
}

/** How many columns of a header are known, however the text is separated. */
export function countKnownColumns(start: string): number {
  const newline = findNewline(start);
  return Math.max(...delimiters.map((delimiter) => widthOf(start, { delimiter, newline }).known));
}

function detectDelimiter(start: string, newline: Dialect['newline']): Delimiter {
  return delimiters
    .map((delimiter) => ({ delimiter, ...widthOf(start, { delimiter, newline }) }))
    .reduce((best, one) => ((one.known - best.known || one.width - best.width) > 0 ? one : best)).delimiter;
}

/** The known columns of the first rows, and the cells that each of them has. */
function widthOf(start: string, dialect: Dialect): { readonly known: number; readonly width: number } {
  const rows = Papa.parse<string[]>(start, { ...dialect, preview: 10 }).data;
  const widths = rows.map((cells) => cells.length).filter((width) => width > 1);
  return {
    known: Math.max(0, ...rows.map(countKnownIn)),
    width: widths.length === 0 ? 1 : Math.min(...widths),
  };
}

/** Where both kinds end lines, the CR is taken off afterwards. */
function findNewline(start: string): Dialect['newline'] {
  const bare = start.replace(/"[^"]*"?/g, '');
  if (/(^|[^\r])\n/.test(bare)) return '\n';
  if (bare.includes('\r\n')) return '\r\n';
  return bare.includes('\r') ? '\r' : '\n';
}

/**
 * Every row of the text, blank ones too, with the number that a spreadsheet shows beside it.
 * @throws {UnreadableError} if quotation marks are not paired
 */
export function delimitedRows(text: string, dialect: Dialect): readonly SourceRow[] {
  const { data, errors } = parseCells(text, dialect);
  const [fault] = errors;
  const copied = fault === undefined || dialect.delimiter !== '\t' ? null : copiedRows(text);
  if (copied !== null) return rowsOf(copied, dialect);
  if (fault !== undefined)
    throw new UnreadableError(
      `A quotation mark in row ${(fault.row ?? 0) + 1} is never closed, or stands beside another text, so the cells after it cannot be told apart.`,
    );
  return rowsOf(data, dialect);
}

/**
 * Cells as Excel and Google Sheets copy them: quoted where they have a tab or a line break, else as they stand, as "Ace" Brook.
 * LibreOffice quotes none, and copies a line break as a blank. Null where a cell is quoted by other rules.
 */
function copiedRows(text: string): readonly (readonly string[])[] | null {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g;
  for (const [, quoted, plain = '', end = ''] of text.replace(hint, '').matchAll(cell)) {
    if (/^".*""/.test(plain)) return null;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}

/** Blanks between a separator and an opening quotation mark are not of the cell. */
function parseCells(text: string, dialect: Dialect) {
  const { delimiter } = dialect;
  const blank = new RegExp(`(?<=\\${delimiter}) +(?="[^"\\${delimiter}\\r\\n])`, 'g');
  const bare = delimiter === '\t' ? text : text.replace(blank, '');
  return Papa.parse<string[]>(bare.replace(hint, ''), dialect);
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
