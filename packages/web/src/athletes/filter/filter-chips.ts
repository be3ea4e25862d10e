import { listLabel, scores } from '@matchpoint/core/athletes/fields/athlete-fields';
import {
  type AthleteFilter,
  scoreBounds,
  wantedValue,
  withoutParameters,
} from '@matchpoint/core/athletes/lists/athlete-filter';
import { filterParameter, filterValues, valueLabel } from '@matchpoint/core/athletes/lists/filter-values';

/** One part of the filter, which can be removed by itself. */
export interface FilterChip {
  readonly label: string;
  readonly fields: readonly (keyof AthleteFilter)[];
}

/** The parts of the filter in words, without search and sort order, which have their own controls. */
export function filterChips(filter: AthleteFilter, agencyName: string | null): FilterChip[] {
  const { agency_id } = filter;
  return [
    ...filterValues.flatMap((name): FilterChip[] => {
      const value = name === 'term' ? filter.min_term : wantedValue(filter, name);
      if (value === undefined) return [];
      const label = valueLabel(name, String(value));
      return [{ label: name === 'term' ? `${label} or later` : label, fields: [filterParameter(name)] }];
    }),
    ...(agency_id === undefined
      ? []
      : [{ label: agencyName ?? `Agency ${agency_id}`, fields: ['agency_id'] as const }]),
    ...scores.flatMap((score) => {
      const fields = scoreBounds[score];
      const label = rangeLabel(listLabel(score), filter[fields[0]], filter[fields[1]]);
      return label === null ? [] : [{ label, fields }];
    }),
  ];
}

function rangeLabel(label: string, min: number | undefined, max: number | undefined): string | null {
  if (min === undefined) return max === undefined ? null : `${label} up to ${max}`;
  if (max === undefined) return `${label} from ${min}`;
  return min === max ? `${label} ${min}` : `${label} ${min} to ${max}`;
}

/** Keeps the sort order, which hides no athlete. */
export function cleared(filter: AthleteFilter): AthleteFilter {
  const { sort: _, ...narrowing } = filter;
  return withoutParameters(filter, Object.keys(narrowing));
}
