import type { Listing, ListQuery, Page } from '@matchpoint/core/service/listing';
import type { Log } from './log.ts';
import { counted } from './wording.ts';

export interface ListSource<T> {
  readonly fetchPage: Listing<T>['fetchPage'];
  /** Filters and sorts the whole list, as a service with paging would (rules.md#paging). */
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
): AsyncGenerator<ListPage<T>, void> {
  let left = limit ?? Number.POSITIVE_INFINITY;
  let cursor: string | null = null;
  while (left > 0) {
    const page: Page<T> = await fetchPage(query, { limit: Math.min(longestPage, left), cursor });
    const rows = page.total === null ? filterAndSort(page.rows) : page.rows;
    yield { rows: rows.slice(0, left), total: page.total ?? rows.length, unreadable: page.unreadable };
    if (page.next === null || page.next === cursor) return;
    left -= page.rows.length;
    cursor = page.next;
  }
}

/** @param nouns singular and plural of the rows' noun */
export function warnUnreadable(log: Log, count: number, nouns: readonly [one: string, many: string]): void {
  if (count === 0) return;
  log.warn(`${counted(count, ...nouns)} could not be read and ${count === 1 ? 'is' : 'are'} left out.`);
}
