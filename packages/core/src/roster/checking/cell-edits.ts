import { grouped } from '../../display/grouped.ts';
import type { ImportSource, SourceRow } from '../import-source.ts';

/** A new text for one cell. */
export interface CellEdit {
  /** As `SourceRow` counts. */
  readonly row: number;
  /** Place of the column, from 0. */
  readonly column: number;
  readonly value: string;
}

export function editCells(source: ImportSource, edits: readonly CellEdit[]): ImportSource {
  const editsOf = grouped(edits, ({ row }) => String(row));
  return {
    ...source,
    rows: source.rows.map((row) => (editsOf.get(String(row.row)) ?? []).reduce(edited, row)),
  };
}

function edited({ row, cells }: SourceRow, { column, value }: CellEdit): SourceRow {
  const length = Math.max(cells.length, column + 1);
  return { row, cells: Array.from({ length }, (_, at) => cells[at] ?? '').with(column, value) };
}
