import { scores } from '@matchpoint/core/athletes/athlete-fields';
import {
  type AthleteFilter,
  athleteSortFields,
  chosenFields,
  scoreBounds,
  wantedValue,
} from '@matchpoint/core/athletes/athlete-filter';
import { keyOfTerm } from '@matchpoint/core/athletes/term';
import { searchWords } from '@matchpoint/core/display/collation';
import { type Sql, sql } from '../database/sql.ts';
import { type EntryTables, hasId, type List, readSort } from '../directory/list-statement.ts';
import { athleteColumn, athleteSortColumns } from './athlete-columns.ts';

/** The list that a query narrows and orders. */
export function athleteList(filter: AthleteFilter, tables: EntryTables): List {
  const { field, isDescending } = readSort(athleteSortFields, filter.sort ?? '-created');
  return {
    ...tables,
    conditions: athleteConditions(filter),
    sort: athleteSortColumns[field],
    isDescending,
    isIndexed: searchWords(filter.q ?? '').some((word) => word.length >= indexedLetters),
  };
}

/** A shorter part of a name is in too many for an index. */
const indexedLetters = 3;

/**
 * `matchesAthlete` of core, in SQL; a missing value satisfies no condition. Words are looked for in the names of all
 * agencies and countries once, not beside each athlete, so that an index finds each of the three.
 */
export function athleteConditions(filter: AthleteFilter): Sql[] {
  const chosen = chosenFields.flatMap((name): Sql[] => {
    const wanted = wantedValue(filter, name);
    if (wanted === undefined) return [];
    const column = athleteColumn(name);
    return [
      typeof wanted === 'number' ? sql`${column} = ${wanted}::float8` : sql`${column} = ${wanted}::text`,
    ];
  });
  const ranges = scores.flatMap((score): Sql[] => {
    const [min, max] = scoreBounds[score].map((bound) => filter[bound]);
    const column = athleteColumn(score);
    return [
      ...(min === undefined ? [] : [sql`${column} >= ${min}::float8`]),
      ...(max === undefined ? [] : [sql`${column} <= ${max}::float8`]),
    ];
  });
  const words = searchWords(filter.q ?? '').map((word) => {
    const has = sql`name_key like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}::text`;
    return sql`(
      entry.${has}
      or entry.agency_id = any(array(select id from agencies where ${has}))
      or entry.country_of_residence = any(array(select code from countries where ${has}))
    )`;
  });
  const term =
    filter.min_term === undefined
      ? []
      : [sql`${athleteSortColumns.available.key} >= ${keyOfTerm(filter.min_term)}::float8`];
  const agency = filter.agency_id === undefined ? [] : [hasId(sql`entry.agency_id`, filter.agency_id)];
  return [...chosen, ...term, ...agency, ...ranges, ...words];
}
