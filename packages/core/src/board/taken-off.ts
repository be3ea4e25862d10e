import * as z from 'zod/mini';
import { parsedJson } from '../wire/json-text.ts';
import {
  type Board,
  type BoardColumn,
  boardEntry,
  columnName,
  type Placed,
  placeOf,
  places,
} from './board.ts';

/** An entry that was taken off the board, with its place: a new star gives all of it back (rules/board.md#stars). */
export interface TakenOff extends Pick<Placed, 'entry' | 'rank'> {
  readonly column: Pick<BoardColumn, 'name' | 'places'>;
}

const takenOff: z.ZodMiniType<readonly TakenOff[]> = z.array(
  z.object({ entry: boardEntry, column: z.object({ name: columnName, places }), rank: z.int() }),
);

/** How many are remembered. */
const most = 50;

/** What a step that takes this athlete off would take away. */
export function entryTakenOff(board: Board, id: string): TakenOff | null {
  const placed = placeOf(board, id);
  if (placed === null) return null;
  const { name, places } = placed.column;
  return { ...placed, column: { name, places } };
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
