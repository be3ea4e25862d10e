import * as z from 'zod/mini';
import { isoCountryCode } from '../../countries/countries.ts';
import { countEach } from '../../display/count.ts';
import { recordOf } from '../../fields/table.ts';
import type { Athlete } from '../fields/athlete.ts';
import { athleteFields, isOptional } from '../fields/athlete-fields.ts';
import { type FilterValue, filterValues } from './filter-values.ts';

const counts = z.record(z.string(), z.int().check(z.nonnegative()));

/** How many athletes have which value; countries by their ISO alpha-2 codes, terms as 'Fall 2027'. */
export const listedValues = z.object(
  recordOf(filterValues, (name) => (isOptional(name) ? z._default(counts, {}) : counts)),
);
export type ListedValues = z.output<typeof listedValues>;

export function countValues(athletes: readonly Athlete[]): ListedValues {
  return recordOf(filterValues, (name) =>
    Object.fromEntries(countEach(athletes.flatMap((athlete) => valueText(name, athlete) ?? []))),
  );
}

function valueText(name: FilterValue, athlete: Athlete): string | null {
  if (name === 'term') {
    const { available_semester: semester, available_year: year } = athlete;
    return semester === null || year === null ? null : `${semester} ${year}`;
  }
  const value = athlete[name] ?? '';
  if (value === '') return null;
  return athleteFields[name].kind === 'country' ? isoCountryCode(String(value)) : String(value);
}
