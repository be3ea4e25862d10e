import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { athleteFilters, athletes, athleteValues } from '../../testing/arbitraries.ts';
import { anAthlete } from '../../testing/builders.ts';
import type { Athlete } from '../fields/athlete.ts';
import { athleteFields, optionalFields } from '../fields/athlete-fields.ts';
import {
  type AthleteFilter,
  athleteFilter,
  athleteSortFields,
  athleteSortKey,
  chosenFields,
  matchesAthlete,
  parametersOf,
  sortAthletes,
  sortsOffered,
  usualFilter,
  usualValues,
} from './athlete-filter.ts';
import { everyone } from './every-athlete.ts';

const lists = fc
  .array(athletes)
  .map((rows) => rows.map((row, index) => ({ ...row, id: String(rows.length - index) })));
const read = (query: Record<string, string>) => {
  const { success, data, error } = z.safeParse(athleteFilter, query);
  return success ? data : error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};
const matching = (filter: AthleteFilter, ...rows: readonly Partial<Athlete>[]) =>
  rows.map(anAthlete).map(matchesAthlete(filter));

test('a query is read into values', () => {
  expect(
    read({
      q: 'ana',
      country: 'ger',
      year: '2027',
      min_gpa: '3.5',
      max_itf: '100',
      sort: '-gpa',
      other: 'x',
    }),
  ).toEqual({ q: 'ana', country: 'DE', year: 2027, min_gpa: 3.5, max_itf: 100, sort: '-gpa' });
});

test('a query is refused field by field', () => {
  expect(
    read({
      q: 'a'.repeat(201),
      gender: 'male',
      country: 'Atlantis',
      semester: 'Summer',
      year: 'soon',
      min_gpa: '1e3',
      max_gpa: 'NaN',
      sort: 'shoe',
      sport: '\0',
    }),
  ).toEqual([
    'q must be at most 200 characters',
    'sport must not contain characters that cannot be stored',
    'semester must be one of Fall, Spring',
    'year must be a number',
    'gender must be one of Male, Female',
    'country must be a country name or an ISO code',
    'min_gpa must be a number',
    'max_gpa must be a number',
    `sort must be one of ${athleteSortFields.join(', ')}, or one of them after a minus sign`,
  ]);
});

test('every field sorts in both directions', () => {
  const sorts = athleteSortFields.flatMap((field) => [field, `-${field}`]);
  expect(sorts.map((sort) => read({ sort }))).toEqual(sorts.map((sort) => ({ sort })));
  for (const sort of ['', '-', '--name', 'Name', 'name ', 'constructor'])
    expect(read({ sort })).toHaveLength(1);
});

test('optional fields have parameters and sorts of their own', () => {
  expect([parametersOf('WTN'), parametersOf('recruiting_status')]).toEqual([
    ['min_wtn', 'max_wtn'],
    ['status'],
  ]);
  const own = new Set(optionalFields.map((name): string => athleteFields[name].sort));
  const usual = athleteSortFields.filter((sort) => !own.has(sort));
  expect([sortsOffered([]), sortsOffered(['WTN']), sortsOffered(optionalFields)]).toEqual([
    usual,
    athleteSortFields.filter((sort) => sort === 'wtn' || !own.has(sort)),
    athleteSortFields,
  ]);
});

test('a search finds every word in name, agency or country, however it is written', () => {
  const rows = [
    { name: 'Łucja Müller' },
    { name: 'Ana', agency_name: 'Muller Sports' },
    { name: 'Muller', country_of_residence: 'DE' },
    { name: 'Ana' },
  ];
  expect(matching({ q: 'müller' }, ...rows)).toEqual([true, true, true, false]);
  expect(matching({ q: ' GERMANY mull' }, ...rows)).toEqual([false, false, true, false]);
  expect(matching({ q: '  ' }, ...rows)).toEqual([true, true, true, true]);
  expect(matching({ q: 'anamuller' }, ...rows)).toEqual([false, false, false, false]);
  expect(matching({ q: 'null' }, ...rows)).toEqual([false, false, false, false]);
});

test('ranges include their ends, and what is missing is in none', () => {
  const rows = [{ TOEFL: 0 }, { TOEFL: 79 }, { TOEFL: 80 }, { TOEFL: null }];
  expect(matching({ min_toefl: 0, max_toefl: 79 }, ...rows)).toEqual([true, true, false, false]);
  expect(matching({ min_toefl: 80 }, ...rows)).toEqual([false, false, true, false]);
  expect(matching({ max_toefl: 0 }, ...rows)).toEqual([true, false, false, false]);
});

test('a least term passes it and later ones', () => {
  const rows = [
    { available_semester: 'Spring', available_year: 2027 },
    { available_semester: 'Fall', available_year: 2027 },
    { available_year: 2027 },
    { available_year: 2028 },
    { available_semester: 'Fall' },
  ];
  expect(matching({ min_term: 'Fall 2027' }, ...rows)).toEqual([false, true, false, true, false]);
  expect(matching({ min_term: 'Spring 2027' }, ...rows)).toEqual([true, true, false, true, false]);
  expect(['fall 2027', 'Fall 99', 'Fall'].map((term) => read({ min_term: term }))).toEqual(
    Array.from({ length: 3 }, () => ['min_term must be a term, such as Fall 2027']),
  );
});

test('a country is found under any ISO form', () => {
  const rows = ['CH', 'che', 'Switzerland', 'SUI', null].map((country_of_residence) => ({
    country_of_residence,
  }));
  expect(matching({ country: 'CH' }, ...rows)).toEqual([true, true, true, false, false]);
});

test('every other filter passes athletes of its value alone', () => {
  const pairs = fc
    .constantFrom(...chosenFields)
    .chain((name) => fc.tuple(fc.constant(name), athleteValues[name], fc.option(athleteValues[name])));
  fc.assert(
    fc.property(pairs, ([name, wanted, value]) => {
      expect(matching({ [athleteFields[name].filter]: wanted }, { [name]: value })).toEqual([
        wanted === (value ?? usualValues[athleteFields[name].filter]),
      ]);
    }),
    { numRuns: 500 },
  );
  expect(matching({ agency_id: '7' }, { agency_id: '7' }, { agency_id: '8' }, {})).toEqual([
    true,
    false,
    false,
  ]);
});

test('where a field has a usual value, lists ask for it, who lacks one has it, and no filter is any', () => {
  const rows = [{ recruiting_status: 'Looking' }, { recruiting_status: 'Committed' }, {}];
  expect(matching({ ...usualFilter(optionalFields) }, ...rows)).toEqual([true, false, true]);
  expect(matching({ status: 'Committed' }, ...rows)).toEqual([false, true, false]);
  expect([matching({ status: 'Any' }, ...rows), matching({}, ...rows)]).toEqual([
    [true, true, true],
    [true, true, true],
  ]);
  expect(matching({ sport: 'Any' }, {})).toEqual([false]);
  expect([usualFilter(['WTN']), everyone(['WTN']), everyone(optionalFields)]).toEqual([
    {},
    {},
    { status: 'Any' },
  ]);
  expect(read({ status: 'any' })).toEqual([
    'status must be one of Looking, In talks, Committed, Withdrawn, Any',
  ]);
});

test('a filter is the meeting of its parts', () => {
  fc.assert(
    fc.property(lists, athleteFilters, (rows, { sort: _, ...filter }) => {
      const parts = Object.entries(filter).map(([key, value]) => matchesAthlete({ [key]: value }));
      expect(rows.filter(matchesAthlete(filter))).toEqual(
        rows.filter((row) => parts.every((part) => part(row))),
      );
    }),
  );
});

test('availability is ordered by year, then Spring before Fall; without an order the list stays', () => {
  const rows = [
    { id: 'fall', available_year: 2027, available_semester: 'Fall' },
    { id: 'none', available_semester: 'Spring' },
    { id: 'spring', available_year: 2027, available_semester: 'Spring' },
    { id: 'year', available_year: 2027 },
    { id: 'earlier', available_year: 2026, available_semester: 'Fall' },
  ].map(anAthlete);
  expect(sortAthletes(rows, 'available').map(({ id }) => id)).toEqual([
    'earlier',
    'year',
    'spring',
    'fall',
    'none',
  ]);
  expect(sortAthletes(rows)).toEqual(rows);
});

test('a country is ordered by its name', () => {
  const rows = ['US', 'AF', 'ZZ', 'DE', 'CI'].map((id) => anAthlete({ id, country_of_residence: id }));
  expect(sortAthletes(rows, 'country').map(({ id }) => id)).toEqual(['AF', 'CI', 'DE', 'US', 'ZZ']);
});

test('each sort key of an athlete, and of one with a name alone', () => {
  const ada = anAthlete({
    name: 'Ada Ö',
    agency_name: 'Müller',
    country_of_residence: 'DE',
    gender: 'Female',
    available_year: 2027,
    available_semester: 'Fall',
    GPA: 3.7,
    SAT: 1200,
    TOEFL: 0,
    UTR: 8.25,
    ITF: 100,
  });
  const keysOf = (one: Athlete) =>
    Object.fromEntries(
      Object.entries(athleteSortKey).flatMap(([field, key]) =>
        key(one) === null ? [] : [[field, key(one)]],
      ),
    );
  expect([keysOf(ada), keysOf(anAthlete({ name: 'Bo' }))]).toMatchInlineSnapshot(`
    [
      {
        "agency": "muller",
        "available": 8110,
        "country": "germany",
        "gender": "female",
        "gpa": 3.7,
        "itf": 100,
        "name": "ada o",
        "sat": 1200,
        "sport": "tennis",
        "toefl": 0,
        "utr": 8.25,
      },
      {
        "name": "bo",
        "sport": "tennis",
      },
    ]
  `);
});
