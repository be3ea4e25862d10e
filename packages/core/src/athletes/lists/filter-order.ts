import { isOptional, type Score, scores } from '../fields/athlete-fields.ts';
import { type FilterValue, filterValues } from './filter-values.ts';

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
