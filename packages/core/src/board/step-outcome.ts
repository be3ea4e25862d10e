import { type Board, type BoardColumn, type BoardEntry, boardLimits, type Placed } from './board.ts';
import { type Starrable, starredFactsOf } from './starred-facts.ts';

export type StepOutcome =
  /** `words` follow 'Undo '. `report`: what was done, as sentences. */
  | { readonly kind: 'done'; readonly board: Board; readonly words: string; readonly report?: string }
  | { readonly kind: 'refused'; readonly problem: string }
  /** A typed text has no place on the board: it is shown until it is dismissed. */
  | { readonly kind: 'lost'; readonly text: string }
  /** Nothing to do: the board is so already, or the athlete or column is gone. */
  | { readonly kind: 'unchanged'; readonly report?: string };

export const unchanged: StepOutcome = { kind: 'unchanged' };
export const full = `The board is full: ${boardLimits.athletes} athletes. Remove some first.`;
export const fullOfColumns = `The board is full: ${boardLimits.columns} columns. Remove one first.`;

export function done(board: Board, words: string, report?: string): StepOutcome {
  return { kind: 'done', board, words, ...(report !== undefined && { report }) };
}

export function refused(problem: string): StepOutcome {
  return { kind: 'refused', problem };
}

export function lost(text: string): StepOutcome {
  return { kind: 'lost', text };
}

/** The refusal of a text or number by its schema. */
export function problemOf(
  subject: string,
  { error }: { error?: { issues: readonly { message: string }[] } | undefined },
): StepOutcome | null {
  const [issue] = error?.issues ?? [];
  return issue === undefined ? null : refused(`${subject} ${issue.message}.`);
}

export function entryOf(athlete: Starrable): BoardEntry {
  return { id: athlete.id, note: '', mark: null, markedAt: null, facts: starredFactsOf(athlete) };
}

export function withColumn(board: Board, columnId: string, facts: Partial<Omit<BoardColumn, 'id'>>): Board {
  const columns = board.columns.map((column) => (column.id === columnId ? { ...column, ...facts } : column));
  return { ...board, columns };
}

export function withNewColumn(board: Board, column: Omit<BoardColumn, 'id'>): Board {
  const taken = new Set(board.columns.map(({ id }) => id));
  let number = 1;
  while (taken.has(`c${number}`)) number += 1;
  return { ...board, columns: [...board.columns, { ...column, id: `c${number}` }] };
}

/** The board with an entry in the column of this name, which is made when it is missing. */
export function withEntryIn(
  board: Board,
  { name, places }: Pick<BoardColumn, 'name' | 'places'>,
  entry: BoardEntry,
  rank: number,
): Board {
  const column = board.columns.find((known) => known.name === name);
  return column === undefined
    ? withNewColumn(board, { name, places, entries: [entry] })
    : withColumn(board, column.id, { entries: inserted(column.entries, rank, entry) });
}

export function withChanged(
  board: Board,
  { column, entry, rank }: Placed,
  change: Partial<BoardEntry>,
): Board {
  return withColumn(board, column.id, { entries: column.entries.with(rank, { ...entry, ...change }) });
}

/** Two notes on one athlete, each text once. */
export function joinedNotes(own: string, other: string): string {
  if (own.includes(other)) return own;
  return other.includes(own) ? other : `${own}\n${other}`;
}

/** The list with one more at this rank, or at its start or end. */
export function inserted<T>(list: readonly T[], rank: number, one: T): T[] {
  return list.toSpliced(Math.max(rank, 0), 0, one);
}
