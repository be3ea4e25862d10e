import { isRefusal } from '@matchpoint/core/wire/api-error';
import type { SWRConfiguration } from 'swr';
import type { Connection } from './connection.ts';
import { focusThrottleInterval } from './swr-defaults.ts';

/** Additions to swr's defaults: which failures are retried, and reports to the connection. */
export function refetchPolicy(connection: Connection): SWRConfiguration {
  return {
    shouldRetryOnError: isWorthRetrying,
    onLoadingSlow: connection.slowed,
    onSuccess: connection.answered,
    onError: connection.failed,
  };
}

/** Every failure but a refusal, which a retry would repeat. Aborted calls count: another render may wait for them. */
export function isWorthRetrying(error: unknown): boolean {
  return !isRefusal(error);
}

/** Calls back when swr reads lists again: on focus, and on a new connection to the network. Returns what ends that. */
export function onRefetch(refetch: () => void): () => void {
  const events = new AbortController();
  const { signal } = events;
  let readOnFocus = Date.now();
  const onFocus = () => {
    if (document.visibilityState !== 'visible') return;
    if (Date.now() < readOnFocus + focusThrottleInterval) return;
    readOnFocus = Date.now();
    refetch();
  };
  addEventListener('focus', onFocus, { signal });
  document.addEventListener('visibilitychange', onFocus, { signal });
  addEventListener('online', refetch, { signal });
  return () => events.abort();
}
