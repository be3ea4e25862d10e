import type { Page } from '@matchpoint/core/service/client';
import { mayBeUnsupported } from '@matchpoint/core/wire/api-error';

export interface ListSource<T> {
  readonly load: (query: Readonly<Record<string, string>>) => Promise<Page<T>>;
  /** Filters and sorts the whole list, as a service with paging would (rules.md#paging). */
  readonly filterAndSort: (rows: readonly T[]) => readonly T[];
}

export interface ListPage<T> {
  readonly rows: readonly T[];
  /** Rows that match, on all pages. */
  readonly total: number;
}

const longestPage = 1000;

/**
 * The rows that match, page after page, `limit` at most (null: all). A service without paging answers the whole list
 * or refuses the query; then the list is filtered and sorted here.
 */
export async function* listPages<T>(
  { load, filterAndSort }: ListSource<T>,
  query: Readonly<Record<string, string>>,
  limit: number | null,
): AsyncGenerator<ListPage<T>, void> {
  let left = limit ?? Number.POSITIVE_INFINITY;
  let cursor: string | null = null;
  while (left > 0) {
    const page: Page<T> = await loadPageOrWhole(load, {
      ...query,
      limit: String(Math.min(longestPage, left)),
      ...(cursor !== null && { cursor }),
    });
    if (page.total === null) {
      const rows = filterAndSort(page.rows);
      yield { rows: rows.slice(0, left), total: rows.length };
      return;
    }
    yield { rows: page.rows.slice(0, left), total: page.total };
    if (page.next === null || page.next === cursor) return;
    left -= page.rows.length;
    cursor = page.next;
  }
}

async function loadPageOrWhole<T>(
  load: ListSource<T>['load'],
  query: Readonly<Record<string, string>>,
): Promise<Page<T>> {
  try {
    return await load(query);
  } catch (error) {
    if (!mayBeUnsupported(error)) throw error;
    return await load({});
  }
}
