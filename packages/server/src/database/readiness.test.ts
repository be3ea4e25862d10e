import { expect, onTestFinished, test, vi } from 'vitest';
import { promptly } from './readiness.ts';

test('while a probe takes longer than that, what the last one found is answered', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let found: (reasons: readonly string[]) => void = () => undefined;
  const readiness = promptly(
    () =>
      new Promise((resolve) => {
        found = resolve;
      }),
  );
  const first = readiness();
  await vi.advanceTimersByTimeAsync(300);
  expect(await first).toEqual(['database unreachable']);
  found([]);
  const second = readiness();
  await vi.advanceTimersByTimeAsync(300);
  expect(await second).toEqual([]);
  const third = readiness();
  found(['migration missing: 0001']);
  expect(await third).toEqual(['migration missing: 0001']);
});
