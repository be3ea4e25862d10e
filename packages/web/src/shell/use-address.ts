import type { QueryPairs } from '@matchpoint/core/wire/address';
import { useCallback, useEffect, useMemo } from 'react';
import { navigate, useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';

interface ReadAddress {
  /** What was not understood. */
  readonly leftOut: readonly string[];
}

/** How a page reads and writes the query of its address; a constant. */
export interface AddressCodec<A extends ReadAddress> {
  readonly read: (pairs: QueryPairs) => A;
  readonly write: (address: A) => QueryPairs;
}

interface PageAddress<A> {
  readonly address: A;
  /** The same function in every render. */
  readonly change: (next: (now: A) => A, replace: boolean) => void;
}

/**
 * What the page's address says. An address in another spelling becomes the written one in place; what was ignored of it
 * is kept in the history entry (rules/lists.md#list-addresses).
 */
export function useAddress<A extends ReadAddress>(codec: AddressCodec<A>): PageAddress<A> {
  const search = useSearch();
  const path = usePathname();
  const state: unknown = useHistoryState();
  const read = useMemo(() => readSearch(codec, search), [codec, search]);
  const written = writtenSearch(codec, read);

  useEffect(() => {
    if (written === search) return;
    navigate(`${path}${written}${location.hash}`, { replace: true, state: { leftOut: read.leftOut } });
  }, [path, search, read, written]);

  const address = useMemo(
    () => (read.leftOut.length > 0 ? read : { ...read, leftOut: leftOutOf(state) }),
    [read, state],
  );
  const change = useCallback(
    (next: (now: A) => A, replace: boolean) => {
      const now = readSearch(codec, location.search);
      const changed = writtenSearch(codec, next(now));
      if (changed !== writtenSearch(codec, now)) navigate(`${path}${changed}`, { replace });
    },
    [codec, path],
  );
  return { address, change };
}

function readSearch<A extends ReadAddress>({ read }: AddressCodec<A>, search: string): A {
  return read([...new URLSearchParams(search)]);
}

/** With its question mark; '' for an empty query. */
function writtenSearch<A extends ReadAddress>({ write }: AddressCodec<A>, address: A): string {
  const query = new URLSearchParams(write(address).map(([name, value]): [string, string] => [name, value]));
  return query.size === 0 ? '' : `?${query}`;
}

function leftOutOf(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('leftOut' in state)) return [];
  return Array.isArray(state.leftOut) ? state.leftOut.filter((name) => typeof name === 'string') : [];
}
