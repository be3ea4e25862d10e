import truncate from 'fast-string-truncated-width';

export interface Column<T> {
  readonly heading: string;
  readonly shown: (row: T) => string;
  readonly align?: 'right';
  /** What happens where the terminal is too narrow for the whole line; columns are left out before any is cut. */
  readonly narrowed?: 'omitted' | 'cut';
}

export interface TableStyle {
  /** Cells that a line may take; null for any number. */
  readonly width: number | null;
  readonly heading: (line: string) => string;
}

const gap = '  ';
const ellipsis = '…';
const narrowest = 8;

/**
 * Lays out page after page, the first below the headings; answers a page's lines. A column is as wide as its widest
 * cell so far, so a later page may widen it. Which columns are left out is settled by the first page.
 */
export function createTable<T>(columns: readonly Column<T>[], style: TableStyle) {
  const limit = style.width ?? Number.POSITIVE_INFINITY;
  let laid: LaidColumn<T>[] | null = null;

  return (rows: readonly T[]): string[] => {
    const isFirst = laid === null;
    const grown = (laid ?? columns.map((column) => ({ column, width: widthOf(column.heading) }))).map(
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

/** Takes from the widest column that may be cut, cell by cell, until the line fits or none can give more. */
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

/** Without what would move the cursor or turn the text around: control characters and bidirectional ones. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').replace(/\p{Bidi_Control}/gu, '');
}

function widthOf(text: string): number {
  return truncate(text).width;
}

function cut(text: string, width: number): string {
  const { truncated, index } = truncate(text, { limit: width, ellipsis });
  return truncated ? `${text.slice(0, index)}${ellipsis}` : text;
}
