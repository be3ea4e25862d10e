import { expect, test } from 'vitest';
import { ariaSort, nextSort } from './column.ts';

test("clicks on a header go from the list's own order to ascending, descending, and back", () => {
  const steps = [undefined, 'name', '-name'].map((sort) => [ariaSort('name', sort), nextSort('name', sort)]);
  expect(steps).toEqual([
    ['none', 'name'],
    ['ascending', '-name'],
    ['descending', undefined],
  ]);
});

test('another column starts with ascending', () => {
  expect([ariaSort('name', '-country'), nextSort('name', '-country')]).toEqual(['none', 'name']);
});
