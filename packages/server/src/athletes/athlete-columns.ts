import type { Metric } from '@matchpoint/core/athletes/athlete-fields';
import type { AthleteSortField } from '@matchpoint/core/athletes/athlete-filter';
import { type Part, part } from '../database/statement.ts';
import type { SortColumn } from '../directory/list-statement.ts';

export const athleteTables = part`
  from athletes entry
  left join agencies agency on agency.id = entry.agency_id
  left join countries country on country.code = entry.country_of_residence`;

/** The athlete as it is answered (rules.md#athlete-fields): JSON that the database keeps in the rows. */
export const athleteAnswer = part`entry.open_answer || coalesce(agency.closing_answer, ',"agency_name":null}')`;

export const metricColumns: Readonly<Record<Metric, Part>> = {
  GPA: part`entry.gpa`,
  SAT: part`entry.sat`,
  TOEFL: part`entry.toefl`,
  UTR: part`entry.utr`,
  ITF: part`entry.itf`,
};

/** `athleteSortKey` of core, in SQL. */
export const athleteSortColumns: Readonly<Record<AthleteSortField, SortColumn>> = {
  created: { key: part`entry.id`, type: 'id' },
  name: { key: part`entry.name_key`, type: 'text', isNeverNull: true },
  gender: { key: part`entry.gender collate "C"`, type: 'text' },
  sport: { key: part`entry.sport collate "C"`, type: 'text' },
  country: { key: part`country.name_key`, type: 'text' },
  available: {
    key: part`entry.available_year * 4
      + case entry.available_semester when 'Spring' then 1 when 'Fall' then 2 else 0 end`,
    type: 'number',
  },
  agency: { key: part`nullif(agency.name_key, '')`, type: 'text' },
  gpa: { key: metricColumns.GPA, type: 'number' },
  sat: { key: metricColumns.SAT, type: 'number' },
  toefl: { key: metricColumns.TOEFL, type: 'number' },
  utr: { key: metricColumns.UTR, type: 'number' },
  itf: { key: metricColumns.ITF, type: 'number' },
};
