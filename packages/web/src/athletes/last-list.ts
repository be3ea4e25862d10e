import type { ShownList } from '@matchpoint/core/athletes/lists/list-place';
import { useEffect } from 'react';

let last: ShownList | null = null;

/** Call it whenever a list with rows is shown: an athlete's page leads back to it, and through it. */
export function rememberList(list: ShownList): void {
  last = list;
}

/** Remembers a list under the page's address once it has a title and rows. */
export function useRememberedList(
  title: string | undefined,
  rows: readonly { readonly id: string }[] | undefined,
  total?: number,
): void {
  useEffect(() => {
    if (title === undefined || rows === undefined || rows.length === 0) return;
    rememberList({
      address: location.pathname + location.search,
      title,
      ids: rows.map(({ id }) => id),
      total,
    });
  }, [title, rows, total]);
}

/** The list of athletes that this tab showed last; null after a reload. */
export function lastList(): ShownList | null {
  return last;
}
