import type { CallOptions } from '@matchpoint/core/client/client';
import type { Listing, ListQuery, Page } from '@matchpoint/core/client/listing';
import { preload } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import type { Answer } from './swr-defaults.ts';

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
  if (page.total === null) void preload(wholeKey(listing.name), async () => page);
  return page;
}

/** Fetches the first page of a list before the screen that shows it renders; that screen handles a failure. */
export async function prefetchList<T>(
  listing: NamedListing<T>,
  query: ListQuery,
  limit: number,
): Promise<Answer> {
  const getKey = () => pageKey(listing, query, limit, null);
  const page = await preload(getKey(), (key) => fetchListPage(listing, key));
  // After the answer, which tells whether there are pages.
  return [unstable_serialize(getKey), [page]];
}
