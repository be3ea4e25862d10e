import { SWRConfig } from 'swr';

/** Only this file relies on where swr holds its defaults. The intervals, in milliseconds, are of retries and of reads on focus. */
export const { cache: defaultCache, errorRetryInterval, focusThrottleInterval } = SWRConfig.defaultValue;

/** Data, and the key under which swr keeps it. */
export type Answer = readonly [key: string, data: unknown];

/** Lets the first render show these answers; a render before would not notice them. */
export function keepForFirstRender(answers: readonly Answer[]): void {
  for (const [key, data] of answers) defaultCache.set(key, { data, isLoading: false });
}
