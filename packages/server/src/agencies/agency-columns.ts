import { agencyFields } from '@matchpoint/core/agencies/agency-fields';
import type { AgencySortField } from '@matchpoint/core/agencies/agency-filter';
import { fieldList } from '../database/record.ts';
import { sql } from '../database/sql.ts';
import type { EntryTables, SortColumn } from '../directory/list-statement.ts';
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
export const agencySortColumns: Readonly<Record<AgencySortField, SortColumn>> = {
  created: { key: sql`entry.id`, type: 'id' },
  name: { key: sql`entry.name_key`, type: 'text', name: sql`entry.name` },
  city: { key: sql`entry.city_key`, type: 'text', name: sql`entry.city` },
  country: {
    key: sql`country.name_key`,
    type: 'text',
    joins: sql`left join countries country on country.code = entry.country`,
  },
};
