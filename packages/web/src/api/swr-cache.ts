import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { defaultCache } from './swr-defaults.ts';

/** Removes what was read with a token, whose keys begin with 'my '. Only this file relies on how swr writes keys. @returns the keys, to read them again */
export function forgetOwn(): readonly string[] {
  const keys = [...defaultCache.keys()].filter((key) => /^(\$inf\$)?@"my /.test(key));
  for (const key of keys) defaultCache.delete(key);
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
