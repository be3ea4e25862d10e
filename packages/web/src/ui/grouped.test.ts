import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('thousands are told apart as Intl does it in English', () => {
  const counts = [0, 1, 999, 1000, 2000, 60_060, 100_000, 1_234_567];
  expect(counts.map(grouped)).toEqual(counts.map((count) => count.toLocaleString('en')));
});
