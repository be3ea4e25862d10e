import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import {
  type AthleteFilter,
  athleteFilter,
  matchesAthlete,
  sortAthletes,
} from '@matchpoint/core/athletes/lists/athlete-filter';
import { csvHeader, csvRows } from '@matchpoint/core/athletes/lists/athletes-csv';
import type { ListColumn } from '@matchpoint/core/athletes/lists/list-columns';
import { listPages } from '@matchpoint/core/client/list-pages';
import type { Listing } from '@matchpoint/core/client/listing';
import { byteOrderMark } from '@matchpoint/core/display/csv';
import { listQuery } from '@matchpoint/core/wire/address';
import type { SaveTarget } from './save-target.ts';

export interface SavedSoFar {
  readonly saved: number;
  readonly total: number;
  /** Athletes that could not be read and are left out. */
  readonly unreadable: number;
}

interface WrittenList {
  readonly listing: Pick<Listing<Athlete>, 'fetchPage'>;
  readonly filter: AthleteFilter;
  readonly columns: readonly ListColumn[];
}

/** Rows that become text at once, so that the page stays alive. */
const slice = 1000;

/** Writes the narrowed, ordered list as CSV (rules/lists.md#list-csv), a page at a time; the caller finishes or discards it. */
export async function writeList(
  { listing, filter, columns }: WrittenList,
  { write }: Pick<SaveTarget, 'write'>,
  onProgress: (soFar: SavedSoFar) => void,
  signal: AbortSignal,
): Promise<SavedSoFar> {
  const source = {
    fetchPage: listing.fetchPage,
    filterAndSort: (athletes: readonly Athlete[]) =>
      sortAthletes(athletes.filter(matchesAthlete(filter)), filter.sort),
  };
  let soFar: SavedSoFar = { saved: 0, total: 0, unreadable: 0 };
  await write(byteOrderMark + csvHeader(columns));
  for await (const page of listPages(source, listQuery(athleteFilter, filter), null, { signal })) {
    soFar = { ...soFar, total: page.total, unreadable: soFar.unreadable + page.unreadable };
    for (let start = 0; start < page.rows.length; start += slice) {
      signal.throwIfAborted();
      const rows = page.rows.slice(start, start + slice);
      await write(csvRows(columns, rows));
      soFar = { ...soFar, saved: soFar.saved + rows.length };
      onProgress(soFar);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return soFar;
}
