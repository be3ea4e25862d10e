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

export type Step =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'pageUp'
  | 'pageDown'
  | 'rowStart'
  | 'rowEnd'
  | 'columnStart'
  | 'columnEnd'
  | 'first'
  | 'last'
  | 'next'
  | 'previous';

export const cellSelection = (position: Position): Selection => ({ active: position, head: position });

export const rangeOf = ({ active, head }: Selection): Range => ({
  top: Math.min(active.row, head.row),
  bottom: Math.max(active.row, head.row),
  left: Math.min(active.column, head.column),
  right: Math.max(active.column, head.column),
});

export const countCells = ({ top, bottom, left, right }: Range): number =>
  (bottom - top + 1) * (right - left + 1);

/** The position a step away; the same one at the edge. */
export function stepFrom(from: Position, step: Step, bounds: Bounds): Position {
  const { row, column } = stepped(from, step, bounds);
  return { row: clamp(row, bounds.rows), column: clamp(column, bounds.columns) };
}

function stepped({ row, column }: Position, step: Step, { rows, columns, page }: Bounds): Position {
  switch (step) {
    case 'up':
      return { row: row - 1, column };
    case 'down':
      return { row: row + 1, column };
    case 'left':
      return { row, column: column - 1 };
    case 'right':
      return { row, column: column + 1 };
    case 'pageUp':
      return { row: row - page, column };
    case 'pageDown':
      return { row: row + page, column };
    case 'rowStart':
      return { row, column: 0 };
    case 'rowEnd':
      return { row, column: columns - 1 };
    case 'columnStart':
      return { row: 0, column };
    case 'columnEnd':
      return { row: rows - 1, column };
    case 'first':
      return { row: 0, column: 0 };
    case 'last':
      return { row: rows - 1, column: columns - 1 };
    case 'next':
      return column < columns - 1 || row === rows - 1
        ? { row, column: column + 1 }
        : { row: row + 1, column: 0 };
    case 'previous':
      return column > 0 || row === 0 ? { row, column: column - 1 } : { row: row - 1, column: columns - 1 };
  }
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
