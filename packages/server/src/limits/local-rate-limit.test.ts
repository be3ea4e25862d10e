import { expect, onTestFinished, test, vi } from 'vitest';
import { createLocalRateLimiter } from './local-rate-limit.ts';

test('attempts pass up to the limit, and again in the next window', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const { count } = createLocalRateLimiter({ attempts: 2, seconds: 60 });
  expect([count('a'), count('a'), count('a'), count('b')]).toEqual([null, null, 60, null]);
  vi.setSystemTime(59_500);
  expect(count('a')).toBe(1);
  vi.setSystemTime(60_000);
  expect([count('a'), count('a'), count('a')]).toEqual([null, null, 60]);
});
