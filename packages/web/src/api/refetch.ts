import { isRefusal, isUnsupported } from '@matchpoint/core/wire/api-error';
import type { Middleware, SWRConfiguration } from 'swr';
import type { Connection } from './connection.ts';
import { useRecovery } from './service.ts';
import { focusThrottleInterval } from './swr-defaults.ts';

/** Additions to swr's defaults: which failures are retried, also on recovery, and reports to the connection. */
export function refetchPolicy(connection: Connection): SWRConfiguration {
  return {
    shouldRetryOnError: isWorthRetrying,
    onLoadingSlow: connection.slowed,
    onSuccess: connection.answered,
    onError: connection.failed,
    use: [retryOnRecovery],
  };
}

/** swr's own retries wait longer and longer. */
const retryOnRecovery: Middleware = (useNext) => (key, fetcher, config) => {
  const read = useNext(key, fetcher, config);
  const { error } = read;
  useRecovery(error !== undefined && isWorthRetrying(error) && !isUnsupported(error), read.mutate);
  return read;
};

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
