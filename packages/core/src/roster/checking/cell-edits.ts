import type { ImportSource } from '../import-source.ts';

/** A new text for one cell. */
export interface CellEdit {
  /** As `SourceRow` counts. */
  readonly row: number;
  /** Place of the column, from 0. */
  readonly column: number;
  readonly value: string;
}

/** The source with these edits, and their inverse edits. Edits of missing rows are dropped. */
export function editCells(
  source: ImportSource,
  edits: readonly CellEdit[],
): { readonly source: ImportSource; readonly inverse: readonly CellEdit[] } {
  if (edits.length === 0) return { source, inverse: [] };
  const indexes = new Map(source.rows.map(({ row }, index) => [row, index]));
  const rows = [...source.rows];
  const inverse: CellEdit[] = [];
  for (const { row, column, value } of edits) {
    const index = indexes.get(row);
    const found = index === undefined ? undefined : rows[index];
    if (index === undefined || found === undefined) continue;
    inverse.unshift({ row, column, value: found.cells[column] ?? '' });
    const cells = Array.from({ length: Math.max(found.cells.length, column + 1) }, (_, at) =>
      at === column ? value : (found.cells[at] ?? ''),
    );
    rows[index] = { row, cells };
  }
  return { source: { ...source, rows }, inverse };
}
