import { struckThrough } from '../checking/struck.ts';
import type { SourceRow } from '../import-source.ts';
import type { Archive } from './archive.ts';
import { UnreadableError } from './unreadable.ts';
import { isTrue, type NumberStyle, unescapeText, type Workbook, type WorkbookSheet } from './workbook.ts';
import { readXml } from './xml.ts';

export interface Worksheet {
  /** Rows that have a cell with text, with the number that the spreadsheet shows. */
  readonly rows: readonly SourceRow[];
  readonly hiddenRows: readonly number[];
  /** From 0. */
  readonly hiddenColumns: readonly number[];
  /** Ranges of cells that are one over several rows: 'A2:A4'. Each of their rows has its text. */
  readonly merged: readonly string[];
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
  const rows: { readonly row: number; readonly cells: string[] }[] = [];
  const hiddenRows: number[] = [];
  const hiddenColumns: number[] = [];
  const merged: string[] = [];
  let uncalculated = 0;
  let total = 0;
  let row = 0;
  let cells: string[] = [];
  let column = -1;
  let cell = { ...emptyCell };
  await readXml(archive.unpack(path) ?? new Uint8Array(), {
    open: (name, attribute) => {
      switch (name) {
        case 'col':
          if (isTrue(attribute('hidden')))
            hiddenColumns.push(...range(Number(attribute('min')) - 1, Number(attribute('max'))));
          break;
        case 'row':
          row = Number(attribute('r', String(row + 1)));
          if (isTrue(attribute('hidden'))) hiddenRows.push(row);
          cells = [];
          column = -1;
          break;
        case 'mergeCell':
          merged.push(attribute('ref'));
          break;
        case 'c':
          column = columnOf(attribute('r')) ?? column + 1;
          cell = { ...emptyCell, type: attribute('t', 'n'), style: Number(attribute('s')) };
          break;
        case 'f':
          cell.hasFormula = true;
      }
    },
    text: (text, inside, parent) => {
      if (inside === 'v') cell.value += text;
      if (inside === 't' && parent !== 'rPh') cell.inline += text;
    },
    close: (name) => {
      if (name === 'c') {
        if (cell.hasFormula && cell.value === '' && cell.type !== 'str') uncalculated += 1;
        const plain = cellText(cell, workbook);
        if (plain === '') return;
        const text = workbook.struck.has(cell.style) ? struckThrough(plain) : plain;
        total += column + 1 - cells.length;
        if (total > mostCells)
          throw new UnreadableError('The sheet has too many cells. Save the part with the athletes as CSV.');
        while (cells.length < column) cells.push('');
        cells[column] = text;
      }
      if (name === 'row' && cells.length > 0) rows.push({ row, cells });
    },
  });
  return { rows, hiddenRows, hiddenColumns, merged: mergeDown(rows, merged), uncalculated };
}

/** Gives the rows of merged ranges their text. @returns those over several rows that have one */
function mergeDown(
  rows: readonly { readonly row: number; readonly cells: string[] }[],
  ranges: readonly string[],
): readonly string[] {
  const byRow = new Map(rows.map(({ row, cells }) => [row, cells]));
  return ranges.filter((range) => {
    const [, letters = '', first, last] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(range) ?? [];
    const column = columnOf(letters) ?? 0;
    const text = byRow.get(Number(first))?.[column] ?? '';
    const end = text === '' ? 0 : Math.min(Number(last), rows.at(-1)?.row ?? 0);
    for (let row = Number(first) + 1; row <= end; row += 1) {
      const cells = byRow.get(row) ?? [];
      while (cells.length < column) cells.push('');
      cells[column] = text;
    }
    return end > Number(first);
  });
}

/** Sheets often hide all columns behind the last, up to the 16,384 that there are. */
function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.min(to, 16_384) - from }, (_, index) => from + index);
}

/** 'AB12' is in column 27, counted from 0. */
function columnOf(place: string): number | null {
  const letters = /[A-Z]+/.exec(place)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Cell {
  readonly type: string;
  readonly style: number;
  readonly value: string;
  /** The text within the cell, which some programs repeat as its value. */
  readonly inline: string;
}

const emptyCell = { type: 'n', style: 0, value: '', inline: '', hasFormula: false };

function cellText({ type, style, value, inline }: Cell, { texts, numberStyles, is1904 }: Workbook): string {
  if (inline !== '') return unescapeText(inline);
  if (value === '') return '';
  switch (type) {
    case 's':
      return texts[Number(value)] ?? '';
    case 'b':
      return String(value === '1');
    case 'd':
      return value.replace(/T00:00:00(\.0+)?Z?$/, '');
    case 'n':
      return numberText(value, numberStyles.get(style), is1904);
    default:
      return unescapeText(value);
  }
}

function numberText(value: string, style: NumberStyle | undefined, is1904: boolean): string {
  const number = Number(value);
  if (style === 'date') return dateText(number, is1904) ?? value;
  if (style === 'duration') return durationText(number) ?? value;
  if (style === 'percent') return `${Number((number * 100).toFixed(2))}%`;
  const isKept = Math.abs(number) < Number.MAX_SAFE_INTEGER;
  // 15 digits are shown, not the binary fraction behind them.
  const shown = isKept && !Number.isInteger(number) ? Number(number.toPrecision(15)) : number;
  return `${style?.before ?? ''}${isKept ? shown : value}`;
}

/** 1 January 1970, as days from 30 December 1899. */
const epoch = 25_569;
/** 1 January 1904, likewise. */
const epoch1904 = 1462;

/**
 * '2027-09-01', '2027-09-01 14:30:00', or a time alone; null where no calendar has the day. Day 60 was 29 February of
 * 1900, which was no leap year, so that days before it are one less than those after.
 */
function dateText(days: number, is1904: boolean): string | null {
  if (!is1904 && Math.floor(days) === 60) return null;
  const fromEpoch = is1904 ? days + epoch1904 : days < 60 ? days + 1 : days;
  const date = new Date(Math.round((fromEpoch - epoch) * 86_400) * 1000);
  if (days < 0 || Number.isNaN(date.valueOf())) return null;
  const [day = '', time = ''] = date.toISOString().slice(0, -5).split('T');
  if (days < 1) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** '36:30:00'; null where it is none. */
function durationText(days: number): string | null {
  const seconds = Math.round(days * 86_400);
  if (!(seconds >= 0 && seconds < Number.MAX_SAFE_INTEGER)) return null;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
