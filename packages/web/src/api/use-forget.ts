import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

type Cached = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/**
 * Forgets what was read under these names, entities and pages of lists, so that whoever shows them asks anew, even
 * within the two seconds in which swr takes one answer for all that ask.
 */
export async function forget({ cache, mutate }: Cached, names: readonly string[]): Promise<void> {
  const lists = [...cache.keys()].filter((key) => names.some((name) => key.startsWith(listKey(name))));
  // swr leaves the keys of lists out of a filter. Their pages go first: a list asks for what it has no page of.
  await mutate((key) => names.includes(String(Array.isArray(key) ? key[0] : key)), undefined);
  await Promise.all(lists.map((key) => mutate(key)));
}

export function useForget(): (...names: readonly string[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback((...names) => forget({ cache, mutate }, names), [cache, mutate]);
}

/** How swr begins the key of an endless list whose pages' keys begin with `name`. */
function listKey(name: string): string {
  return `$inf$@${JSON.stringify(name)},`;
}
