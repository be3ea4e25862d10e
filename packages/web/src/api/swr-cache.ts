import { useCallback } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';

/** Only this file relies on how swr writes its keys and holds its defaults; swr does not promise either. */
const { defaultValue } = SWRConfig;

/** Milliseconds until a failed load is tried again, and between two reads on focus. */
export const { errorRetryInterval, focusThrottleInterval } = defaultValue;

/** Data, and the key under which swr keeps it. */
export type Answer = readonly [key: string, data: unknown];

/** Lets the first render show these answers; a render before would not notice them. */
export function keepForFirstRender(answers: readonly Answer[]): void {
  for (const [key, data] of answers) defaultValue.cache.set(key, { data, isLoading: false });
}

/** Removes what was read with a token, whose keys begin with 'my '. @returns the keys, to read them again */
export function forgetOwn(): readonly string[] {
  const keys = [...defaultValue.cache.keys()].filter((key) => /^(\$inf\$)?@"my /.test(key));
  for (const key of keys) defaultValue.cache.delete(key);
  return keys;
}

type Cached = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/**
 * Removes cached entities and pages of lists under these names, so that screens refetch them, even within the two
 * seconds in which swr deduplicates.
 */
export async function invalidate({ cache, mutate }: Cached, names: readonly string[]): Promise<void> {
  const lists = [...cache.keys()].filter((key) => names.some((name) => key.startsWith(listKey(name))));
  // swr's filter skips the keys of lists. Pages are removed first: a list refetches the pages it does not have.
  await mutate((key) => names.includes(String(Array.isArray(key) ? key[0] : key)), undefined);
  await Promise.all(lists.map((key) => mutate(key)));
}

export function useInvalidate(): (...names: readonly string[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback((...names) => invalidate({ cache, mutate }, names), [cache, mutate]);
}

/** The prefix of swr's key for an infinite list whose page keys begin with `name`. */
function listKey(name: string): string {
  return `$inf$@${JSON.stringify(name)},`;
}
