import { expect, test } from 'vitest';
import type { GridRow } from './grid-data.ts';
import { cellsIn, emptyEdits, firstChange, pastedText, pasteEdits } from './grid-edits.ts';
import type { Range } from './selection.ts';

/** Rows 2, 4 and 5, as a filter shows them; the last one is short. */
const rows: readonly GridRow[] = [
  { number: 2, cells: ['a2', 'b2', 'c2'] },
  { number: 4, cells: ['a4', 'b4', 'c4'] },
  { number: 5, cells: ['a5'] },
];
const sheet = { rows, columns: 3 };
const range = (top: number, left: number, bottom = top, right = left): Range => ({
  top,
  left,
  bottom,
  right,
});
const nothing = { rows: 0, columns: 0 };

test('copies the range, with missing cells as empty ones', () => {
  expect(cellsIn(sheet, range(1, 0, 2, 1))).toEqual([
    ['a4', 'b4'],
    ['a5', ''],
  ]);
});

test('empties the cells that have a text', () => {
  expect(emptyEdits(sheet, range(1, 0, 2, 2))).toEqual([
    { rowNumber: 4, column: 0, value: '' },
    { rowNumber: 4, column: 1, value: '' },
    { rowNumber: 4, column: 2, value: '' },
    { rowNumber: 5, column: 0, value: '' },
  ]);
});

test('pastes a block at the first cell of the range', () => {
  const block = [
    ['x', 'y', 'c4'],
    ['z', '', 'w'],
  ];
  const pasted = pasteEdits(sheet, range(1, 0, 1, 2), block);
  expect(pasted).toEqual({
    edits: [
      { rowNumber: 4, column: 0, value: 'x' },
      { rowNumber: 4, column: 1, value: 'y' },
      { rowNumber: 5, column: 0, value: 'z' },
      { rowNumber: 5, column: 2, value: 'w' },
    ],
    range: range(1, 0, 2, 2),
    leftOut: nothing,
  });
  expect(pastedText(pasted)).toBe('Pasted 6 cells.');
});

test('cuts a block off at the last row and column, and says so', () => {
  const block = [
    ['x', 'out'],
    ['y', 'out'],
    ['out', 'out'],
  ];
  const pasted = pasteEdits(sheet, range(1, 2), block);
  expect(pasted).toEqual({
    edits: [
      { rowNumber: 4, column: 2, value: 'x' },
      { rowNumber: 5, column: 2, value: 'y' },
    ],
    range: range(1, 2, 2, 2),
    leftOut: { rows: 1, columns: 1 },
  });
  expect(pastedText(pasted)).toBe(
    'Pasted 2 cells. Left out: 1 row beyond the last row, 1 column beyond the last column.',
  );
});

test('leaves cells that a shorter row of the block does not reach', () => {
  expect(pasteEdits(sheet, range(0, 0), [['x'], ['y', 'z', 'w']]).edits).toEqual([
    { rowNumber: 2, column: 0, value: 'x' },
    { rowNumber: 4, column: 0, value: 'y' },
    { rowNumber: 4, column: 1, value: 'z' },
    { rowNumber: 4, column: 2, value: 'w' },
  ]);
});

test('fills the range with a single cell', () => {
  const pasted = pasteEdits(sheet, range(0, 0, 2, 0), [['a4']]);
  expect(pasted).toEqual({
    edits: [
      { rowNumber: 2, column: 0, value: 'a4' },
      { rowNumber: 5, column: 0, value: 'a4' },
    ],
    range: range(0, 0, 2, 0),
    leftOut: nothing,
  });
  expect(pastedText(pasted)).toBe('Pasted 3 cells.');
});

test('pastes a hundred thousand rows', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => ({ number: index + 1, cells: ['a'] }));
  const block = many.map(({ number }) => [`${number}`]);
  const { edits } = pasteEdits({ rows: many, columns: 1 }, range(0, 0), block);
  expect([edits.length, edits.at(-1)]).toEqual([100_000, { rowNumber: 100_000, column: 0, value: '100000' }]);
});

test('finds the first cell that changed, also when a filter shows other rows than before', () => {
  const [first, second, third] = rows;
  if (first === undefined || second === undefined || third === undefined) throw new Error('Three rows');
  const changed = { number: 4, cells: ['a4', 'b4', 'new'] };
  expect(firstChange(rows, [first, changed, third])).toEqual({ row: 1, column: 2 });
  expect(firstChange(rows, [changed, third])).toEqual({ row: 0, column: 2 });
  expect(firstChange([second, third], [first, changed])).toEqual({ row: 1, column: 2 });
  expect(firstChange([{ number: 5, cells: ['a5', 'gone'] }], [third])).toEqual({ row: 0, column: 1 });
  expect(firstChange(rows, [first, { ...second }])).toBeNull();
});
