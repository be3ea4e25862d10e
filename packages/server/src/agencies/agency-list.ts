import { type AgencyFilter, agencySortFields } from '@matchpoint/core/agencies/agency-filter';
import { searchWords } from '@matchpoint/core/display/collation';
import { type Sql, sql } from '../database/sql.ts';
import { type EntryTables, type List, readSort } from '../directory/list-statement.ts';
import { contains } from '../directory/search-condition.ts';
import { agencySortColumns } from './agency-columns.ts';

/** The list that a query narrows and orders. */
export function agencyList(filter: AgencyFilter, tables: EntryTables): List {
  const { field, isDescending } = readSort(agencySortFields, filter.sort ?? '-created');
  return {
    ...tables,
    conditions: conditions(filter),
    sort: agencySortColumns[field],
    isDescending,
    isIndexed: false,
  };
}

/** `matchesAgency` of core, in SQL; a missing value satisfies no condition. */
function conditions({ q = '', sport, country }: AgencyFilter): Sql[] {
  return [
    ...(sport === undefined ? [] : [sql`${sport}::text = any(entry.sports)`]),
    ...(country === undefined ? [] : [sql`entry.country = ${country}::text`]),
    ...searchWords(q).map(
      (word) => sql`(
        ${contains(word, sql`entry.name`, sql`entry.name_key`)}
        or ${contains(word, sql`entry.city`, sql`entry.city_key`)}
        or entry.country in (select code from countries where ${contains(word, sql`name_key`, sql`name_key`)})
      )`,
    ),
  ];
}
