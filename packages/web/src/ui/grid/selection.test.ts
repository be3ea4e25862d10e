import { expect, test } from 'vitest';
import type { GridRow } from './grid-data.ts';
import {
  type Bounds,
  cellSelection,
  countCells,
  indexOfRow,
  type Position,
  press,
  rangeOf,
  type Step,
  stepFrom,
} from './selection.ts';

const bounds: Bounds = { rows: 100, columns: 4, page: 10 };
const at = (row: number, column: number): Position => ({ row, column });

/** Where each step leads from the middle, the first cell and the last one. */
const leads: Record<Step, readonly [Position, Position, Position]> = {
  up: [at(49, 2), at(0, 0), at(98, 3)],
  down: [at(51, 2), at(1, 0), at(99, 3)],
  left: [at(50, 1), at(0, 0), at(99, 2)],
  right: [at(50, 3), at(0, 1), at(99, 3)],
  pageUp: [at(40, 2), at(0, 0), at(89, 3)],
  pageDown: [at(60, 2), at(10, 0), at(99, 3)],
  rowStart: [at(50, 0), at(0, 0), at(99, 0)],
  rowEnd: [at(50, 3), at(0, 3), at(99, 3)],
  columnStart: [at(0, 2), at(0, 0), at(0, 3)],
  columnEnd: [at(99, 2), at(99, 0), at(99, 3)],
  first: [at(0, 0), at(0, 0), at(0, 0)],
  last: [at(99, 3), at(99, 3), at(99, 3)],
  next: [at(50, 3), at(0, 1), at(99, 3)],
  previous: [at(50, 1), at(0, 0), at(99, 2)],
};

test('each step leads to its cell and stops at the edges', () => {
  const found = Object.fromEntries(
    Object.keys(leads)
      .filter((step): step is Step => step in leads)
      .map((step) => [step, [at(50, 2), at(0, 0), at(99, 3)].map((from) => stepFrom(from, step, bounds))]),
  );
  expect(found).toEqual(leads);
});

test('next and previous go on in the row after and before', () => {
  expect(stepFrom(at(7, 3), 'next', bounds)).toEqual(at(8, 0));
  expect(stepFrom(at(7, 0), 'previous', bounds)).toEqual(at(6, 3));
});

test('a range has the same cells whichever end it began at', () => {
  const range = { top: 2, bottom: 5, left: 1, right: 3 };
  const corners = [at(2, 1), at(2, 3), at(5, 1), at(5, 3)];
  const opposite = [at(5, 3), at(5, 1), at(2, 3), at(2, 1)];
  expect(corners.map((active, index) => rangeOf({ active, head: opposite[index] ?? active }))).toEqual(
    corners.map(() => range),
  );
  expect(countCells(range)).toBe(12);
});

test('a press selects a cell, a row, a column or all, and extends from the active cell', () => {
  const selection = { active: at(5, 1), head: at(6, 2) };
  const pressed = (position: Position, extend: boolean) => press(selection, position, extend, bounds);
  expect({
    cell: pressed(at(7, 2), false),
    toCell: pressed(at(7, 2), true),
    row: pressed(at(7, -1), false),
    toRow: pressed(at(7, -1), true),
    column: pressed(at(-1, 2), false),
    toColumn: pressed(at(-1, 2), true),
    corner: pressed(at(-1, -1), false),
  }).toEqual({
    cell: cellSelection(at(7, 2)),
    toCell: { active: at(5, 1), head: at(7, 2) },
    row: { active: at(7, 0), head: at(7, 3) },
    toRow: { active: at(5, 0), head: at(7, 3) },
    column: { active: at(0, 2), head: at(99, 2) },
    toColumn: { active: at(0, 1), head: at(99, 2) },
    corner: { active: at(0, 0), head: at(99, 3) },
  });
});

const rowsOf = (numbers: readonly number[]): readonly GridRow[] =>
  numbers.map((number) => ({ number, cells: [] }));

test('finds a row by its number, else the next one, else the last', () => {
  const rows = rowsOf([2, 3, 7, 9]);
  expect([0, 2, 3, 4, 7, 9, 10].map((number) => indexOfRow(rows, number))).toEqual([0, 0, 1, 2, 2, 3, 3]);
  expect(indexOfRow([], 5)).toBe(0);
});
