import { grouped } from '../../display/grouped.ts';

/** A problem of, or a warning about, one cell of an import row. */
export interface RowProblem {
  /** As the spreadsheet shows it: the header is row 1; of NDJSON the line, of a JSON array the place from 1 on. */
  readonly row: number;
  /** The place of the column, from 0; null where the file has no such column. */
  readonly index: number | null;
  /** The header of the column as the file has it; null where the file has no such column. */
  readonly column: string | null;
  readonly field: string;
  /** The cell as the file has it; '' where there is none. */
  readonly value: string;
  /** The legal values: 'a number from 1 to 4 in steps of 0.1'. */
  readonly expected: string;
  /** How to fix it; equal for all cells that are fixed alike. */
  readonly fix: string;
  /** Whether the athlete can do without the cell, which is left empty unless a person says more (rules/import.md#how-sure). */
  readonly isOpen: boolean;
  /** What a person may take instead. */
  readonly offered?: Offered;
}

export interface Offered {
  /** What taking it does: 'As above: Fall 2027'. */
  readonly text: string;
  readonly value: string;
}

/** A cell that was not read literally: 'Herbst', which was read as 'Fall' (rules/import.md#readings). */
export interface CellNote {
  readonly row: number;
  /** The place of the column, from 0. */
  readonly index: number;
  readonly column: string;
  readonly field: string;
  /** The cell as the file has it. */
  readonly value: string;
  /** The athlete's value. */
  readonly read: string;
  /** How different cells were read alike: 'with https:// before it'; null for a word and its meaning. */
  readonly how: string | null;
  /** Whether the cell says the value, or another reading is conceivable (rules/import.md#how-sure). */
  readonly sure: Sure;
  /** See `ReadCell`. */
  readonly isUnsaid?: true;
}

export type Sure = 'certain' | 'likely';

/** Problems with one repair, as two decimals of a grade in 300 rows of one column; at least one. */
export type RepairGroup = readonly [RowProblem, ...RowProblem[]];

/**
 * Cells of a column that were read alike: equal ones, or all with the same `how`; `value` and `read` are the first
 * one's.
 */
export interface ReadingGroup extends Omit<CellNote, 'row'> {
  readonly count: number;
  readonly rows: readonly number[];
}

/** Groups the problems of all rows by their repair, the most frequent first, each in the order of the file. */
export function groupProblems(rows: readonly (readonly RowProblem[])[]): readonly RepairGroup[] {
  const groups = grouped(
    rows.flat(),
    ({ index, field, expected, fix }) => `${index}\0${field}\0${expected}\0${fix}`,
  );
  return [...groups.values()].toSorted((one, other) => other.length - one.length);
}

/** Groups the readings of all rows by column and by how or what they were read, the most frequent first. */
export function groupReadings(rows: readonly (readonly CellNote[])[]): readonly ReadingGroup[] {
  type Group = { readonly note: CellNote; readonly rows: number[] };
  const columns = new Map<number, Map<string, Group>>();
  for (const row of rows)
    for (const note of row) {
      const groups = columns.get(note.index) ?? new Map<string, Group>();
      columns.set(note.index, groups);
      const key = `${note.sure}\0${note.how === null ? note.value : `\0${note.how}`}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { note, rows: [note.row] });
      else group.rows.push(note.row);
    }
  return [...columns.values()]
    .flatMap((groups) => [...groups.values()])
    .map(({ note: { row: _, ...about }, rows }) => ({ ...about, count: rows.length, rows }))
    .toSorted((one, other) => other.count - one.count);
}
