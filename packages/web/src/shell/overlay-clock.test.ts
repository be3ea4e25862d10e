import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OverlayPhase, runOverlayClock } from './overlay-clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const run = (delays?: Parameters<typeof runOverlayClock>[1]) => {
  const shown: [number, OverlayPhase][] = [];
  const from = Date.now();
  const stop = runOverlayClock((phase) => shown.push([Date.now() - from, phase]), delays);
  return { shown, stop };
};

test('covers for 1000 ms and fades for 300 ms', () => {
  const { shown } = run();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([
    [0, 'covering'],
    [1000, 'fading'],
    [1300, 'gone'],
  ]);
});

test('is gone at once when its delays are 0', () => {
  const { shown } = run({ cover: 0, fade: 0 });
  vi.runAllTimers();
  expect(shown.map(([, phase]) => phase)).toEqual(['covering', 'fading', 'gone']);
});

test.each([500, 1100])('reports nothing after it is stopped at %d ms', (after) => {
  const { shown, stop } = run();
  vi.advanceTimersByTime(after);
  const before = [...shown];
  stop();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual(before);
});
