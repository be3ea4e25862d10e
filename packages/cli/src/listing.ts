import { mayBeUnsupported } from '@matchpoint/core/api/api-error';
import type { Page } from '@matchpoint/core/api/client';

export interface Source<T> {
  readonly ask: (query: Readonly<Record<string, string>>) => Promise<Page<T>>;
  /** Filters and sorts the whole list, as a service with paging would (rules.md#paging). */
  readonly narrow: (rows: readonly T[]) => readonly T[];
}

export interface Listed<T> {
  readonly rows: readonly T[];
  /** Rows that match in all, on every page. */
  readonly total: number;
}

const longestPage = 1000;

/**
 * The rows that match, page after page, `limit` at most (null: all). A service that knows no filters and pages
 * answers the whole list, or refuses the query: then the list is narrowed here.
 */
export async function* listed<T>(
  { ask, narrow }: Source<T>,
  query: Readonly<Record<string, string>>,
  limit: number | null,
): AsyncGenerator<Listed<T>, void> {
  let left = limit ?? Number.POSITIVE_INFINITY;
  let cursor: string | null = null;
  while (left > 0) {
    const page: Page<T> = await askOrWhole(ask, {
      ...query,
      limit: String(Math.min(longestPage, left)),
      ...(cursor !== null && { cursor }),
    });
    if (page.total === null) {
      const rows = narrow(page.rows);
      yield { rows: rows.slice(0, left), total: rows.length };
      return;
    }
    yield { rows: page.rows.slice(0, left), total: page.total };
    if (page.next === null || page.next === cursor) return;
    left -= page.rows.length;
    cursor = page.next;
  }
}

async function askOrWhole<T>(
  ask: Source<T>['ask'],
  query: Readonly<Record<string, string>>,
): Promise<Page<T>> {
  try {
    return await ask(query);
  } catch (error) {
    if (!mayBeUnsupported(error)) throw error;
    return await ask({});
  }
}
