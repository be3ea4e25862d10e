import * as z from 'zod/mini';
import { countryName, isoCountryCode } from '../../countries/countries.ts';
import { collationKey, searchKey, searchWords, textKey } from '../../display/collation.ts';
import { memoize } from '../../display/memoize.ts';
import { type SortKey, sortRows } from '../../display/order.ts';
import type { ChoiceField, ValueOf } from '../../fields/field.ts';
import { queryCountry, queryNumber, queryText, sortedBy } from '../../fields/query.ts';
import { recordOf, shapeOf } from '../../fields/table.ts';
import { oneOf } from '../../wire/payload.ts';
import type { Athlete } from '../fields/athlete.ts';
import {
  type AthleteField,
  type AthleteFieldName,
  athleteFieldNames,
  athleteFields,
  isOffered,
  type Offered,
  type OptionalField,
  optionalFields,
  type Score,
  scores,
} from '../fields/athlete-fields.ts';
import { keyOfTerm, queryTerm, termKey } from '../fields/term.ts';

type Table = typeof athleteFields;

/** Fields whose filter is one value. */
export type ChosenField = {
  [Name in AthleteFieldName]: Table[Name] extends { filter: string } ? Exclude<Name, Score> : never;
}[AthleteFieldName];
export type ChosenFilter = Table[ChosenField]['filter'];

export const chosenFields = athleteFieldNames.filter(
  (name): name is ChosenField => 'filter' in athleteFields[name] && athleteFields[name].kind !== 'score',
);

/** Query parameters of a score's range. */
export type ScoreBounds = {
  readonly [Name in Score]: readonly [`min_${Table[Name]['filter']}`, `max_${Table[Name]['filter']}`];
};
export type ScoreBound = ScoreBounds[Score][number];

export const scoreBounds: ScoreBounds = shapeOf(
  scores.map((score) => {
    const { filter } = athleteFields[score];
    return [score, [`min_${filter}`, `max_${filter}`]];
  }),
);

export type SortedField = {
  [Name in AthleteFieldName]: Table[Name] extends { sort: string } ? Name : never;
}[AthleteFieldName];
type FieldSort = Table[SortedField]['sort'];

/** Parameters of a query and values of its `sort` that only services with the field know. */
export function parametersOf(name: OptionalField): readonly string[] {
  const { kind, filter } = athleteFields[name];
  return kind === 'score' ? [`min_${filter}`, `max_${filter}`] : [filter];
}

/** Fields that a list can be sorted by. */
export const sortedFields = athleteFieldNames.filter(
  (name): name is SortedField => 'sort' in athleteFields[name],
);

/** The values of `sort` (rules/service.md#paging). The default is `-created`, newest first. */
export const athleteSortFields = [
  'created',
  'available',
  'agency',
  ...sortedFields.map((name): FieldSort => athleteFields[name].sort),
] as const;
export type AthleteSortField = (typeof athleteSortFields)[number];

/** Those of a service with these optional fields. */
export function sortsOffered(offered: Offered): readonly AthleteSortField[] {
  const missing = optionalFields.filter((name) => !isOffered(name, offered));
  const lacking = new Set<string>(missing.map((name) => athleteFields[name].sort));
  return athleteSortFields.filter((sort) => !lacking.has(sort));
}
export type AthleteSort = AthleteSortField | `-${AthleteSortField}`;

type ChosenShape = {
  [Name in ChosenField as Table[Name]['filter']]: z.ZodMiniOptional<QueryOf<Table[Name]>>;
};
type QueryOf<F> = F extends { kind: 'year' }
  ? typeof queryNumber
  : F extends { kind: 'country' }
    ? typeof queryCountry
    : F extends { isOpen: true }
      ? typeof queryText
      : z.ZodMiniType<QueryWord<F>, QueryWord<F>>;
type QueryWord<F> = ValueOf<F> | (F extends { usual: string } ? typeof anyValue : never);

/** Asks for athletes with any value, as a call without the parameter does (rules/lists.md#usual-value). */
export const anyValue = 'Any';

/** The words that narrow a list by a choice. */
export function queryWords({ of, usual }: ChoiceField): readonly [string, ...string[]] {
  return usual === undefined ? of : [...of, anyValue];
}

function querySchema(field: AthleteField): z.ZodMiniType {
  if (field.kind === 'year') return queryNumber;
  if (field.kind === 'country') return queryCountry;
  return field.kind === 'choice' && !field.isOpen ? oneOf(queryWords(field)) : queryText;
}

/** The query of a list of athletes (rules/service.md#paging), as it travels in a URL; `country` becomes the ISO alpha-2 code. */
export const athleteFilter = z.object({
  q: z.optional(queryText),
  ...shapeOf<ChosenShape>(
    chosenFields.map((name) => [athleteFields[name].filter, z.optional(querySchema(athleteFields[name]))]),
  ),
  min_term: z.optional(queryTerm),
  agency_id: z.optional(queryText),
  ...recordOf<ScoreBound, z.ZodMiniOptional<typeof queryNumber>>(
    scores.flatMap((score) => scoreBounds[score]),
    () => z.optional(queryNumber),
  ),
  sort: z.optional(sortedBy(athleteSortFields)),
});
export type AthleteFilter = z.output<typeof athleteFilter>;

/** What an athlete without a value has, by the parameter that narrows to it (rules/lists.md#usual-value). */
export const usualValues: Readonly<Record<string, string | undefined>> = shapeOf(
  chosenFields.flatMap((name) => {
    const field: AthleteField = athleteFields[name];
    return field.kind === 'choice' && field.usual !== undefined
      ? [[athleteFields[name].filter, field.usual]]
      : [];
  }),
);

/** What the list of athletes and Home ask a service with these fields for, unless a person chooses (rules/lists.md#usual-value). */
export function usualFilter(offered: Offered): AthleteFilter {
  const parameters = optionalFields
    .filter((name) => offered.includes(name))
    .map((name) => athleteFields[name].filter);
  return shapeOf(parameters.filter((name) => usualValues[name]).map((name) => [name, usualValues[name]]));
}

/** The values in words that such parameters narrow to. */
export function usualWords(filter: AthleteFilter): readonly string[] {
  return chosenFields.flatMap((name) => {
    const wanted = wantedValue(filter, name);
    return wanted !== undefined && usualValues[athleteFields[name].filter] ? [String(wanted)] : [];
  });
}

/** Narrows by these parameters no more. */
export function withoutParameters(filter: AthleteFilter, names: readonly string[]): AthleteFilter {
  return { ...filter, ...shapeOf<AthleteFilter>(names.map((name) => [name, usualValues[name] && anyValue])) };
}

/** The value that athletes must have; undefined: any. */
export function wantedValue(filter: AthleteFilter, name: ChosenField): AthleteFilter[ChosenFilter] {
  const parameter = athleteFields[name].filter;
  return filter[parameter] === anyValue && usualValues[parameter] ? undefined : filter[parameter];
}

/** What `q` searches: name, agency and country. */
function athleteSearchText(athlete: Pick<Athlete, 'name' | 'agency_name' | 'country_of_residence'>): string {
  const country = athlete.country_of_residence === null ? null : countryName(athlete.country_of_residence);
  return searchKey([athlete.name, athlete.agency_name, country].join(' '));
}

const searchTextOf = memoize(athleteSearchText);

/** Whether an athlete matches the filter. A missing value never satisfies a range (rules/lists.md#sort-and-ranges). */
export function matchesAthlete(filter: AthleteFilter): (athlete: Athlete) => boolean {
  const words = searchWords(filter.q ?? '');
  return (athlete) =>
    chosenFields.every((name) => isChosen(name, wantedValue(filter, name), athlete[name])) &&
    isFrom(filter.min_term, athlete) &&
    (filter.agency_id === undefined || filter.agency_id === athlete.agency_id) &&
    scores.every((score) => {
      const [min, max] = scoreBounds[score];
      return inRange(athlete[score] ?? null, filter[min], filter[max]);
    }) &&
    words.every((word) => searchTextOf(athlete).includes(word));
}

function isChosen(
  name: ChosenField,
  wanted: AthleteFilter[ChosenFilter],
  value: Athlete[ChosenField],
): boolean {
  if (wanted === undefined) return true;
  const isCountry = athleteFields[name].kind === 'country';
  return (
    wanted ===
    (isCountry ? isoCountryCode(String(value)) : (value ?? usualValues[athleteFields[name].filter]))
  );
}

/** Whether an athlete can start in this term or a later one. */
function isFrom(term: string | undefined, athlete: Athlete): boolean {
  return term === undefined || inRange(availableKey(athlete), keyOfTerm(term), undefined);
}

function inRange(value: number | null, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

/** Sort keys; null, for an empty value, sorts last in both directions. */
export const athleteSortKey: Readonly<
  Record<Exclude<AthleteSortField, 'created'>, (athlete: Athlete) => SortKey>
> = {
  ...shapeOf<Record<FieldSort, (athlete: Athlete) => SortKey>>(
    sortedFields.map((name) => [
      athleteFields[name].sort,
      (athlete: Athlete) => fieldSortKey(athleteFields[name], athlete[name] ?? null),
    ]),
  ),
  name: (athlete) => collationKey(athlete.name),
  available: availableKey,
  agency: (athlete) => textKey(athlete.agency_name),
};

function availableKey({ available_year, available_semester }: Athlete): number | null {
  return available_year === null ? null : termKey(available_semester, available_year);
}

function fieldSortKey({ kind }: AthleteField, value: string | number | null): SortKey {
  if (typeof value !== 'string') return value;
  return textKey(kind === 'country' ? countryName(value) : value);
}

/** Sorts a list. Ties keep the order of `athletes`, which is the service's: newest first. */
export function sortAthletes(athletes: readonly Athlete[], sort: AthleteSort = '-created'): Athlete[] {
  return sortRows(athletes, sort, athleteSortKey);
}
