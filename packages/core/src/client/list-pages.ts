import type { Listing, ListQuery, Page } from './listing.ts';
import type { CallOptions } from './send.ts';

export interface ListSource<T> {
  readonly fetchPage: Listing<T>['fetchPage'];
  /** Filters and sorts the whole list, as a service with paging would (rules/service.md#paging). */
  readonly filterAndSort: (rows: readonly T[]) => readonly T[];
}

export interface ListPage<T> {
  readonly rows: readonly T[];
  /** Rows that match, on all pages. */
  readonly total: number;
  /** Rows of this page that could not be read. */
  readonly unreadable: number;
}

const longestPage = 1000;

/** The rows that match, page after page, `limit` at most (null: all). An unpaged list is filtered and sorted here. */
export async function* listPages<T>(
  { fetchPage, filterAndSort }: ListSource<T>,
  query: ListQuery,
  limit: number | null,
  options?: CallOptions,
): AsyncGenerator<ListPage<T>, void> {
  let left = limit ?? Number.POSITIVE_INFINITY;
  let cursor: string | null = null;
  while (left > 0) {
    const page: Page<T> = await fetchPage(query, { limit: Math.min(longestPage, left), cursor }, options);
    const rows = page.total === null ? filterAndSort(page.rows) : page.rows;
    yield { rows: rows.slice(0, left), total: page.total ?? rows.length, unreadable: page.unreadable };
    if (page.next === null || page.next === cursor) return;
    left -= page.rows.length;
    cursor = page.next;
  }
}
