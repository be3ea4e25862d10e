import { ApiError } from '@matchpoint/core/wire/api-error';
import { afterEach, expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';
import { isWorthRetrying, onRefetch, refetchPolicy } from './refetch.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** rules/loading.md#refetch-defaults, in milliseconds. */
async function defaultsOfSwr() {
  vi.resetModules();
  const { SWRConfig } = await import('swr');
  const { errorRetryInterval: own } = await import('./swr-defaults.ts');
  const { errorRetryInterval, dedupingInterval, focusThrottleInterval, loadingTimeout } =
    SWRConfig.defaultValue;
  expect(own).toBe(errorRetryInterval);
  return { errorRetryInterval, dedupingInterval, focusThrottleInterval, loadingTimeout };
}

test("the product's refetch defaults are swr's own", async () => {
  expect(await defaultsOfSwr()).toEqual({
    errorRetryInterval: 5000,
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    loadingTimeout: 3000,
  });
});

test('the same holds on slow connections', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } });
  expect(await defaultsOfSwr()).toEqual({
    errorRetryInterval: 10_000,
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    loadingTimeout: 5000,
  });
});

test('the policy overrides none of them', () => {
  const policy = refetchPolicy(createConnection());
  expect(Object.keys(policy).toSorted()).toEqual([
    'onError',
    'onLoadingSlow',
    'onSuccess',
    'shouldRetryOnError',
    'use',
  ]);
});

test('a refusal is not retried, any other failure is', () => {
  const worth = [
    new ApiError('refused', 'Not found', { status: 404 }),
    new ApiError('refused', 'limit must be a whole number', { status: 422 }),
    new ApiError('unreachable', 'The service cannot be reached.'),
    new ApiError('unreachable', 'Too many requests', { status: 429 }),
    new ApiError('malformed', "The service's answer cannot be read.", { status: 200 }),
    new DOMException('The filter changed', 'AbortError'),
  ].map(isWorthRetrying);
  expect(worth).toEqual([false, false, true, true, true, true]);
});

test('lists and the account are read again on focus, at most every 5 seconds, and on a new connection', () => {
  vi.useFakeTimers();
  const browser = new EventTarget();
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', tab);
  let reads = 0;
  const stop = onRefetch(() => {
    reads += 1;
  });
  const after = (milliseconds: number, target: EventTarget, type: string) => {
    vi.advanceTimersByTime(milliseconds);
    target.dispatchEvent(new Event(type));
    return reads;
  };
  const seen = [
    after(4999, browser, 'focus'),
    after(1, browser, 'focus'),
    after(0, tab, 'visibilitychange'),
    after(4999, tab, 'visibilitychange'),
    after(1, tab, 'visibilitychange'),
  ];
  tab.visibilityState = 'hidden';
  seen.push(after(5000, tab, 'visibilitychange'), after(0, browser, 'online'));
  stop();
  expect([...seen, after(0, browser, 'online')]).toEqual([0, 1, 1, 1, 2, 2, 3, 3]);
});
