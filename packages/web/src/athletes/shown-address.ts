import type { AthleteFilter } from '@matchpoint/core/athletes/athlete-filter';
import { listAddressPairs } from '@matchpoint/core/athletes/list-address';
import { type ListColumn, usualColumns, withAsked } from '@matchpoint/core/athletes/list-columns';

/** The address that shows the same list on every device: the columns are named where they are not the usual ones. */
export function shownAddress(filter: AthleteFilter, columns: readonly ListColumn[]): [string, string][] {
  const isUsual = columns.join() === withAsked(usualColumns, filter).join();
  return listAddressPairs({ filter, columns: isUsual ? null : columns });
}
