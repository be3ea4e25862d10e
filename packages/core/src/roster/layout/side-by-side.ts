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
 * The tables of a sheet that has several beside each other, each with a column of names and beginning with the same header
 * (rules/import.md#layout); null for one table.
 * @param at the place of the header among the rows
 */
export function sideBySide(filled: readonly SourceRow[], at: number): readonly Part[] | null {
  const { cells = [] } = filled[at] ?? {};
  const keys = cells.map(headerKey);
  const first = keys.findIndex((key) => key !== '');
  const starts = keys.flatMap((key, index) => (first >= 0 && key === keys[first] ? [index] : []));
  const ends = [...starts.slice(1), cells.length];
  const hasNames = (header: readonly string[]) =>
    header.filter((column) => fieldOf(column, []) === 'name').length === 1 && header.length > 1;
  const headers = starts.map((start, index) => withoutBlanks(cells.slice(start, ends[index])));
  if (starts.length < 2 || !headers.every(hasNames)) return null;
  const below = filled.slice(at + 1);
  const from = nextThousand(below);
  return headers.map((header, index): Part => {
    const [start = 0, end] = [starts[index], ends[index]];
    const rows = below
      .map(({ row, cells: all }) => ({
        row: row + index * from,
        cells: all.slice(start, start + header.length),
      }))
      .filter((row) => row.cells.some((cell) => cell.trim() !== ''));
    const above = filled[at - 1]?.cells.slice(start, end).find((cell) => cell.trim() !== '');
    return { header, rows, said: above === undefined ? {} : saidBy(above.trim()) };
  });
}

function withoutBlanks(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}
