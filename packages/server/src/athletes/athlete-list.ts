import { scores } from '@matchpoint/core/athletes/fields/athlete-fields';
import { keyOfTerm } from '@matchpoint/core/athletes/fields/term';
import {
  type AthleteFilter,
  athleteSortFields,
  chosenFields,
  scoreBounds,
  wantedValue,
} from '@matchpoint/core/athletes/lists/athlete-filter';
import { searchWords } from '@matchpoint/core/display/collation';
import { type Sql, sql } from '../database/sql.ts';
import { type EntryTables, hasId, type List, readSort } from '../directory/list-statement.ts';
import { contains, pairsOf } from '../directory/search-condition.ts';
import { athleteColumn, athleteSortColumns } from './athlete-columns.ts';

/** The list that a query narrows and orders. */
export function athleteList(filter: AthleteFilter, tables: EntryTables): List {
  const { field, isDescending } = readSort(athleteSortFields, filter.sort ?? '-created');
  return {
    ...tables,
    conditions: athleteConditions(filter),
    sort: athleteSortColumns[field],
    isDescending,
    isIndexed: searchWords(filter.q ?? '').some((word) => pairsOf(word).length > 0),
  };
}

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
  const key = sql`name_key`;
  const words = searchWords(filter.q ?? '').map(
    (word) => sql`(
      ${isInName(word)}
      or entry.agency_id = any(array(select id from agencies where ${contains(word, sql`name`, key)}))
      or entry.country_of_residence = any(array(select code from countries where ${contains(word, key, key)}))
    )`,
  );
  const term =
    filter.min_term === undefined
      ? []
      : [sql`${athleteSortColumns.available.key} >= ${keyOfTerm(filter.min_term)}::float8`];
  const agency = filter.agency_id === undefined ? [] : [hasId(sql`entry.agency_id`, filter.agency_id)];
  return [...chosen, ...term, ...agency, ...ranges, ...words];
}

/** Whether an athlete's name contains a word. Parts of three plain letters or more have an index, pairs of any signs another one. */
function isInName(word: string): Sql {
  const isContained = contains(word, sql`entry.name`, sql`entry.name_key`);
  const pairs = pairsOf(word);
  if (pairs.length === 0 || /^[a-z\d]{3,}$/.test(word)) return isContained;
  const hasPairs = sql`search_pairs(entry.name, entry.name_key) @> ${pairs}::text[]`;
  return pairs.length === 1 ? hasPairs : sql`(${hasPairs} and ${isContained})`;
}
