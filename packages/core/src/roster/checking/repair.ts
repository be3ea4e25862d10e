import type { ImportSource } from '../import-source.ts';
import type { Words } from '../matching/chosen.ts';
import { draftField } from '../matching/import-field.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';
import { type CellEdit, editCells } from './cell-edits.ts';

/** One repair that a person makes of the rows. */
export type Repair =
  | { readonly kind: 'edit'; readonly edits: readonly CellEdit[] }
  /** Says what words of the file mean. */
  | { readonly kind: 'words'; readonly words: Readonly<Record<string, string>> }
  /** Leaves rows out, or takes them back. */
  | { readonly kind: 'leaveOut'; readonly rows: readonly number[]; readonly isOut: boolean };

/** The source with the edits of these repairs. */
export function editedBy(source: ImportSource, repairs: readonly Repair[]): ImportSource {
  return editCells(
    source,
    repairs.flatMap((repair) => (repair.kind === 'edit' ? repair.edits : [])),
  );
}

/** What a person said that words mean. */
export function wordsSaid(repairs: readonly Repair[]): Words {
  return repairs.flatMap((repair) => (repair.kind === 'words' ? Object.entries(repair.words) : []));
}

/** The fields, by row, whose cells a person emptied, so that they say nothing. */
export function emptiedBy(
  repairs: readonly Repair[],
  { columns }: Pick<ColumnMatch, 'columns'>,
): ReadonlyMap<number, readonly string[]> {
  const fields = new Map([...columns].map(([field, column]) => [column, draftField(field)]));
  const edits = repairs.flatMap((repair) => (repair.kind === 'edit' ? repair.edits : []));
  const last = new Map(edits.map((edit) => [`${edit.row} ${edit.column}`, edit]));
  const emptied = new Map<number, string[]>();
  for (const { row, column, value } of last.values()) {
    const field = fields.get(column);
    if (value === '' && field !== undefined) emptied.set(row, [...(emptied.get(row) ?? []), field]);
  }
  return emptied;
}

/** The rows that stay out. */
export function rowsLeftOut(repairs: readonly Repair[]): ReadonlySet<number> {
  const out = new Set<number>();
  for (const repair of repairs)
    if (repair.kind === 'leaveOut')
      for (const row of repair.rows)
        if (repair.isOut) out.add(row);
        else out.delete(row);
  return out;
}
