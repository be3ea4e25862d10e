import type { AthleteFilter } from '@matchpoint/core/athletes/lists/athlete-filter';
import { listAddressPairs } from '@matchpoint/core/athletes/lists/list-address';
import { type ListColumn, usualColumns, withAsked } from '@matchpoint/core/athletes/lists/list-columns';

/** What an address names of these columns: null, where they are the usual ones of the list that it asks for. */
export function namedColumns(
  columns: readonly ListColumn[],
  filter: AthleteFilter,
): readonly ListColumn[] | null {
  return String(columns) === String(withAsked(usualColumns, filter)) ? null : columns;
}

/** The address that shows the same list on every device. */
export function shownAddress(filter: AthleteFilter, columns: readonly ListColumn[]): [string, string][] {
  return listAddressPairs({ filter, columns: namedColumns(columns, filter) });
}
