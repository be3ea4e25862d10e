import * as fc from 'fast-check';
import type { Agency } from '../agencies/agency.ts';
import { type AgencyFilter, agencySortFields } from '../agencies/agency-filter.ts';
import {
  type Athlete,
  athleteLimits,
  genders,
  type NumberLimit,
  semesters,
  sports,
} from '../athletes/athlete.ts';
import { type AthleteFilter, athleteSortFields } from '../athletes/athlete-filter.ts';
import { anAgency, anAthlete } from './builders.ts';

// Few values each, so that filters match, words meet and keys tie.
const word = fc.constantFrom(
  'Ana',
  'ana',
  'Müller',
  'MULLER',
  'Łukasz',
  'O’Neil',
  'de la Cruz',
  '李',
  '😀',
  '|',
);
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const country = fc.constantFrom('DE', 'CH', 'US', 'CI', 'AX');
const city = fc.constantFrom('Bern', 'bern', 'Zürich', 'Łódź', 'Aarau');
const agencyId = fc.constantFrom('1', '2', '3');

/** Legal values of a limit; where it has no greatest, up to 3,000. */
export function numbersWithin({ min, max, step }: NumberLimit): fc.Arbitrary<number> {
  const scale = Math.round(1 / step);
  return fc
    .integer({ min: min * scale, max: Math.floor((max ?? 3000) * scale) })
    .map((value) => value / scale);
}

const gaps = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 3 });

/** Athletes as a service lists them, with every kind of gap. */
export const athletes: fc.Arbitrary<Athlete> = fc
  .record({
    name: text,
    gender: gaps(fc.constantFrom(...genders)),
    sport: gaps(fc.constantFrom(...sports)),
    country_of_residence: gaps(country),
    bio: gaps(text),
    agency_id: gaps(agencyId),
    agency_name: gaps(text),
    available_semester: gaps(fc.constantFrom(...semesters)),
    available_year: gaps(numbersWithin(athleteLimits.available_year)),
    UTR: gaps(numbersWithin(athleteLimits.UTR)),
    ITF: gaps(numbersWithin(athleteLimits.ITF)),
    GPA: gaps(numbersWithin(athleteLimits.GPA)),
    SAT: gaps(numbersWithin(athleteLimits.SAT)),
    TOEFL: gaps(numbersWithin(athleteLimits.TOEFL)),
  })
  .map(anAthlete);

/** Agencies as a service lists them, with every kind of gap. */
export const agencies: fc.Arbitrary<Agency> = fc
  .record({ name: text, sports: fc.subarray([...sports]), city: gaps(city), country: gaps(country) })
  .map(anAgency);

const directions = ['', '-'] as const;
const sorts = <F extends string>(fields: readonly F[]) =>
  fc.constantFrom(
    ...fields.flatMap((field) => directions.map((direction) => `${direction}${field}` as const)),
  );

/** Parsed filters, each key present or not. */
export const athleteFilters: fc.Arbitrary<AthleteFilter> = fc.record(
  {
    q: fc.oneof(word, text),
    sport: fc.constantFrom(...sports),
    gender: fc.constantFrom(...genders),
    country,
    semester: fc.constantFrom(...semesters),
    year: numbersWithin(athleteLimits.available_year),
    agency_id: agencyId,
    min_gpa: numbersWithin(athleteLimits.GPA),
    max_gpa: numbersWithin(athleteLimits.GPA),
    min_sat: numbersWithin(athleteLimits.SAT),
    max_sat: numbersWithin(athleteLimits.SAT),
    min_toefl: numbersWithin(athleteLimits.TOEFL),
    max_toefl: numbersWithin(athleteLimits.TOEFL),
    min_utr: numbersWithin(athleteLimits.UTR),
    max_utr: numbersWithin(athleteLimits.UTR),
    min_itf: numbersWithin(athleteLimits.ITF),
    max_itf: numbersWithin(athleteLimits.ITF),
    sort: sorts(athleteSortFields),
  },
  { requiredKeys: [] },
);

export const agencyFilters: fc.Arbitrary<AgencyFilter> = fc.record(
  { q: fc.oneof(word, text), sport: fc.constantFrom(...sports), country, sort: sorts(agencySortFields) },
  { requiredKeys: [] },
);
