import { athleteFields } from '@matchpoint/core/athletes/athlete-fields';
import { type AthleteFilter, athleteSortFields } from '@matchpoint/core/athletes/athlete-filter';
import { countries } from '@matchpoint/core/countries/countries';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './filter-url.ts';

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((value) => !value.includes('\0'));
const hundredths = fc.integer({ min: 0, max: 500_000 }).map((value) => value / 100);
const filters: fc.Arbitrary<AthleteFilter> = fc.record(
  {
    q: text,
    sport: text,
    gender: fc.constantFrom(...athleteFields.gender.of),
    country: fc.constantFrom(...countries.keys()),
    semester: fc.constantFrom(...athleteFields.available_semester.of),
    year: fc.integer({ min: 2022, max: 2050 }),
    agency_id: text,
    min_gpa: hundredths,
    max_gpa: hundredths,
    min_sat: hundredths,
    max_sat: hundredths,
    min_toefl: hundredths,
    max_toefl: hundredths,
    min_utr: hundredths,
    max_utr: hundredths,
    min_itf: hundredths,
    max_itf: hundredths,
    sort: fc.constantFrom(
      ...athleteSortFields,
      ...athleteSortFields.map((field): `-${typeof field}` => `-${field}`),
    ),
  },
  { requiredKeys: [] },
);

test('reads every filter back from its URL', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readFilter(writeFilter(filter))).toEqual(filter);
    }),
  );
});

test('ignores invalid values and keeps the rest', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      expect(readFilter(search)).toBeTypeOf('object');
    }),
  );
  expect(readFilter('?q=&gender=Robot&year=soon&country=Atlantis&sort=shoe&sport=Tennis&colour=red')).toEqual(
    {
      sport: 'Tennis',
    },
  );
});

test('reads a country in any form and writes its code', () => {
  expect(writeFilter(readFilter('country=germany&q=ada'))).toBe('q=ada&country=DE');
});

test('writes an empty filter as an empty query', () => {
  expect(writeFilter({ q: '', sport: undefined })).toBe('');
});
