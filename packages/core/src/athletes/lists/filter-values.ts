import { countryName } from '../../countries/countries.ts';
import { athleteFields, isOptional, type Score, scores } from '../fields/athlete-fields.ts';
import { type ChosenField, type ChosenFilter, chosenFields } from './athlete-filter.ts';

/** A field that lists are narrowed by to one value, or the term, by which they are narrowed to it and later ones. */
export type FilterValue = ChosenField | 'term';

/** In the order of forms. */
export const filterValues: readonly FilterValue[] = chosenFields.flatMap((name) =>
  name === 'available_year' ? [name, 'term' as const] : [name],
);

/** The query parameter that narrows a list to one value. */
export function filterParameter(name: FilterValue): ChosenFilter | 'min_term' {
  return name === 'term' ? 'min_term' : athleteFields[name].filter;
}

/** A filter's value as shown. */
export function valueLabel(name: FilterValue, value: string): string {
  return name === 'country_of_residence' ? (countryName(value) ?? value) : value;
}

/** In the order of a coach's questions; one exact term comes last (rules/lists.md#list-columns). */
export const askedFilters: readonly FilterValue[] = [
  'sport',
  'gender',
  'term',
  'country_of_residence',
  ...filterValues.filter((name) => isOptional(name)),
];
export const exactTerm = ['available_semester', 'available_year'] as const;
export const askedScores: readonly Score[] = [
  'UTR',
  ...scores.filter((score) => score !== 'UTR' && score !== 'ITF'),
  'ITF',
];
