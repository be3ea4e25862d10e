import type { Page } from '@matchpoint/core/api/client';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import useSWRInfinite from 'swr/infinite';
import { fetchListPage, type PageKey, pageKey, pageLimit } from './list-pages.ts';
import type { Listing, ListQuery } from './listing.ts';
import { useRetryOnRecovery } from './use-retry-on-recovery.ts';

export interface ListingView<T> {
  /** Narrowed and ordered; undefined until the first answer. */
  readonly rows: readonly T[] | undefined;
  /** How many rows match, on the service or here; undefined until the first answer. */
  readonly total: number | undefined;
  /** The call failed, and there is nothing to show instead. */
  readonly failed: boolean;
  /** The rows answer an earlier query, and the new one's are on their way. */
  readonly busy: boolean;
  /** Fetches the next page where there is one; quick to call again. */
  readonly loadMore: () => void;
}

/**
 * A list: by pages where the service has paging, else whole and filtered here (rules.md#paging).
 * @param query the filter by the service's names, without empty values
 * @param narrow the same filter for a whole list; keep it stable between renders
 */
export function useListing<T>(
  listing: Listing<T>,
  query: ListQuery,
  narrow: (rows: readonly T[]) => readonly T[],
  limit = pageLimit,
): ListingView<T> {
  const whole = useSyncExternalStore(listing.subscribe, listing.isWhole);
  const current = useRef<{ query: ListQuery | null; controller: AbortController } | null>(null);

  const getKey = (index: number, previous: Page<T> | null): PageKey | null => {
    if (index > 0 && (previous === null || previous.next === null)) return null;
    return pageKey(listing, query, limit, previous?.next ?? null);
  };

  const growing = useRef(false);

  const fetchPage = async (key: PageKey): Promise<Page<T>> => {
    const [, asked, cursor] = key;
    // swr asks for the first page again before each further one; that it is fresh is seen to at focus and recovery.
    const first = cursor === null && growing.current ? data?.[0] : undefined;
    return first ?? fetchListPage(listing, key, { signal: signalFor(asked) });
  };

  function signalFor(asked: ListQuery | null): AbortSignal {
    if (current.current === null || JSON.stringify(current.current.query) !== JSON.stringify(asked)) {
      current.current?.controller.abort();
      current.current = { query: asked, controller: new AbortController() };
    }
    return current.current.controller.signal;
  }

  const { data, error, size, setSize, isLoading, mutate } = useSWRInfinite(getKey, fetchPage, {
    keepPreviousData: true,
  });
  useRetryOnRecovery(error, mutate);

  const rows = useMemo(() => {
    if (data === undefined) return undefined;
    const all = data.length === 1 ? (data[0]?.rows ?? []) : data.flatMap((page) => page.rows);
    return whole ? narrow(all) : all;
  }, [data, whole, narrow]);

  const isComplete = data === undefined || data.length < size || data.at(-1)?.next === null;
  const loadMore = useCallback(() => {
    if (isComplete || isLoading) return;
    growing.current = true;
    void setSize(size + 1).finally(() => {
      growing.current = false;
    });
  }, [isComplete, isLoading, setSize, size]);

  return {
    rows,
    total: data === undefined ? undefined : (data[0]?.total ?? rows?.length),
    failed: error !== undefined && data === undefined,
    busy: isLoading && data !== undefined,
    loadMore,
  };
}
