import { memoize } from '@matchpoint/core/display/memoize';
import type { JudgedRow } from '@matchpoint/core/roster/checking/judge-row';
import type { GridMark, RowMarks } from '../../ui/grid/grid-data.ts';

/** The marks of a row's cells, the gravest per cell. Marks without a column are shown in the first cell. */
export const marksOf = memoize(({ problems, warnings, readings }: JudgedRow): RowMarks => {
  const marks = new Map<number, GridMark>();
  for (const { index, value, read } of readings)
    marks.set(index, { kind: 'reading', text: `“${value}” is read as ${read}` });
  for (const { index, expected, fix } of warnings)
    marks.set(index ?? 0, { kind: 'warning', text: `Expected ${expected}. ${fix}` });
  for (const { index, expected, fix } of problems)
    marks.set(index ?? 0, { kind: 'problem', text: `Must be ${expected}. ${fix}` });
  return marks;
});
