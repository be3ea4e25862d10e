import type { ImportCounts } from '@matchpoint/core/roster/journal/row-outcome';

/** The counts of outcomes that occurred, the best first. */
export function countLabels(
  counts: ImportCounts,
): readonly { readonly what: string; readonly count: number }[] {
  return [
    { what: counts.created === 1 ? 'athlete added' : 'athletes added', count: counts.created },
    { what: counts.updated === 1 ? 'athlete changed' : 'athletes changed', count: counts.updated },
    { what: counts.removed === 1 ? 'athlete removed' : 'athletes removed', count: counts.removed },
    { what: 'there already', count: counts.exists },
    { what: counts.duplicate === 1 ? 'repeats another row' : 'repeat another row', count: counts.duplicate },
    { what: 'left out or refused', count: counts.invalid },
    { what: 'unknown: look for them in your list', count: counts.unsettled },
    { what: 'not sent yet', count: counts.unsent },
  ].filter(({ count }) => count > 0);
}
