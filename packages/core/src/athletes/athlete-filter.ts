import * as z from 'zod/mini';
import { oneOf } from '../api/payload.ts';
import { queryCountry, queryNumber, queryText, sortedBy } from '../api/query.ts';
import { countryName, isoCountryCode } from '../countries/countries.ts';
import { collationKey, oncePer, searchWords, textKey } from '../display/collation.ts';
import { type SortKey, sortRows } from '../display/order.ts';
import { type Athlete, genders, type Metric, metrics, semesters } from './athlete.ts';

/** Fields that a list can be sorted by (rules.md#paging). `created` is the order of listing: `-created`, newest first, is the default. */
export const athleteSortFields = [
  'created',
  'name',
  'gender',
  'sport',
  'country',
  'available',
  'agency',
  'gpa',
  'sat',
  'toefl',
  'utr',
  'itf',
] as const;
export type AthleteSortField = (typeof athleteSortFields)[number];
export type AthleteSort = AthleteSortField | `-${AthleteSortField}`;

/** The query for athletes, as it travels in a URL (rules.md#paging); `country` becomes the ISO alpha-2 code. */
export const athleteFilter = z.object({
  q: z.optional(queryText),
  sport: z.optional(queryText),
  gender: z.optional(oneOf(genders)),
  country: z.optional(queryCountry),
  semester: z.optional(oneOf(semesters)),
  year: z.optional(queryNumber),
  agency_id: z.optional(queryText),
  min_gpa: z.optional(queryNumber),
  max_gpa: z.optional(queryNumber),
  min_sat: z.optional(queryNumber),
  max_sat: z.optional(queryNumber),
  min_toefl: z.optional(queryNumber),
  max_toefl: z.optional(queryNumber),
  min_utr: z.optional(queryNumber),
  max_utr: z.optional(queryNumber),
  min_itf: z.optional(queryNumber),
  max_itf: z.optional(queryNumber),
  sort: z.optional(sortedBy(athleteSortFields)),
});
export type AthleteFilter = z.output<typeof athleteFilter>;

export const metricBounds = {
  GPA: ['min_gpa', 'max_gpa'],
  SAT: ['min_sat', 'max_sat'],
  TOEFL: ['min_toefl', 'max_toefl'],
  UTR: ['min_utr', 'max_utr'],
  ITF: ['min_itf', 'max_itf'],
} as const satisfies Record<Metric, readonly [keyof AthleteFilter, keyof AthleteFilter]>;

/** What `q` searches: name, agency and country. */
function athleteSearchText(athlete: Pick<Athlete, 'name' | 'agency_name' | 'country_of_residence'>): string {
  const country = athlete.country_of_residence === null ? null : countryName(athlete.country_of_residence);
  return collationKey([athlete.name, athlete.agency_name, country].filter(Boolean).join(' '));
}

const searchTextOf = oncePer(athleteSearchText);

/** Whether an athlete is on the narrowed list. A missing value never satisfies a range (rules.md#sort-and-ranges). */
export function matchesAthlete(filter: AthleteFilter): (athlete: Athlete) => boolean {
  const words = searchWords(filter.q ?? '');
  return (athlete) =>
    sameOrOpen(filter.sport, athlete.sport) &&
    sameOrOpen(filter.gender, athlete.gender) &&
    sameOrOpen(filter.semester, athlete.available_semester) &&
    sameOrOpen(filter.year, athlete.available_year) &&
    sameOrOpen(filter.agency_id, athlete.agency_id) &&
    (filter.country === undefined ||
      (athlete.country_of_residence !== null &&
        isoCountryCode(athlete.country_of_residence) === filter.country)) &&
    metrics.every((metric) => {
      const [min, max] = metricBounds[metric];
      return inRange(athlete[metric], filter[min], filter[max]);
    }) &&
    words.every((word) => searchTextOf(athlete).includes(word));
}

function sameOrOpen<T>(wanted: T | undefined, value: T | null): boolean {
  return wanted === undefined || wanted === value;
}

function inRange(value: number | null, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

/** What an athlete is ordered by; null is empty and stands last in both directions. */
export const athleteSortKey: Record<Exclude<AthleteSortField, 'created'>, (athlete: Athlete) => SortKey> = {
  name: (athlete) => collationKey(athlete.name),
  gender: (athlete) => textKey(athlete.gender),
  sport: (athlete) => textKey(athlete.sport),
  country: (athlete) => textKey(countryName(athlete.country_of_residence ?? '')),
  available: ({ available_year: year, available_semester: semester }) =>
    year === null ? null : year * 4 + (semester === 'Spring' ? 1 : semester === 'Fall' ? 2 : 0),
  agency: (athlete) => textKey(athlete.agency_name),
  gpa: (athlete) => athlete.GPA,
  sat: (athlete) => athlete.SAT,
  toefl: (athlete) => athlete.TOEFL,
  utr: (athlete) => athlete.UTR,
  itf: (athlete) => athlete.ITF,
};

/** The list in order. Ties keep the order of `athletes`, which is the service's: newest first. */
export function sortAthletes(athletes: readonly Athlete[], sort: AthleteSort = '-created'): Athlete[] {
  return sortRows(athletes, sort, athleteSortKey);
}
