import { memoize } from '@matchpoint/core/display/memoize';
import type { ReadRoster } from '@matchpoint/core/roster/check-roster.view';
import type { CellEdit } from '@matchpoint/core/roster/checking/cell-edits';
import type { JudgedRow } from '@matchpoint/core/roster/checking/judge-row';
import type { SourceRow } from '@matchpoint/core/roster/import-source';
import type { ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';
import { fieldLabel } from '@matchpoint/core/roster/outcomes/field-label';
import { findingText, readingText } from '@matchpoint/core/roster/outcomes/rows.view';
import { useMemo } from 'react';
import { Grid } from '../../ui/grid/grid.tsx';
import type { GridColumn, GridMark, GridRow, RowMarks } from '../../ui/grid/grid-data.ts';

interface ReviewGridProps {
  readonly view: ReadRoster;
  /** The numbers of the rows to show; null: all. */
  readonly shown: ReadonlySet<number> | null;
  readonly onEdit: (edits: readonly CellEdit[]) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** The same object for a row that did not change. */
const gridRow = memoize(({ row, cells }: SourceRow): GridRow => ({ number: row, cells }));

/** The rows of the file, with what was found of their cells. */
export function ReviewGrid({ view, shown, onEdit, onUndo, onRedo }: ReviewGridProps) {
  const { source, match, judged, check } = view;
  const rows = useMemo(
    () => source.rows.filter(({ row }) => shown === null || shown.has(row)).map(gridRow),
    [source.rows, shown],
  );
  const indexes = useMemo(() => new Map(source.rows.map(({ row }, index) => [row, index])), [source.rows]);
  const leftOut = useMemo(() => new Set(check.leftOut), [check.leftOut]);
  // A row may have cells beyond the header. All problems of a group are in one column.
  const beyond = check.problems.reduce((widest, [{ index }]) => Math.max(widest, (index ?? 0) + 1), 0);
  const columns = useMemo(
    () => columnsOf(source.header, match, Math.max(source.header.length, beyond)),
    [source.header, match, beyond],
  );
  return (
    <Grid
      label="Rows of the file"
      columns={columns}
      rows={rows}
      marksOf={(number) => {
        const row = leftOut.has(number) ? undefined : judged[indexes.get(number) ?? -1];
        return row && marksOf(row);
      }}
      onEdit={(edits) =>
        onEdit(edits.map(({ rowNumber, column, value }) => ({ row: rowNumber, column, value })))
      }
      onUndo={onUndo}
      onRedo={onRedo}
    />
  );
}

function columnsOf(
  header: readonly string[],
  { columns }: ColumnMatch,
  count: number,
): readonly GridColumn[] {
  const fields = new Map([...columns].map(([field, index]) => [index, field]));
  return Array.from({ length: count }, (_, index) => {
    const field = fields.get(index);
    return {
      id: String(index),
      title: header[index]?.trim() || `Column ${index + 1}`,
      note: field === undefined ? 'Left out' : fieldLabel(field),
    };
  });
}

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
