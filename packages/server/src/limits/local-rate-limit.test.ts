import { expect, test } from 'vitest';
import { createLocalRateLimiter } from './local-rate-limit.ts';

test('attempts pass up to the limit, and again in the next window', () => {
  let now = 0;
  const { count } = createLocalRateLimiter({ attempts: 2, seconds: 60 }, { now: () => now });
  expect([count('a'), count('a'), count('a'), count('b')]).toEqual([null, null, 60, null]);
  now = 59_500;
  expect(count('a')).toBe(1);
  now = 60_000;
  expect([count('a'), count('a'), count('a')]).toEqual([null, null, 60]);
});

test('the number of windows is bounded; the oldest is dropped first', () => {
  const { count } = createLocalRateLimiter({ attempts: 1, seconds: 60 }, { capacity: 3, now: () => 0 });
  for (const client of ['a', 'b', 'c', 'd']) expect(count(client)).toBeNull();
  expect([count('b'), count('c'), count('d')]).toEqual([60, 60, 60]);
  expect(count('a')).toBeNull();
  expect(count('b')).toBeNull();
});
