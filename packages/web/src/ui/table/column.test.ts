import { expect, test } from 'vitest';
import { ariaSort, nextSort } from './column.ts';

const name = { sort: 'name' };
const gpa = { sort: 'gpa', startsDescending: true };

/** The header's states under clicks, beginning with the list's own order. */
function clicks(column: typeof name) {
  const seen: unknown[] = [];
  let sort: string | undefined;
  do {
    seen.push([sort, ariaSort(column, sort)]);
    sort = nextSort(column, sort);
  } while (sort !== undefined && seen.length < 9);
  return seen;
}

test("clicks on a header go from the list's own order to ascending, descending, and back", () => {
  expect(clicks(name)).toEqual([
    [undefined, 'none'],
    ['name', 'ascending'],
    ['-name', 'descending'],
  ]);
});

test('a column whose greatest values are wanted first starts with descending', () => {
  expect(clicks(gpa)).toEqual([
    [undefined, 'none'],
    ['-gpa', 'descending'],
    ['gpa', 'ascending'],
  ]);
});

test("another column's order does not matter to the first click", () => {
  expect([ariaSort(name, '-country'), nextSort(name, '-country'), nextSort(gpa, 'country')]).toEqual([
    'none',
    'name',
    '-gpa',
  ]);
});
