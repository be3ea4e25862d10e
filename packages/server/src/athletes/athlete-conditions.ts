import { metrics } from '@matchpoint/core/athletes/athlete-fields';
import { type AthleteFilter, metricBounds } from '@matchpoint/core/athletes/athlete-filter';
import { searchWords } from '@matchpoint/core/display/collation';
import { type Part, part } from '../database/statement.ts';
import { hasId } from '../directory/list-statement.ts';
import { metricColumns } from './athlete-columns.ts';

/**
 * `matchesAthlete` of core, in SQL; a missing value satisfies no condition. Words are looked for in the names of all
 * agencies and countries once, not beside each athlete.
 */
export function athleteConditions(filter: AthleteFilter): Part[] {
  const { sport, gender, country, semester, year, agency_id: agency } = filter;
  return [
    ...(sport === undefined ? [] : [part`entry.sport = ${sport}::text`]),
    ...(gender === undefined ? [] : [part`entry.gender = ${gender}::text`]),
    ...(country === undefined ? [] : [part`entry.country_of_residence = ${country}::text`]),
    ...(semester === undefined ? [] : [part`entry.available_semester = ${semester}::text`]),
    ...(year === undefined ? [] : [part`entry.available_year = ${year}::float8`]),
    ...(agency === undefined ? [] : [hasId(part`entry.agency_id`, agency)]),
    ...metrics.flatMap((metric) => {
      const [min, max] = metricBounds[metric];
      const column = metricColumns[metric];
      return [
        ...(filter[min] === undefined ? [] : [part`${column} >= ${filter[min]}::float8`]),
        ...(filter[max] === undefined ? [] : [part`${column} <= ${filter[max]}::float8`]),
      ];
    }),
    ...searchWords(filter.q ?? '').map(
      (word) => part`(
        strpos(entry.name_key, ${word}::text) > 0
        or entry.agency_id in (select id from agencies where strpos(name_key, ${word}::text) > 0)
        or entry.country_of_residence in (select code from countries where strpos(name_key, ${word}::text) > 0)
      )`,
    ),
  ];
}
