import { memoize } from '@matchpoint/core/display/memoize';
import type { JudgedRow } from '@matchpoint/core/roster/checking/judge-row';
import { findingText, readingText } from '@matchpoint/core/roster/outcomes/rows.view';
import type { GridMark, RowMarks } from '../../ui/grid/grid-data.ts';

/** The marks of a row's cells, the gravest per cell. Marks without a column are shown in the first cell. */
export const marksOf = memoize(({ problems, warnings, readings }: JudgedRow): RowMarks => {
  const marks = new Map<number, GridMark>();
  for (const reading of readings) marks.set(reading.index, { kind: 'reading', text: readingText(reading) });
  for (const [kind, found] of [
    ['warning', warnings],
    ['problem', problems],
  ] as const)
    for (const finding of found) marks.set(finding.index ?? 0, { kind, text: findingText(kind, finding) });
  return marks;
});
