import * as z from 'zod/mini';
import { parsedJson } from '../wire/json-text.ts';
import { type Board, type BoardColumn, type BoardEntry, boardEntry, columnName, places } from './board.ts';

/** An entry that was taken off the board, with its place: a new star gives all of it back (rules/board.md#stars). */
export interface TakenOff {
  readonly entry: BoardEntry;
  readonly column: Pick<BoardColumn, 'name' | 'places'>;
  /** From 0. */
  readonly rank: number;
}

const takenOff: z.ZodMiniType<readonly TakenOff[]> = z.array(
  z.object({ entry: boardEntry, column: z.object({ name: columnName, places }), rank: z.int() }),
);

/** How many are remembered. */
const most = 50;

export function entryTakenOff({ columns }: Board, id: string): TakenOff | null {
  for (const { name, places, entries } of columns) {
    const rank = entries.findIndex((entry) => entry.id === id);
    const entry = entries[rank];
    if (entry !== undefined) return { entry, column: { name, places }, rank };
  }
  return null;
}

/** The last one last, each athlete once. */
export function withTakenOff(known: readonly TakenOff[], last: TakenOff): readonly TakenOff[] {
  return [...known.filter(({ entry }) => entry.id !== last.entry.id), last].slice(-most);
}

/** @returns none for a text that was not written for this */
export function readTakenOff(text: string | null): readonly TakenOff[] {
  return takenOff.safeParse(parsedJson(text)).data ?? [];
}

/** 'Demo Ada was taken off the board, with note and mark.' */
export function takenOffText({ entry: { facts, note, mark } }: TakenOff): string {
  const lost = [note !== '' && 'note', mark !== null && 'mark'].filter(Boolean).join(' and ');
  return `${facts.name} was taken off the board${lost && `, with ${lost}`}.`;
}
