import type { Metric } from '@matchpoint/core/athletes/athlete-fields';
import { metrics } from '@matchpoint/core/athletes/athlete-fields';
import { type AthleteFilter, metricBounds } from '@matchpoint/core/athletes/athlete-filter';
import { countryName } from '@matchpoint/core/countries/countries';

/** One part of the filter that can be taken away by itself. */
export interface FilterChip {
  readonly label: string;
  readonly fields: readonly (keyof AthleteFilter)[];
}

/** What narrows the list, in words; the search has its own box and the order its own headers. */
export function filterChips(filter: AthleteFilter, agencyName: string | null): FilterChip[] {
  const { sport, gender, country, semester, year, agency_id } = filter;
  const single: [keyof AthleteFilter, string | undefined][] = [
    ['sport', sport],
    ['gender', gender],
    ['country', country && (countryName(country) ?? country)],
    ['semester', semester],
    ['year', year === undefined ? undefined : String(year)],
    ['agency_id', agency_id && (agencyName ?? `Agency ${agency_id}`)],
  ];
  return [
    ...single.flatMap(([field, label]) => (label === undefined ? [] : [{ label, fields: [field] }])),
    ...metrics.flatMap((metric) => {
      const fields = metricBounds[metric];
      const label = rangeLabel(metric, filter[fields[0]], filter[fields[1]]);
      return label === null ? [] : [{ label, fields }];
    }),
  ];
}

function rangeLabel(metric: Metric, min: number | undefined, max: number | undefined): string | null {
  if (min === undefined) return max === undefined ? null : `${metric} up to ${max}`;
  if (max === undefined) return `${metric} from ${min}`;
  return min === max ? `${metric} ${min}` : `${metric} ${min} to ${max}`;
}

export function without(filter: AthleteFilter, fields: readonly (keyof AthleteFilter)[]): AthleteFilter {
  return { ...filter, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
}

/** The order stays: it hides nobody. */
export function cleared({ sort }: AthleteFilter): AthleteFilter {
  return sort === undefined ? {} : { sort };
}

export function isNarrowed(filter: AthleteFilter): boolean {
  return Boolean(filter.q) || filterChips(filter, null).length > 0;
}
