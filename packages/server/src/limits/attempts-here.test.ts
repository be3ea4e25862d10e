import { expect, test } from 'vitest';
import { countAttemptsHere } from './attempts-here.ts';

test('tries are let through up to the limit, and again when the window is over', () => {
  let now = 0;
  const { take } = countAttemptsHere({ tries: 2, window: 60 }, { now: () => now });
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([null, null, 60, null]);
  now = 59_500;
  expect(take('a')).toBe(1);
  now = 60_000;
  expect([take('a'), take('a'), take('a')]).toEqual([null, null, 60]);
});

test('it remembers a bounded number of places, and forgets the oldest first', () => {
  const { take } = countAttemptsHere({ tries: 1, window: 60 }, { places: 3, now: () => 0 });
  for (const who of ['a', 'b', 'c', 'd']) expect(take(who)).toBeNull();
  expect([take('b'), take('c'), take('d')]).toEqual([60, 60, 60]);
  expect(take('a')).toBeNull();
  expect(take('b')).toBeNull();
});
