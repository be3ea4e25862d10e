import type { SourceRow } from '../import-source.ts';
import type { Archive } from './archive.ts';
import { UnreadableError } from './unreadable.ts';
import { isTrue, unescapeText, type Workbook, type WorkbookSheet } from './workbook.ts';
import { readXml } from './xml.ts';

export interface Worksheet {
  /** Rows that have a cell with text, with the number that the spreadsheet shows. */
  readonly rows: readonly SourceRow[];
  readonly hiddenRows: readonly number[];
  /** From 0. */
  readonly hiddenColumns: readonly number[];
  /** Cells whose formula no spreadsheet has calculated yet. */
  readonly uncalculated: number;
}

/** Counts cells with the gaps before them: a far cell in each row would take all memory. */
const mostCells = 20_000_000;

/** Every cell of a sheet as the text that the spreadsheet shows; errors (#N/A) are texts, too (rules/import.md#workbooks). */
export async function readWorksheet(
  archive: Archive,
  { path }: WorkbookSheet,
  workbook: Workbook,
): Promise<Worksheet> {
  const rows: SourceRow[] = [];
  const hiddenRows: number[] = [];
  const hiddenColumns: number[] = [];
  let uncalculated = 0;
  let total = 0;
  let row = 0;
  let cells: string[] = [];
  let column = -1;
  let cell = { type: '', style: 0, value: '', hasFormula: false };
  let inside = '';
  await readXml(archive.unpack(path) ?? new Uint8Array(), {
    open: (name, attribute) => {
      inside = name;
      if (name === 'col' && isTrue(attribute('hidden')))
        hiddenColumns.push(...range(Number(attribute('min')) - 1, Number(attribute('max'))));
      if (name === 'row') {
        row = Number(attribute('r') ?? row + 1);
        if (isTrue(attribute('hidden'))) hiddenRows.push(row);
        cells = [];
        column = -1;
      }
      if (name === 'c') {
        column = columnOf(attribute('r')) ?? column + 1;
        cell = {
          type: attribute('t') ?? 'n',
          style: Number(attribute('s') ?? -1),
          value: '',
          hasFormula: false,
        };
      }
      if (name === 'f') cell.hasFormula = true;
    },
    text: (text) => {
      if (inside === 'v' || inside === 't') cell.value += text;
    },
    close: (name) => {
      inside = '';
      if (name === 'c') {
        if (cell.hasFormula && cell.value === '' && cell.type !== 'str') uncalculated += 1;
        const text = cellText(cell, workbook);
        if (text === '') return;
        total += column + 1 - cells.length;
        if (total > mostCells)
          throw new UnreadableError('The sheet has too many cells. Save the part with the athletes as CSV.');
        while (cells.length < column) cells.push('');
        cells[column] = text;
      }
      if (name === 'row' && cells.length > 0) rows.push({ row, cells });
    },
  });
  return { rows, hiddenRows, hiddenColumns, uncalculated };
}

/** Sheets often hide all columns behind the last, up to the 16,384 that there are. */
function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.min(to, 16_384) - from) }, (_, index) => from + index);
}

/** 'AB12' is in column 27, counted from 0. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Cell {
  readonly type: string;
  readonly style: number;
  readonly value: string;
}

function cellText({ type, style, value }: Cell, { texts, dateStyles, is1904 }: Workbook): string {
  if (value === '') return '';
  switch (type) {
    case 's':
      return texts[Number(value)] ?? '';
    case 'inlineStr':
    case 'str':
      return unescapeText(value);
    case 'b':
      return String(value === '1');
    case 'd':
      return value.replace(/T00:00:00(\.0+)?Z?$/, '');
    case 'n':
      return dateStyles.has(style) ? dateText(Number(value) + (is1904 ? 1462 : 0)) : numberText(value);
    default:
      return value;
  }
}

/** The number as shown: 15 digits, not the binary fraction behind them; all digits where more are written. */
function numberText(value: string): string {
  const number = Number(value);
  const isExact = /^-?\d+$/.test(value) || !(Math.abs(number) < Number.MAX_SAFE_INTEGER);
  return isExact ? value : String(Number(number.toPrecision(15)));
}

const millisecondsADay = 86_400_000;
/** 1 January 1970, as days from 30 December 1899. */
const epoch = 25_569;

/** '2027-09-01', '2027-09-01 14:30:00', or a time alone; a number of days beyond all calendars stays a number. */
function dateText(days: number): string {
  const date = new Date(Math.round((days - epoch) * 86_400) * 1000);
  if (Number.isNaN(date.valueOf())) return String(days);
  const [day = '', time = ''] = date.toISOString().slice(0, -5).split('T');
  if (days < 1) return time;
  return date.valueOf() % millisecondsADay === 0 ? day : `${day} ${time}`;
}
