import type { AgencyFilter, AgencySortField } from '@matchpoint/core/agencies/agency-filter';
import { searchWords } from '@matchpoint/core/display/collation';
import { type Part, part } from '../database/statement.ts';
import type { SortColumn } from '../directory/list-statement.ts';

export const agencyTables = part`
  from agencies entry
  left join countries country on country.code = entry.country`;

/** The agency as it is answered (rules.md#agency-fields): JSON that the database keeps in the row. */
export const agencyAnswer = part`entry.answer`;

/** `agencySortKey` of core, in SQL. */
export const agencySortColumns: Readonly<Record<AgencySortField, SortColumn>> = {
  created: { key: part`entry.id`, type: 'id' },
  name: { key: part`entry.name_key`, type: 'text', isNeverNull: true },
  city: { key: part`entry.city_key`, type: 'text' },
  country: { key: part`country.name_key`, type: 'text' },
};

/** `matchesAgency` of core, in SQL; a missing value satisfies no condition. */
export function agencyConditions({ q = '', sport, country }: AgencyFilter): Part[] {
  return [
    ...(sport === undefined ? [] : [part`${sport}::text = any(entry.sports)`]),
    ...(country === undefined ? [] : [part`entry.country = ${country}::text`]),
    ...searchWords(q).map(
      (word) => part`(
        strpos(entry.name_key, ${word}::text) > 0
        or strpos(entry.city_key, ${word}::text) > 0
        or strpos(country.name_key, ${word}::text) > 0
      )`,
    ),
  ];
}
