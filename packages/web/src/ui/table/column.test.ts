import { expect, test } from 'vitest';
import { ariaSort, nextSort } from './column.ts';

const name = { sort: 'name' };
const gpa = { sort: 'gpa', startsDescending: true };
const added = { sort: 'created', startsDescending: true };
const own = '-created';

/** The header's states under three clicks, beginning with the list's own order. */
function clicks(column: { readonly sort: string; readonly startsDescending?: boolean }) {
  const seen = [];
  let sort = own;
  for (const _ of [1, 2, 3]) {
    seen.push([sort, ariaSort(column, sort)]);
    sort = nextSort(column, sort) ?? own;
  }
  return { seen, next: sort };
}

test("clicks on a header go from the list's own order to ascending, descending, and back", () => {
  expect(clicks(name)).toEqual({
    seen: [
      [own, 'none'],
      ['name', 'ascending'],
      ['-name', 'descending'],
    ],
    next: own,
  });
});

test('a column whose greatest values are wanted first starts with descending', () => {
  expect(clicks(gpa)).toEqual({
    seen: [
      [own, 'none'],
      ['-gpa', 'descending'],
      ['gpa', 'ascending'],
    ],
    next: own,
  });
});

test("the column of the list's own order goes to the other way round and back", () => {
  expect(clicks(added)).toEqual({
    seen: [
      [own, 'descending'],
      ['created', 'ascending'],
      [own, 'descending'],
    ],
    next: 'created',
  });
});

test("another column's order does not matter to the first click", () => {
  expect([ariaSort(name, '-country'), nextSort(name, '-country'), nextSort(gpa, 'country')]).toEqual([
    'none',
    'name',
    '-gpa',
  ]);
});
