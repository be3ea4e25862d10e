import { type Board, type BoardColumn, type BoardEntry, boardLimits } from './board.ts';
import { type Starrable, starredFactsOf } from './starred-facts.ts';

export type StepOutcome =
  /** `words` follow 'Undo '. `report`: what was done, as sentences, where the board does not show it. */
  | { readonly kind: 'done'; readonly board: Board; readonly words: string; readonly report?: string }
  | { readonly kind: 'refused'; readonly problem: string }
  /** A typed text has no place on the board: it is shown until it is dismissed. */
  | { readonly kind: 'lost'; readonly text: string }
  /** Nothing to do: the board is so already, or the athlete or column is gone. */
  | { readonly kind: 'unchanged'; readonly report?: string };

export const unchanged: StepOutcome = { kind: 'unchanged' };
export const full = `The board is full: ${boardLimits.athletes} athletes. Remove some first.`;
export const fullOfColumns = `The board is full: ${boardLimits.columns} columns. Remove one first.`;

export function done(board: Board, words: string): StepOutcome {
  return { kind: 'done', board, words };
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

export function withNewColumns(board: Board, added: readonly Omit<BoardColumn, 'id'>[]): Board {
  const taken = new Set(board.columns.map(({ id }) => id));
  let number = 0;
  const columns = added.map((column) => {
    do number += 1;
    while (taken.has(`c${number}`));
    return { id: `c${number}`, ...column };
  });
  return { ...board, columns: [...board.columns, ...columns] };
}

/** Two notes on one athlete, each text once. */
export function joinedNotes(own: string, other: string): string {
  if (own.includes(other)) return own;
  return other.includes(own) ? other : `${own}\n${other}`;
}

/** A rank that the list has, or its end. */
export function placeWithin(rank: number, length: number): number {
  return Math.min(Math.max(Math.trunc(rank), 0), length);
}
