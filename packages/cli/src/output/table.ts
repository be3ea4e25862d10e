import { cut, widthOf } from './cells.ts';
import { printable } from './terminal-text.ts';

export interface Column<T> {
  readonly heading: string;
  readonly shown: (row: T) => string;
  readonly align?: 'right';
  /** Whether the row's service does not have the column at all: left out where the first page says so. */
  readonly isAbsent?: (row: T) => boolean;
  readonly isCut?: boolean;
  /** Where columns do not fit, the greatest rank is left out first; without a rank a column stays. */
  readonly rank?: number;
}

export interface TableStyle {
  /** Terminal cells in a line; null for any number. */
  readonly width: number | null;
  readonly heading: (line: string) => string;
  /** Receives the headings of the columns that do not fit. */
  readonly leftOut?: ((headings: readonly string[]) => void) | undefined;
}

const gap = '  ';
const narrowest = 8;
/** A column is left out before texts are cut shorter than this. */
const readable = 16;

/**
 * Lays out page after page, the first below the headings. A column is as wide as its widest cell so far, so a later
 * page may widen it. The first page decides which columns are left out.
 */
export function createTable<T>(columns: readonly Column<T>[], style: TableStyle) {
  const limit = style.width ?? Number.POSITIVE_INFINITY;
  let laid: readonly LaidColumn<T>[] | null = null;

  return (rows: readonly T[]): string[] => {
    const isFirst = laid === null;
    const present = columns.filter(({ isAbsent }) => isAbsent === undefined || !rows.every(isAbsent));
    const grown = (laid ?? present.map((column) => ({ column, width: widthOf(column.heading) }))).map(
      ({ column, width }) => ({
        column,
        width: rows.reduce((most, row) => Math.max(most, widthOf(cellOf(column, row))), width),
      }),
    );
    const kept = isFirst ? thoseThatFit(grown, rows, limit) : grown;
    const unfit = grown.filter((one) => !kept.includes(one));
    if (unfit.length > 0) style.leftOut?.(unfit.map(({ column }) => column.heading));
    laid = kept;
    const fitting = fitted(kept, limit);
    const lines = rows.map((row) => layLine(fitting, (column) => cellOf(column, row)));
    return isFirst ? [style.heading(layLine(fitting, ({ heading }) => heading)), ...lines] : lines;
  };
}

/** 'GPA, SAT and TOEFL do not fit' */
export function unfitText(headings: readonly string[]): string {
  // British lists have no comma before 'and'.
  return `${new Intl.ListFormat('en-GB').format(headings)} ${headings.length === 1 ? 'does' : 'do'} not fit`;
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

/**
 * Leaves out columns in which no row has a value, then those of the greatest rank, until the others fit
 * (rules/terminal.md#narrow-terminals).
 */
function thoseThatFit<T>(columns: readonly LaidColumn<T>[], rows: readonly T[], limit: number) {
  const rankOf = ({ column }: LaidColumn<T>) =>
    (column.rank ?? -1) + (rows.every((row) => cellOf(column, row) === '-') ? 100 : 0);
  const ranked = columns.filter(({ column }) => column.rank !== undefined);
  let kept = columns;
  for (const one of ranked.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    const shortest = kept.map(({ column, width }) => ({
      column,
      width: column.isCut ? Math.min(width, readable) : width,
    }));
    if (excess(shortest, limit) <= 0) break;
    kept = kept.filter((other) => other !== one);
  }
  return kept;
}

/** Narrows the widest column that may be cut, one cell at a time, until the line fits or nothing more can be cut. */
function fitted<T>(columns: readonly LaidColumn<T>[], limit: number): readonly LaidColumn<T>[] {
  if (excess(columns, limit) <= 0) return columns;
  const [widest] = columns
    .filter(({ column, width }) => column.isCut && width > narrowest)
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
