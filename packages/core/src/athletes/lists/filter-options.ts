import { countries } from '../../countries/country-list.ts';
import { formatCount } from '../../display/count.ts';
import { type AthleteField, athleteFields } from '../fields/athlete-fields.ts';
import { keyOfTerm, queryTerm, termKey } from '../fields/term.ts';
import type { AthleteFilter } from './athlete-filter.ts';
import { type FilterValue, filterParameter, valueLabel } from './filter-values.ts';
import { readListAddress } from './list-address.ts';
import type { ListedValues } from './listed-values.ts';

/**
 * The options of a filter, value to label: what is listed, with counts, or all that is legal while nothing is counted
 * (rules/lists.md#filters).
 * @param chosen stays an option
 */
export function filterOptions(
  name: FilterValue,
  listed: ListedValues | undefined,
  chosen?: AthleteFilter[keyof AthleteFilter],
): ReadonlyMap<string, string> {
  const counts = listed && countsOf(name, listed);
  const known = counts === undefined ? legalValues(name) : [...choicesOf(name), ...counts.keys()];
  const values = new Set([...known, ...(chosen === undefined ? [] : [String(chosen)])]);
  const isFilter = (value: string) => readListAddress([[filterParameter(name), value]]).leftOut.length === 0;
  return new Map(
    inOrder(name, [...values].filter(isFilter)).map((value) => {
      const label = valueLabel(name, value);
      return [value, counts === undefined ? label : `${label} (${formatCount(counts.get(value) ?? 0)})`];
    }),
  );
}

/** Those of a term include the later ones, also of a later year without a semester. */
function countsOf(name: FilterValue, listed: ListedValues): ReadonlyMap<string, number> {
  if (name !== 'term') return new Map(Object.entries(listed[name]));
  const terms = Object.entries(listed.term).filter(([term]) => queryTerm.safeParse(term).success);
  const athletesOf = (year: string) =>
    terms.reduce((sum, [term, count]) => sum + (term.endsWith(` ${year}`) ? count : 0), 0);
  const counts = [
    ...terms.map(([term, count]) => ({ key: keyOfTerm(term), count })),
    ...Object.entries(listed.available_year).map(([year, count]) => ({
      key: termKey(null, Number(year)),
      count: count - athletesOf(year),
    })),
  ];
  const countFrom = (least: number) =>
    counts.reduce((sum, { key, count }) => sum + (key >= least ? count : 0), 0);
  return new Map(terms.map(([term]) => [term, countFrom(keyOfTerm(term))]));
}

function choicesOf(name: FilterValue): readonly string[] {
  const field: AthleteField | null = name === 'term' ? null : athleteFields[name];
  return field?.kind === 'choice' ? field.of : [];
}

function legalValues(name: FilterValue): readonly string[] {
  if (name === 'country_of_residence') return [...countries.keys()];
  if (name !== 'term' && name !== 'available_year') return choicesOf(name);
  const { min, max } = athleteFields.available_year;
  const years = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
  const semesters = athleteFields.available_semester.of;
  return name === 'term'
    ? years.flatMap((year) => semesters.map((semester) => `${semester} ${year}`))
    : years;
}

/** Years and terms by time, countries by name, choices as in forms, then other values. */
function inOrder(name: FilterValue, values: readonly string[]): readonly string[] {
  switch (name) {
    case 'term':
      return values.toSorted((one, other) => keyOfTerm(one) - keyOfTerm(other));
    case 'available_year':
      return values.toSorted();
    case 'country_of_residence':
      return [...countries.keys()].filter((code) => values.includes(code));
    default:
      return values;
  }
}
