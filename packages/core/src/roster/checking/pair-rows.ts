import type { ListedAthlete } from '../../athletes/fields/athlete.ts';
import { countNamesakes, increase, namesakeKey } from '../../athletes/fields/namesakes.ts';
import type { Fate } from '../../changes/journal.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';
import type { CheckedRow } from './check-rows.ts';

/** A valid row with its key, and its fate from earlier runs. */
export interface FatedRow extends CheckedRow {
  /** Its client_ref (rules/import.md#content-key). */
  readonly ref: string;
  readonly fate: Fate;
}

/**
 * Finds the listed athlete that a row belongs to (rules/import.md#import-pairs): the one that an earlier run created for it, the
 * one with its id, or the one of its name and sport, where the file and the list have just one of these.
 */
export function pairRows<Listed extends ListedAthlete>(
  rows: readonly FatedRow[],
  listed: readonly Listed[],
  { match, byName }: { readonly match: Pick<ColumnMatch, 'idColumn'>; readonly byName: boolean },
): ReadonlyMap<FatedRow, Listed> {
  const pairs = new Map<FatedRow, Listed>();
  const free = new Map<string | null | undefined, Listed>(listed.map((athlete) => [athlete.id, athlete]));
  const pair = (row: FatedRow, athlete: Listed | undefined) => {
    if (athlete === undefined || pairs.has(row) || !free.delete(athlete.id)) return;
    pairs.set(row, athlete);
  };
  for (const row of rows) if (row.fate.kind === 'done') pair(row, free.get(row.fate.id));
  const { idColumn = -1 } = match;
  const idOf = ({ cells }: FatedRow) => cells[idColumn]?.trim();
  if (areOurIds(rows, free, idOf)) for (const row of rows) pair(row, free.get(idOf(row)));
  if (!byName || free.size === 0) return pairs;
  const inList = countNamesakes(listed);
  const byKey = new Map([...free.values()].map((athlete) => [namesakeKey(athlete), athlete]));
  const inFile = new Map<string, number>();
  for (const row of rows) if (row.occurrence === 1) increase(inFile, row.namesakes);
  for (const row of rows) {
    const isOnly = inFile.get(row.namesakes) === 1 && inList.get(row.namesakes) === 1;
    if (isOnly && row.occurrence === 1 && row.fate.kind !== 'unknown') pair(row, byKey.get(row.namesakes));
  }
  return pairs;
}

/**
 * An agency may number its athletes itself: ids count as the service's where most listed ones have their row's name.
 */
function areOurIds(
  rows: readonly FatedRow[],
  listed: ReadonlyMap<string | null | undefined, ListedAthlete>,
  idOf: (row: FatedRow) => string | undefined,
): boolean {
  let balance = 0;
  for (const row of rows) {
    const athlete = listed.get(idOf(row));
    if (athlete !== undefined) balance += namesakeKey(athlete) === row.namesakes ? 1 : -1;
  }
  return balance > 0;
}
