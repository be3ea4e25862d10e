import { afterEach, expect, test, vi } from 'vitest';
import { depart, holdDepartures, watchWayBack } from './departures.ts';

afterEach(() => vi.unstubAllGlobals());

test('whoever departs goes at once, or when the one who holds says so', () => {
  vi.stubGlobal('location', { href: 'http://app.test/my-agency' });
  const told: string[] = [];
  const waiting: (() => void)[] = [];
  depart(() => told.push('free'));
  const end = holdDepartures((go) => waiting.push(go));
  depart(() => told.push('held'));
  expect([told, waiting.length]).toEqual([['free'], 1]);
  waiting[0]?.();
  end();
  depart(() => told.push('free again'));
  expect([told, waiting.length]).toEqual([['free', 'held', 'free again'], 1]);
});

test('an end that comes late ends no hold but its own', () => {
  vi.stubGlobal('location', { href: 'http://app.test/my-agency' });
  const told: string[] = [];
  const endFirst = holdDepartures(() => told.push('first'));
  const endSecond = holdDepartures(() => told.push('second'));
  endFirst();
  depart(() => told.push('gone'));
  endSecond();
  depart(() => told.push('gone'));
  expect(told).toEqual(['second', 'gone']);
});

test('the browser’s way back stays on the held page, and goes when the one who holds says so', () => {
  const window = new EventTarget();
  const told: string[] = [];
  vi.stubGlobal('location', { href: 'http://app.test/my-agency' });
  vi.stubGlobal('history', {
    pushState: (_: unknown, __: string, page: string) => told.push(`at ${page}`),
    back: () => window.dispatchEvent(new Event('popstate')),
  });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  watchWayBack();
  window.addEventListener('popstate', () => told.push('the page changes'));

  const waiting: (() => void)[] = [];
  const end = holdDepartures((go) => waiting.push(go));
  history.back();
  expect(told).toEqual(['at http://app.test/my-agency']);
  end();
  waiting[0]?.();
  expect([told, waiting.length]).toEqual([['at http://app.test/my-agency', 'the page changes'], 1]);
});
