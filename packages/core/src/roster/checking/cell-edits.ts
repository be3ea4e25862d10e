import type { ImportSource } from '../import-source.ts';

/** A new text for one cell. */
export interface CellEdit {
  /** As `SourceRow` counts. */
  readonly row: number;
  /** Place of the column, from 0. */
  readonly column: number;
  readonly value: string;
}

/** The source with these edits; the same where none is of its rows. */
export function editCells(source: ImportSource, edits: readonly CellEdit[]): ImportSource {
  if (edits.length === 0) return source;
  const indexes = new Map(source.rows.map(({ row }, index) => [row, index]));
  const rows = [...source.rows];
  const made = edits.filter(({ row, column, value }) => {
    const index = indexes.get(row);
    const found = index === undefined ? undefined : rows[index];
    if (index === undefined || found === undefined) return false;
    const cells = Array.from({ length: Math.max(found.cells.length, column + 1) }, (_, at) =>
      at === column ? value : (found.cells[at] ?? ''),
    );
    rows[index] = { row, cells };
    return true;
  });
  return made.length === 0 ? source : { ...source, rows };
}
