import {
  type AthleteFieldName,
  athleteFields,
  everyField,
  everyFieldOffered,
  fieldsOffered,
  type Offered,
  type Score,
  scores,
} from '@matchpoint/core/athletes/fields/athlete-fields';
import {
  type AthleteSortField,
  type SortedField,
  sortedFields,
} from '@matchpoint/core/athletes/lists/athlete-filter';
import { asksForConsent, type ConsentMode } from '@matchpoint/core/consent/consent';
import { recordOf, shapeOf } from '@matchpoint/core/fields/table';
import { consentFields } from '../consent/consent-state.ts';
import { fieldList, fieldValue } from '../database/record.ts';
import { instant, nothing, raw, type Sql, sql } from '../database/sql.ts';
import type { EntryTables, SortColumn } from '../directory/list-statement.ts';
import { shownAthlete } from '../directory/shown.ts';

const dates = sql`, ${instant(sql`entry.created_at`)} as created_at,
        ${instant(sql`coalesce(entry.changed_at, entry.created_at)`)} as changed_at`;

/**
 * What athletes are read from, and an athlete as it is answered (rules/athletes.md#athlete-fields).
 * @param extensions whether with its dates
 * @param reader the agency is answered what it alone sees, too (rules/athletes.md#hidden)
 */
export const athleteTables = (
  extensions: boolean,
  offered: Offered,
  reader: 'public' | 'agency' = 'public',
  mode: ConsentMode = 'off',
): EntryTables => ({
  table: sql`athletes`,
  joins: sql`
    left join agencies agency on agency.id = entry.agency_id
    cross join lateral (
      select entry.id::text as id, ${fieldList(recordOf(reader === 'agency' ? everyFieldOffered(offered) : fieldsOffered(offered), (name) => everyField[name]))},
        entry.agency_id::text as agency_id, agency.name as agency_name ${extensions ? dates : nothing}
        ${reader === 'agency' && asksForConsent(mode) ? consentFields : nothing}
    ) as fields`,
  answer: sql`row_to_json(fields)::text`,
  isShown: shownAthlete(mode),
});

export const athleteColumn = (name: AthleteFieldName): Sql => raw(fieldValue(name, athleteFields[name]));

export const scoreColumns: Readonly<Record<Score, Sql>> = recordOf(scores, athleteColumn);

type FieldSort = Exclude<AthleteSortField, 'created' | 'available' | 'agency'>;

/** `athleteSortKey` of core, in SQL. */
export const athleteSortColumns: Readonly<Record<AthleteSortField, SortColumn>> = {
  ...shapeOf<Record<FieldSort, SortColumn>>(
    sortedFields.map((name) => [athleteFields[name].sort, fieldSortColumn(name)]),
  ),
  created: { key: sql`entry.id`, type: 'id' },
  name: { key: sql`entry.name_key`, type: 'text', name: sql`entry.name` },
  available: {
    key: sql`entry.available_year * 4
      + case entry.available_semester when 'Spring' then 1 when 'Fall' then 2 else 0 end`,
    type: 'number',
  },
  agency: {
    key: sql`nullif(listed.name_key, '')`,
    type: 'text',
    name: sql`listed.name`,
    joins: sql`left join agencies listed on listed.id = entry.agency_id`,
  },
};

function fieldSortColumn(name: SortedField): SortColumn {
  const column = athleteColumn(name);
  switch (athleteFields[name].kind) {
    case 'score':
      return { key: column, type: 'number' };
    case 'country':
      return {
        key: sql`country.name_key`,
        type: 'text',
        joins: sql`left join countries country on country.code = ${column}`,
      };
    case 'text':
    case 'choice':
      return { key: sql`${column} collate "C"`, type: 'text' };
  }
}
