import type { ListQuery, Page } from '@matchpoint/core/client/listing';
import { pageLimit } from '@matchpoint/core/pages/page-reads';
import { useCallback, useMemo, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { fetchListPage, type NamedListing, type PageKey, pageKey } from './list-pages.ts';

export interface ListingView<T> {
  /** Filtered and sorted; undefined until the first answer. */
  readonly rows: readonly T[] | undefined;
  /** How many rows match, counted by the service or here; undefined until the first answer. */
  readonly total: number | undefined;
  /** How many rows of the fetched pages could not be read and are left out. */
  readonly unreadable: number;
  /** The call failed, and there are no earlier rows to show. */
  readonly failed: boolean;
  /** The rows belong to an earlier query; those of the new one are loading. */
  readonly busy: boolean;
  /** Fetches the next page, if there is one. Safe to call often. */
  readonly loadMore: () => void;
}

/**
 * A list in pages, or, from a service without paging, whole and filtered here (rules/service.md#paging).
 * @param query the filter under the service's names, without empty values
 * @param narrow the same filter for an unpaged list; keep it stable between renders
 */
export function useListing<T>(
  listing: NamedListing<T>,
  query: ListQuery,
  narrow: (rows: readonly T[]) => readonly T[],
  limit = pageLimit,
): ListingView<T> {
  const current = useRef<{ query: ListQuery | null; controller: AbortController } | null>(null);

  const getKey = (index: number, previous: Page<T> | null): PageKey | null => {
    if (index > 0 && (previous === null || previous.next === null)) return null;
    return pageKey(listing, query, limit, previous?.next ?? null);
  };

  const growing = useRef(false);

  const fetchPage = async (key: PageKey): Promise<Page<T>> => {
    const [, asked, cursor] = key;
    // swr refetches the first page before each further one; refreshes on focus and recovery are enough.
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

  const { data, error, size, setSize, isLoading } = useSWRInfinite(getKey, fetchPage, {
    // rules/loading.md#kept-while-refetching
    keepPreviousData: true,
  });

  const rows = useMemo(() => {
    if (data === undefined) return undefined;
    const all = data.length === 1 ? (data[0]?.rows ?? []) : data.flatMap((page) => page.rows);
    return data[0]?.total === null ? narrow(all) : all;
  }, [data, narrow]);

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
    unreadable: data?.reduce((sum, page) => sum + page.unreadable, 0) ?? 0,
    failed: error !== undefined && data === undefined,
    busy: isLoading && data !== undefined,
    loadMore,
  };
}
