import { type AthleteFilter, athleteSortFields } from '@matchpoint/core/athletes/athlete-filter';
import type { Sql } from '../database/connection.ts';
import { keepTotals } from '../directory/kept-totals.ts';
import { readEntry, readList, readSort, readText } from '../directory/list-statement.ts';
import type { Place, Reading } from '../directory/reading.ts';
import { athleteAnswer, athleteSortColumns, athleteTables } from './athlete-columns.ts';
import { athleteConditions } from './athlete-conditions.ts';
import { distributionsStatement } from './distributions-statement.ts';

export interface AthletesStore {
  list(filter: AthleteFilter, limit?: number, after?: Place): Promise<Reading>;
  /** Null where there is no athlete with this id. */
  show(id: string): Promise<Reading | null>;
  distributions(): Promise<Reading | null>;
}

export function createAthletesStore(sql: Sql): AthletesStore {
  const totals = keepTotals();
  const entry = { tables: athleteTables, answer: athleteAnswer };
  return {
    list: (filter, limit, after) => {
      const { field, descending } = readSort(athleteSortFields, filter.sort ?? '-created');
      const conditions = athleteConditions(filter);
      return readList(sql, totals, {
        ...entry,
        conditions,
        sort: athleteSortColumns[field],
        descending,
        limit,
        after,
      });
    },
    show: (id) => readEntry(sql, entry, id),
    distributions: () => readText(sql, distributionsStatement),
  };
}
