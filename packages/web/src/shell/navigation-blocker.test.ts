import { afterEach, expect, test, vi } from 'vitest';
import { blockNavigation, runUnlessBlocked, watchBackButton } from './navigation-blocker.ts';

afterEach(() => vi.unstubAllGlobals());

test('runs at once, and while blocked only when the blocker proceeds', () => {
  vi.stubGlobal('location', { href: 'http://app.test/my-agency' });
  const log: string[] = [];
  const waiting: (() => void)[] = [];
  runUnlessBlocked(() => log.push('free'));
  const unblock = blockNavigation((proceed) => waiting.push(proceed));
  runUnlessBlocked(() => log.push('blocked'));
  expect([log, waiting.length]).toEqual([['free'], 1]);
  waiting[0]?.();
  unblock();
  runUnlessBlocked(() => log.push('free again'));
  expect([log, waiting.length]).toEqual([['free', 'blocked', 'free again'], 1]);
});

test('the newest blocker asks, and an older one again once that is gone', () => {
  vi.stubGlobal('location', { href: 'http://app.test/my-agency' });
  const log: string[] = [];
  const unblockFirst = blockNavigation(() => log.push('first'));
  const unblockSecond = blockNavigation(() => log.push('second'));
  const unblockThird = blockNavigation(() => log.push('third'));
  const leave = () => runUnlessBlocked(() => log.push('left'));
  leave();
  for (const unblock of [unblockSecond, unblockThird, unblockFirst]) {
    unblock();
    leave();
  }
  expect(log).toEqual(['third', 'third', 'first', 'left']);
});

test('the Back button stays on a blocked page, and goes back when the blocker proceeds', () => {
  const window = new EventTarget();
  const log: string[] = [];
  vi.stubGlobal('location', { href: 'http://app.test/my-agency' });
  vi.stubGlobal('history', {
    pushState: (_: unknown, __: string, page: string) => log.push(`at ${page}`),
    back: () => window.dispatchEvent(new Event('popstate')),
  });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  watchBackButton();
  window.addEventListener('popstate', () => log.push('the page changes'));

  const waiting: (() => void)[] = [];
  const unblock = blockNavigation((proceed) => waiting.push(proceed));
  history.back();
  expect(log).toEqual(['at http://app.test/my-agency']);
  unblock();
  waiting[0]?.();
  expect([log, waiting.length]).toEqual([['at http://app.test/my-agency', 'the page changes'], 1]);
});
