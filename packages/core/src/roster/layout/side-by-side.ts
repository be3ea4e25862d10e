import { scores } from '../../athletes/fields/athlete-fields.ts';
import type { SourceRow } from '../import-source.ts';
import { fieldOf } from '../matching/column-aliases.ts';
import { headerKey } from '../matching/header-key.ts';
import { type Said, saidBy } from './headings.ts';
import { nextThousand } from './joined-tables.ts';

/** One of several tables beside each other, with what stands above it. */
interface Part {
  readonly header: readonly string[];
  readonly rows: readonly SourceRow[];
  readonly said: Said;
}

/**
 * The tables of a sheet that has several beside each other, each with a column of names, something of its own to
 * say of them, and the same first header (rules/import.md#layout); null for one table.
 * @param at the place of the header among the rows
 */
export function sideBySide(filled: readonly SourceRow[], at: number): readonly Part[] | null {
  const { cells = [] } = filled[at] ?? {};
  const keys = cells.map(headerKey);
  const first = keys.findIndex((key) => key !== '');
  const again = keys.flatMap((key, index) => (index > first && key === keys[first] ? [index] : []));
  const starts = [0, ...again];
  if (again.length === 0) return null;
  const below = filled.slice(at + 1);
  const from = nextThousand(below);
  const parts = starts.map((start, index): Part => {
    const end = starts[index + 1];
    const rows = below
      .map(({ row, cells: all }) => ({
        row: row + index * from,
        cells: withoutBlanks(all.slice(start, end)),
      }))
      .filter((row) => row.cells.length > 0);
    const above = filled[at - 1]?.cells.slice(start, end).find((cell) => cell.trim() !== '');
    const said = above === undefined ? {} : saidBy(above);
    return { header: withoutBlanks(cells.slice(start, end)), rows, said };
  });
  return parts.every(isOfAthletes) ? parts : null;
}

/** One column of names, and a term, a gender or a score. */
function isOfAthletes({ header, said }: Part): boolean {
  const fields = header.map((column) => fieldOf(column, []));
  const own: readonly string[] = ['available_semester', 'available_year', 'gender', ...scores];
  return (
    fields.filter((field) => field === 'name').length === 1 &&
    (Object.keys(said).length > 0 || fields.some((field) => field !== null && own.includes(field)))
  );
}

function withoutBlanks(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}
