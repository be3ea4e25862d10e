import type { CallOptions } from '@matchpoint/core/client/client';
import type { Listing, ListQuery, Page } from '@matchpoint/core/client/listing';
import { preload } from 'swr';

/** One list of the service, and its name in swr's keys. */
export interface NamedListing<T> extends Listing<T> {
  readonly name: string;
}

/** The key of one page in swr's cache. The whole list has one key for all filters. */
export type PageKey = readonly [name: string, query: ListQuery | null, cursor: string | null];

export function pageKey<T>(
  { name, isUnpaged }: NamedListing<T>,
  query: ListQuery,
  limit: number,
  cursor: string | null,
): PageKey {
  return isUnpaged() ? wholeKey(name) : [name, { ...query, limit: String(limit) }, cursor];
}

export function wholeKey(name: string): PageKey {
  return [name, null, null];
}

export async function fetchListPage<T>(
  listing: NamedListing<T>,
  [, query, cursor]: PageKey,
  options?: CallOptions,
): Promise<Page<T>> {
  if (query === null) return listing.fetchAll(options);
  const { limit, ...filter } = query;
  const page = await listing.fetchPage(filter, { limit: Number(limit), cursor }, options);
  // The screen renders again under the whole list's key: it finds this answer there.
  if (page.total === null) prefetch(wholeKey(listing.name), async () => page);
  return page;
}

/** Fetches the first page of a list before the screen that shows it renders; that screen handles a failure. */
export function prefetchList<T>(listing: NamedListing<T>, query: ListQuery, limit: number): void {
  prefetch(pageKey(listing, query, limit, null), (key) => fetchListPage(listing, key));
}

/** Fetches what `key` names before the screen that shows it renders. */
export function prefetch<K extends readonly unknown[]>(key: K, fetch: (key: K) => Promise<unknown>): void {
  preload(key, () => fetch(key)).catch(() => undefined);
}
