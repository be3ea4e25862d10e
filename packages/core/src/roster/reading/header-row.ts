import { optionalFields } from '../../athletes/fields/athlete-fields.ts';
import type { SourceRow } from '../import-source.ts';
import { headingIn, type Said, titleIn, withHeadings } from '../layout/headings.ts';
import { joinedTables } from '../layout/joined-tables.ts';
import { sideBySide } from '../layout/side-by-side.ts';
import { turnedTable } from '../layout/turned.ts';
import { fieldOf } from '../matching/column-aliases.ts';
import { filledCells, lookOf } from '../matching/column-values.ts';
import { columnLetter } from '../matching/header-key.ts';
import { draftField, type ImportField } from '../matching/import-field.ts';
import { countKnown } from '../matching/match-columns.ts';
import type { ReadingOption } from '../reading-choice.ts';
import { UnreadableError } from './unreadable.ts';

/** Rows in which the header is looked for. */
const mostAbove = 10;
/** Characters of a header. */
const longestHeader = 200;
/** Columns of a header; spreadsheets have more, rosters have not. */
const mostColumns = 1000;

export interface HeaderSplit {
  readonly headerRow: number;
  readonly header: readonly string[];
  /** Those below the header that are not empty. */
  readonly rows: readonly SourceRow[];
  /** The first rows that may be the header. */
  readonly option: ReadingOption;
  /** What of the layout is read otherwise than row by row. */
  readonly layout: readonly string[];
  /** What stands above the header. */
  readonly title?: string;
}

/**
 * Splits the header from the rows. It is the row that a person chose, else the first row that is not empty, unless a later
 * one names clearly more columns, as below a title or a line of groups.
 * @param chosen its number; 0 for a table that is turned or has none
 * @param bySheet what the name of its sheet says of all rows
 * @throws {UnreadableError} if the chosen row is empty
 */
export function splitHeader(rows: readonly SourceRow[], chosen?: number, bySheet: Said = {}): HeaderSplit {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const turned = turnedTable(filled, Math.max(0, ...knownAbove(filled)));
  if (turned !== null && (chosen === undefined || chosen === 0)) {
    const { header, note } = turned;
    const option = headerOption(filled.slice(0, mostAbove), -1, true);
    return { headerRow: 0, option, header: boundedHeader(header), rows: turned.rows, layout: [note] };
  }
  if (chosen === 0 || (chosen === undefined && isHeadless(filled))) {
    const header = boundedHeader(filled[0]?.cells ?? []).map((_, at) => columnLetter(at));
    const option = headerOption(filled.slice(0, mostAbove), mostAbove, false);
    return { headerRow: 0, option, header, rows: filled, layout: [noHeader] };
  }
  const index = chosen === undefined ? findHeader(filled) : filled.findIndex(({ row }) => row === chosen);
  if (index < 0 && filled.length > 0)
    throw new UnreadableError(
      `Row ${chosen} has no header: it is empty. The rows with text are ${filled[0]?.row} to ${filled.at(-1)?.row}.`,
    );
  const { row: headerRow = 0, cells = [] } = filled[index] ?? {};
  const offered = filled.slice(0, Math.max(mostAbove, index + 1));
  const parts = sideBySide(filled, index);
  if (parts !== null) {
    const tables = parts.map((part) => withHeadings(part, { ...bySheet, ...part.said }));
    const layout = [beside, ...new Set(tables.flatMap((table) => table.layout))];
    return { headerRow, ...joinedTables(tables), layout, option: headerOption(offered, index, false) };
  }
  const [above, below] = [filled.slice(0, index), filled.slice(index + 1)];
  const isWide = cells.filter((cell) => cell.trim() !== '').length > 1;
  const [sub] = below.slice(0, isWide && below.length > 1 ? 1 : 0).filter((row) => isSubHeader(row.cells));
  const table = withHeadings(
    {
      header: boundedHeader(wholeHeader(cells, above.at(-1)?.cells, sub?.cells)),
      rows: sub === undefined ? below : below.slice(1),
    },
    { ...bySheet, ...saidAbove(above, below) },
  );
  return {
    headerRow,
    ...(above.length > 0 && { title: above.flatMap((row) => row.cells).join(' ') }),
    ...table,
    layout: [...(sub === undefined ? [] : [`Row ${sub.row} belongs to the header.`]), ...table.layout],
    option: headerOption(offered, index, turned !== null),
  };
}

/** The columns of a header whose parts stand in the row below it, or above its blanks, as merged cells leave them. */
function wholeHeader(
  cells: readonly string[],
  above: readonly string[] = [],
  below: readonly string[] = [],
): readonly string[] {
  return Array.from({ length: Math.max(cells.length, below.length) }, (_, at) => {
    const [own = '', over = '', under = ''] = [cells[at], above[at], below[at]];
    if (isField(under)) return under;
    return own.trim() === '' && isField(over) ? over : own;
  });
}

const isField = (text: string) => text.length <= longestHeader && fieldOf(text, optionalFields) !== null;

/** Whether a row has nothing but words of fields, brackets and ranges: (M/F), (sem/yr), 1-4, /1600. */
function isSubHeader(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return (
    filled.length > 1 &&
    filled.every((cell) => isField(cell) || /^[([].*[)\]]$|^([\d.,]+\s*[-–]\s*|\/\s*)[\d.,]+$/.test(cell))
  );
}

/** What lines above the header say; a term counts where others follow below, and is a preset where none does (`presetOf`). */
function saidAbove(above: readonly SourceRow[], below: readonly SourceRow[]): Said {
  const { available_semester, ...said }: Said = Object.assign(
    {},
    ...above.map(({ cells }) => titleIn(cells)),
  );
  const isFirst = () => below.some(({ cells }) => headingIn(cells)?.available_semester !== undefined);
  return available_semester !== undefined && isFirst() ? { ...said, available_semester } : said;
}

const beside =
  'Tables beside each other are one list; rows of the second are counted from the next thousand on.';
const noHeader = 'The table has no header: its columns are named by their letters.';

/** Whether no row names a column, and the first one has a name and a term where the columns have them. */
function isHeadless(filled: readonly SourceRow[]): boolean {
  if (filled.length < 2 || knownAbove(filled).some((known) => known > 0)) return false;
  const fields = (filled[0]?.cells ?? []).slice(0, mostColumns).flatMap((cell, index) => {
    const look = lookOf(filledCells(filled, index))?.field;
    return look !== undefined && lookOf([cell.trim()])?.field === look ? [look] : [];
  });
  const has = (...wanted: readonly ImportField[]) => fields.some((field) => wanted.includes(field));
  return has('name', 'last_first_name') && has('available_semester', 'available_year');
}

function headerOption(offered: readonly SourceRow[], used: number, canTurn: boolean): ReadingOption {
  const rows = offered.map(({ row, cells }) => ({
    name: `Row ${row}: ${startOf(cells)}`,
    choice: { headerRow: row },
  }));
  const none = { name: canTurn ? 'The first column' : 'No header', choice: { headerRow: 0 } };
  return canTurn
    ? { key: 'headerRow', used: used + 1, values: [none, ...rows] }
    : { key: 'headerRow', used: Math.min(used, rows.length), values: [...rows, none] };
}

/**
 * A header without the empty cells at its end, which spreadsheets keep, and with long names cut.
 * @throws {UnreadableError} if it has too many columns
 */
export function boundedHeader(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  if (last >= mostColumns)
    throw new UnreadableError(`The header has ${last + 1} columns; at most ${mostColumns} can be read.`);
  return cells
    .slice(0, last + 1)
    .map((cell) => (cell.length > longestHeader ? `${cell.slice(0, longestHeader)}…` : cell));
}

/** How many cells of a row name a known column. */
export function countKnownIn(cells: readonly string[]): number {
  return countKnown(cells.slice(0, mostColumns).filter((cell) => cell.length <= longestHeader));
}

/** The known columns of the best of the rows that may be the header. */
export function countKnownAbove(filled: readonly SourceRow[]): number {
  return Math.max(...knownAbove(filled));
}

export function findHeader(filled: readonly SourceRow[]): number {
  const [first = 0, ...below] = knownAbove(filled);
  const most = Math.max(...below);
  return most > first + 1 ? below.indexOf(most) + 1 : 0;
}

/** Whether the header of rows names athletes, as that of a sheet of choices does not. */
export function hasNames(filled: readonly SourceRow[]): boolean {
  const header = filled[findHeader(filled)]?.cells ?? [];
  const fields = header.map((cell) => fieldOf(cell, []));
  return fields.some((field) => field !== null && draftField(field) === 'name');
}

function knownAbove(filled: readonly SourceRow[]): readonly number[] {
  return filled.slice(0, mostAbove).map(({ cells }) => countKnownIn(cells));
}

/** 'Name, Sport, Year' */
function startOf(cells: readonly string[]): string {
  const text = cells
    .slice(0, 10)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(', ');
  return text.length > 50 ? `${text.slice(0, 50)}…` : text;
}
