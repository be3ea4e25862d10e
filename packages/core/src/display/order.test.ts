import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareKeys, type SortKey, sortRows } from './order.ts';

const ordered = (values: readonly SortKey[], descending: boolean) =>
  [...values].sort((a, b) => compareKeys(a, b, descending));

test('sorts texts by code point, empty values last in both directions', () => {
  const values = ['b', null, '\u{1f600}', 'a', '\uffee', 'ab', ''];
  expect(ordered(values, false)).toEqual(['', 'a', 'ab', 'b', '\uffee', '\u{1f600}', null]);
  expect(ordered(values, true)).toEqual(['\u{1f600}', '\uffee', 'b', 'ab', 'a', '', null]);
});

test('sorts texts as their UTF-8 bytes, like the database', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      expect(Math.sign(compareKeys(a, b, false))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});

const row = (id: number, size: number | null) => ({ id, size });
const size = { size: (of: { size: number | null }) => of.size };

test('keeps the order of rows with equal keys in both directions', () => {
  const rows = [row(1, 5), row(2, null), row(3, 1), row(4, 5), row(5, null)];
  expect(sortRows(rows, 'size', size).map(({ id }) => id)).toEqual([3, 1, 4, 2, 5]);
  expect(sortRows(rows, '-size', size).map(({ id }) => id)).toEqual([1, 4, 3, 2, 5]);
});

test('sorts by creation in the order of the rows or its reverse', () => {
  const rows = [row(3, 1), row(2, 2), row(1, 1)];
  expect(sortRows(rows, '-created', size)).toEqual(rows);
  expect(sortRows(rows, 'created', size)).toEqual([row(1, 1), row(2, 2), row(3, 1)]);
  expect(rows).toEqual([row(3, 1), row(2, 2), row(1, 1)]);
});
