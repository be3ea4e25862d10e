import truncate from 'fast-string-truncated-width';
import { printable } from './terminal-text.ts';

export interface Column<T> {
  readonly heading: string;
  readonly shown: (row: T) => string;
  readonly align?: 'right';
  /** Whether the row's service does not have the column at all: left out where the first page says so. */
  readonly isAbsent?: (row: T) => boolean;
  /** On a narrow terminal; columns are omitted before any is cut. */
  readonly narrowed?: 'omitted' | 'cut';
}

export interface TableStyle {
  /** Terminal cells in a line; null for any number. */
  readonly width: number | null;
  readonly heading: (line: string) => string;
}

const gap = '  ';
const ellipsis = '…';
const narrowest = 8;

/**
 * Lays out page after page, the first below the headings. A column is as wide as its widest cell so far, so a later
 * page may widen it. The first page decides which columns are omitted.
 */
export function createTable<T>(columns: readonly Column<T>[], style: TableStyle) {
  const limit = style.width ?? Number.POSITIVE_INFINITY;
  let laid: LaidColumn<T>[] | null = null;

  return (rows: readonly T[]): string[] => {
    const isFirst = laid === null;
    const present = columns.filter(({ isAbsent }) => isAbsent === undefined || !rows.every(isAbsent));
    const grown = (laid ?? present.map((column) => ({ column, width: widthOf(column.heading) }))).map(
      ({ column, width }) => ({
        column,
        width: rows.reduce((most, row) => Math.max(most, widthOf(cellOf(column, row))), width),
      }),
    );
    laid = isFirst ? withoutOmitted(grown, limit) : grown;
    const fitting = fitted(laid, limit);
    const lines = rows.map((row) => layLine(fitting, (column) => cellOf(column, row)));
    return isFirst ? [style.heading(layLine(fitting, ({ heading }) => heading)), ...lines] : lines;
  };
}

interface LaidColumn<T> {
  readonly column: Column<T>;
  readonly width: number;
}

function layLine<T>(columns: readonly LaidColumn<T>[], textOf: (column: Column<T>) => string): string {
  return columns
    .map(({ column, width }) => {
      const text = cut(textOf(column), width);
      const space = ' '.repeat(width - widthOf(text));
      return column.align === 'right' ? space + text : text + space;
    })
    .join(gap)
    .trimEnd();
}

function excess<T>(columns: readonly LaidColumn<T>[], limit: number): number {
  return columns.reduce((sum, { width }) => sum + width, gap.length * (columns.length - 1)) - limit;
}

function withoutOmitted<T>(columns: LaidColumn<T>[], limit: number): LaidColumn<T>[] {
  const last = columns.findLastIndex(({ column }) => column.narrowed === 'omitted');
  return last < 0 || excess(columns, limit) <= 0
    ? columns
    : withoutOmitted(columns.toSpliced(last, 1), limit);
}

/** Narrows the widest column that may be cut, one cell at a time, until the line fits or nothing more can be cut. */
function fitted<T>(columns: readonly LaidColumn<T>[], limit: number): readonly LaidColumn<T>[] {
  if (excess(columns, limit) <= 0) return columns;
  const [widest] = columns
    .filter(({ column, width }) => column.narrowed === 'cut' && width > narrowest)
    .toSorted((a, b) => b.width - a.width);
  if (widest === undefined) return columns;
  return fitted(
    columns.map((entry) => (entry === widest ? { ...entry, width: entry.width - 1 } : entry)),
    limit,
  );
}

function cellOf<T>(column: Column<T>, row: T): string {
  return printable(column.shown(row));
}

function widthOf(text: string): number {
  return truncate(text).width;
}

function cut(text: string, width: number): string {
  const { truncated, index } = truncate(text, { limit: width, ellipsis });
  return truncated ? `${text.slice(0, index)}${ellipsis}` : text;
}
