import type { CallOptions, Page } from '@matchpoint/core/api/client';
import { preload } from 'swr';
import type { Listing, ListQuery } from './listing.ts';

/** Rows of a page, unless told. */
export const pageLimit = 100;

/** The key of one page in swr's cache; the whole list has one of its own, whatever the filter. */
export type PageKey = readonly [name: string, query: ListQuery | null, cursor: string | null];

export function pageKey<T>(
  { name, isWhole }: Listing<T>,
  query: ListQuery,
  limit: number,
  cursor: string | null,
): PageKey {
  return isWhole() ? [name, null, null] : [name, { ...query, limit: String(limit) }, cursor];
}

export async function fetchListPage<T>(
  listing: Listing<T>,
  [, asked, cursor]: PageKey,
  options?: CallOptions,
): Promise<Page<T>> {
  if (asked === null) return listing.fetchWhole(options);
  const { limit, ...query } = asked;
  const page = await listing.fetchPage(query, { limit: Number(limit), cursor }, options);
  if (page.total === null) listing.becomeWhole(page);
  return page;
}

/** Asks for the first page of a list ahead of the page that shows it; a failure is that page's to handle. */
export function prefetchList<T>(listing: Listing<T>, query: ListQuery, limit = pageLimit): void {
  prefetch(pageKey(listing, query, limit, null), (key) => fetchListPage(listing, key));
}

/** Asks for what `key` stands for ahead of the page that shows it. */
export function prefetch<K extends readonly unknown[]>(key: K, fetch: (key: K) => Promise<unknown>): void {
  preload(key, () => fetch(key)).catch(() => undefined);
}
