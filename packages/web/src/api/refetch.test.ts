import { ApiError } from '@matchpoint/core/wire/api-error';
import { afterEach, expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';
import { isWorthRetrying, refetchPolicy } from './refetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** rules/loading.md#refetch-defaults, in milliseconds. */
async function defaultsOfSwr() {
  vi.resetModules();
  const { SWRConfig } = await import('swr');
  const { errorRetryInterval, dedupingInterval, focusThrottleInterval, loadingTimeout } =
    SWRConfig.defaultValue;
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
  expect(Object.keys(policy).toSorted()).toEqual(['onError', 'onSuccess', 'shouldRetryOnError']);
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
