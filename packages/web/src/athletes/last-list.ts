import type { ShownList } from '@matchpoint/core/athletes/list-place';

let last: ShownList | null = null;

/** Call it whenever a list with rows is shown: an athlete's page leads back to it, and through it. */
export function rememberList(list: ShownList): void {
  last = list;
}

/** The list of athletes that this tab showed last; null after a reload. */
export function lastList(): ShownList | null {
  return last;
}
