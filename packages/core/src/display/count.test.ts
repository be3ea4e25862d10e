import { expect, test } from 'vitest';
import { counted, formatCount } from './count.ts';

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
