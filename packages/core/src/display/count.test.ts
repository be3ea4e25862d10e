import { expect, test } from 'vitest';
import { counted, firstOf, formatCount } from './count.ts';

test('separates thousands as Intl does in English', () => {
  const counts = [0, 1, 999, 1000, 2000, 60_060, 100_000, 1_234_567];
  expect(counts.map(formatCount)).toEqual(counts.map((count) => count.toLocaleString('en')));
});

test('a count with its noun', () => {
  expect([counted(1, 'row'), counted(2000, 'row'), counted(0, 'agency', 'agencies')]).toEqual([
    '1 row',
    '2,000 rows',
    '0 agencies',
  ]);
});

test('the first of a list, and how many more there are', () => {
  const many = Array.from({ length: 1003 }, (_, index) => index);
  expect([firstOf([], 3), firstOf(['Ada', 'Bo', 'Cy'], 3), firstOf(many, 3)]).toEqual([
    '',
    'Ada, Bo, Cy',
    '0, 1, 2 and 1,000 more',
  ]);
});
