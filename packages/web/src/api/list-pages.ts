import type { CallOptions, Page } from '@matchpoint/core/service/client';
import { preload } from 'swr';
import type { Listing, ListQuery } from './listing.ts';

/** Default number of rows in a page. */
export const pageLimit = 100;

/** The key of one page in swr's cache. The whole list has one key for all filters. */
export type PageKey = readonly [name: string, query: ListQuery | null, cursor: string | null];

export function pageKey<T>(
  { name, isUnpaged }: Listing<T>,
  query: ListQuery,
  limit: number,
  cursor: string | null,
): PageKey {
  return isUnpaged() ? [name, null, null] : [name, { ...query, limit: String(limit) }, cursor];
}

export async function fetchListPage<T>(
  listing: Listing<T>,
  [, query, cursor]: PageKey,
  options?: CallOptions,
): Promise<Page<T>> {
  if (query === null) return listing.fetchAll(options);
  const { limit, ...filter } = query;
  const page = await listing.fetchPage(filter, { limit: Number(limit), cursor }, options);
  if (page.total === null) listing.markUnpaged(page);
  return page;
}

/** Fetches the first page of a list before the screen that shows it renders; that screen handles a failure. */
export function prefetchList<T>(listing: Listing<T>, query: ListQuery, limit = pageLimit): void {
  prefetch(pageKey(listing, query, limit, null), (key) => fetchListPage(listing, key));
}

/** Fetches what `key` names before the screen that shows it renders. */
export function prefetch<K extends readonly unknown[]>(key: K, fetch: (key: K) => Promise<unknown>): void {
  preload(key, () => fetch(key)).catch(() => undefined);
}
