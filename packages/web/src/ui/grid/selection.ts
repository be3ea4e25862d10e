import type { GridRow } from './grid-data.ts';

/** A cell by its row's index among the rows shown. In a press -1 stands for a header. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** The active cell takes what is typed; the selected range reaches from it to the head. */
export interface Selection {
  readonly active: Position;
  readonly head: Position;
}

/** Both ends belong to the range. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Bounds {
  readonly rows: number;
  readonly columns: number;
  /** How many rows fit on the screen. */
  readonly page: number;
}

export const cellSelection = (position: Position): Selection => ({ active: position, head: position });

export const rangeOf = ({ active, head }: Selection): Range => ({
  top: Math.min(active.row, head.row),
  bottom: Math.max(active.row, head.row),
  left: Math.min(active.column, head.column),
  right: Math.max(active.column, head.column),
});

export const countCells = ({ top, bottom, left, right }: Range): number =>
  (bottom - top + 1) * (right - left + 1);

const steps = {
  up: ({ row, column }) => ({ row: row - 1, column }),
  down: ({ row, column }) => ({ row: row + 1, column }),
  left: ({ row, column }) => ({ row, column: column - 1 }),
  right: ({ row, column }) => ({ row, column: column + 1 }),
  pageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  pageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  rowStart: ({ row }) => ({ row, column: 0 }),
  rowEnd: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  columnStart: ({ column }) => ({ row: 0, column }),
  columnEnd: ({ column }, { rows }) => ({ row: rows - 1, column }),
  first: () => ({ row: 0, column: 0 }),
  last: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  next: ({ row, column }, { rows, columns }) =>
    column < columns - 1 || row === rows - 1 ? { row, column: column + 1 } : { row: row + 1, column: 0 },
  previous: ({ row, column }, { columns }) =>
    column > 0 || row === 0 ? { row, column: column - 1 } : { row: row - 1, column: columns - 1 },
} satisfies Readonly<Record<string, (from: Position, bounds: Bounds) => Position>>;
export type Step = keyof typeof steps;

/** The position a step away; the same one at the edge. */
export function stepFrom(from: Position, step: Step, bounds: Bounds): Position {
  const { row, column } = steps[step](from, bounds);
  return { row: clamp(row, bounds.rows), column: clamp(column, bounds.columns) };
}

/**
 * The selection after a press: on a cell, on the header of a row or column, which selects it, or on the corner, which
 * selects all.
 * @param extend with Shift, or while the pointer is dragged
 */
export function press(
  { active }: Selection,
  at: Position,
  extend: boolean,
  { rows, columns }: Pick<Bounds, 'rows' | 'columns'>,
): Selection {
  const from = extend ? active : at;
  return {
    active: {
      row: at.row < 0 ? 0 : Math.max(0, from.row),
      column: at.column < 0 ? 0 : Math.max(0, from.column),
    },
    head: { row: at.row < 0 ? rows - 1 : at.row, column: at.column < 0 ? columns - 1 : at.column },
  };
}

/** The index of the row with this number, else of the next one after it, else of the last; 0 when there are none. */
export function indexOfRow(rows: readonly GridRow[], number: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.number ?? Number.POSITIVE_INFINITY) < number) low = middle + 1;
    else high = middle;
  }
  return clamp(low, rows.length);
}

const clamp = (index: number, count: number) => Math.max(0, Math.min(index, count - 1));
