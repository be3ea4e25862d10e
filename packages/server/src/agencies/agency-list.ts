import { agencyFields } from '@matchpoint/core/agencies/agency-fields';
import {
  type AgencyFilter,
  type AgencySortField,
  agencySortFields,
} from '@matchpoint/core/agencies/agency-filter';
import { searchWords } from '@matchpoint/core/display/collation';
import { fieldList } from '../database/record.ts';
import { type Sql, sql } from '../database/sql.ts';
import { type EntryTables, type List, readSort, type SortColumn } from '../directory/list-statement.ts';
import { contains } from '../directory/search-condition.ts';
import { shownAgency } from '../directory/shown.ts';

const { noindex: _, ...fieldsOfEleven } = agencyFields;

/** What agencies are read from, and an agency as it is answered (rules/agencies.md#agency-fields). @param extensions whether with `noindex` */
export const agencyTables = (extensions: boolean): EntryTables => ({
  table: sql`agencies`,
  joins: sql`
    cross join lateral (
      select entry.id::text as id, ${fieldList(extensions ? agencyFields : fieldsOfEleven)}
    ) as fields`,
  answer: sql`row_to_json(fields)::text`,
  isShown: shownAgency,
});

/** `agencySortKey` of core, in SQL. */
const agencySortColumns: Readonly<Record<AgencySortField, SortColumn>> = {
  created: { key: sql`entry.id`, type: 'id' },
  name: { key: sql`entry.name_key`, type: 'text', name: sql`entry.name` },
  city: { key: sql`entry.city_key`, type: 'text', name: sql`entry.city` },
  country: {
    key: sql`country.name_key`,
    type: 'text',
    joins: sql`left join countries country on country.code = entry.country`,
  },
};

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
