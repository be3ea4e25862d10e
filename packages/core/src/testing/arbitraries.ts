import * as fc from 'fast-check';
import type { Agency } from '../agencies/agency.ts';
import { type AgencyFilter, agencySortFields } from '../agencies/agency-filter.ts';
import { type Athlete, athlete } from '../athletes/fields/athlete.ts';
import { type AthleteDraft, athleteDraft } from '../athletes/fields/athlete-draft.ts';
import {
  type AthleteField,
  type AthleteFieldName,
  athleteFieldNames,
  athleteFields,
  type EveryFieldName,
  fieldNamesOf,
  scores,
} from '../athletes/fields/athlete-fields.ts';
import { sports } from '../athletes/fields/sports.ts';
import {
  type AthleteFilter,
  athleteSortFields,
  chosenFields,
  queryWords,
  scoreBounds,
} from '../athletes/lists/athlete-filter.ts';
import { type NumberLimit, scaleOf } from '../fields/number-limit.ts';
import { recordOf } from '../fields/table.ts';
import { anAgency } from './builders.ts';

// Few values each, so that filters match and sort keys tie.
const word = fc.constantFrom(
  'Ana',
  'ana',
  'Müller',
  'MULLER',
  'Łukasz',
  'O’Neil',
  "o'neil",
  'O´Neil',
  'O ´ Neil',
  'Anne-Marie',
  'Anne–Marie',
  'Marie,',
  'ma.',
  '.',
  'nn',
  'ne-',
  'de la Cruz',
  '李',
  '李娜',
  '😀',
  '|',
);
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const country = fc.constantFrom('DE', 'CH', 'US', 'CI', 'AX');
const city = fc.constantFrom('Bern', 'bern', 'Zürich', 'Łódź', 'Aarau');
const agencyId = fc.constantFrom('1', '2', '3');

/** The fields that hold numbers, and their limits. */
export const numberLimits = fieldNamesOf('year', 'score').map((name) => [name, athleteFields[name]] as const);

/** Legal values of a limit, up to 3,000 if it has no greatest value. */
function numbersWithin({ min, max, step }: NumberLimit): fc.Arbitrary<number> {
  const scale = scaleOf(min, step);
  return fc
    .integer({ min: 0, max: Math.floor(((max ?? 3000) - min) / step + 1e-9) })
    .map((steps) => (Math.round(min * scale) + steps * Math.round(step * scale)) / scale);
}

/** Legal values of a field, as a draft has them. */
function valuesOf(field: AthleteField): fc.Arbitrary<string | number> {
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return fc.constantFrom(...field.of);
    case 'year':
    case 'score':
      return numbersWithin(field);
    case 'country':
      return country;
    case 'link':
      return fc.constantFrom('https://example.com/a', 'http://example.org/b?c=d');
    case 'email':
      return fc.constantFrom('a@example.org', 'b@example.org');
    case 'text':
      return text;
  }
}

/** Legal values of each field. */
export const athleteValues = recordOf(athleteFieldNames, (name) => valuesOf(athleteFields[name]));

/** Drafts with any optional fields missing; `values` replace {@link athleteValues}. */
export function draftsOf(
  values: Partial<Record<EveryFieldName, fc.Arbitrary<string | number | boolean>>>,
): fc.Arbitrary<AthleteDraft> {
  return fc
    .record(
      { ...athleteValues, ...values },
      { requiredKeys: athleteFieldNames.filter((name) => 'required' in athleteFields[name]) },
    )
    .map((fields) => athleteDraft.safeParse(fields).data)
    .filter((draft) => draft !== undefined);
}

export const athleteDrafts = draftsOf({});

const gaps = <T>(some: fc.Arbitrary<T>) => fc.option(some, { freq: 3 });

/** Athletes as a service lists them, with any optional fields missing. */
export const athletes: fc.Arbitrary<Athlete> = fc
  .record({
    ...recordOf(athleteFieldNames, (name) => gaps(athleteValues[name])),
    id: fc.constant('1'),
    name: text,
    agency_id: gaps(agencyId),
    agency_name: gaps(text),
  })
  .map((facts) => athlete.parse(facts));

/** Agencies as a service lists them, with any optional fields missing. */
export const agencies: fc.Arbitrary<Agency> = fc
  .record({ name: text, sports: fc.subarray([...sports]), city: gaps(city), country: gaps(country) })
  .map(anAgency);

const directions = ['', '-'] as const;
const sorts = <F extends string>(fields: readonly F[]) =>
  fc.constantFrom(
    ...fields.flatMap((field) => directions.map((direction) => `${direction}${field}` as const)),
  );

/** Without the usual value, which no address is written with. */
function queryValuesOf(name: AthleteFieldName): fc.Arbitrary<unknown> {
  const field: AthleteField = athleteFields[name];
  if (field.kind !== 'choice' || field.usual === undefined) return athleteValues[name];
  return fc.constantFrom(...queryWords(field)).filter((word) => word !== field.usual);
}

const filterValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  q: fc.oneof(word, text),
  ...Object.fromEntries(chosenFields.map((name) => [athleteFields[name].filter, queryValuesOf(name)])),
  ...Object.fromEntries(
    scores.flatMap((name) => scoreBounds[name].map((bound) => [bound, athleteValues[name]])),
  ),
  min_term: fc
    .tuple(athleteValues.available_semester, athleteValues.available_year)
    .map((term) => term.join(' ')),
  agency_id: agencyId,
};

/** Parsed filters of up to three keys, so that some athletes pass, and any order. */
export const athleteFilters: fc.Arbitrary<AthleteFilter> = fc
  .subarray(Object.entries(filterValues), { maxLength: 3 })
  .chain((values) => fc.record(Object.fromEntries(values)))
  .chain((filter) =>
    fc
      .record({ sort: sorts(athleteSortFields) }, { requiredKeys: [] })
      .map((order) => ({ ...filter, ...order })),
  );

export const agencyFilters: fc.Arbitrary<AgencyFilter> = fc.record(
  { q: fc.oneof(word, text), sport: fc.constantFrom(...sports), country, sort: sorts(agencySortFields) },
  { requiredKeys: [] },
);
