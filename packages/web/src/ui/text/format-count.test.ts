import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test('separates thousands as Intl does in English', () => {
  const counts = [0, 1, 999, 1000, 2000, 60_060, 100_000, 1_234_567];
  expect(counts.map(formatCount)).toEqual(counts.map((count) => count.toLocaleString('en')));
});
