import { type AgencyFilter, agencySortFields } from '@matchpoint/core/agencies/agency-filter';
import type { Sql } from '../database/connection.ts';
import { keepTotals } from '../directory/kept-totals.ts';
import { readEntry, readList, readSort } from '../directory/list-statement.ts';
import type { Place, Reading } from '../directory/reading.ts';
import { agencyAnswer, agencyConditions, agencySortColumns, agencyTables } from './agency-columns.ts';

export interface AgenciesStore {
  list(filter: AgencyFilter, limit?: number, after?: Place): Promise<Reading>;
  /** Null where there is no agency with this id. */
  show(id: string): Promise<Reading | null>;
}

export function createAgenciesStore(sql: Sql): AgenciesStore {
  const totals = keepTotals();
  const entry = { tables: agencyTables, answer: agencyAnswer };
  return {
    list: (filter, limit, after) => {
      const { field, descending } = readSort(agencySortFields, filter.sort ?? '-created');
      const conditions = agencyConditions(filter);
      return readList(sql, totals, {
        ...entry,
        conditions,
        sort: agencySortColumns[field],
        descending,
        limit,
        after,
      });
    },
    show: (id) => readEntry(sql, entry, id),
  };
}
