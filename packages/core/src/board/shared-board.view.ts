import { type BoardRow, remarks } from './board.view.ts';
import type { CurrentAthletes } from './read-today.ts';
import type { SharedBoard } from './share-board.ts';
import type { Starrable } from './starred-facts.ts';

export interface SharedRow extends Pick<BoardRow, 'id' | 'rank' | 'status'> {
  /** Null unless the athlete was found. */
  readonly facts: Starrable | null;
  readonly remark: string | null;
}

export interface SharedColumnView {
  readonly name: string;
  readonly places: number | null;
  readonly rows: readonly SharedRow[];
}

export interface SharedBoardView {
  readonly columns: readonly SharedColumnView[];
  readonly count: number;
  readonly unreachable: number;
  /** Athletes that can be copied. */
  readonly athletes: readonly Starrable[];
  /** What is missing on the board, as sentences. */
  readonly notes: readonly string[];
}

/** A board from an address, with the service's answers on its athletes (rules/board.md#board-sharing). */
export function sharedBoardView(
  { columns, leftOut }: SharedBoard,
  current: CurrentAthletes,
): SharedBoardView {
  const shown = columns.map(({ name, places, ids }) => ({
    name,
    places,
    rows: ids.map((id, index) => rowOf(id, index + 1, current)),
  }));
  const rows = shown.flatMap((column) => column.rows);
  return {
    columns: shown,
    count: rows.length,
    unreachable: countOf(rows, 'unreachable'),
    athletes: rows.flatMap(({ facts }) => facts ?? []),
    notes: [...leftOut, ...listingNotes(rows)],
  };
}

type Listed = Pick<BoardRow, 'status'>;

/** Says how many athletes are gone, or cannot be read now. */
export function listingNotes(rows: readonly Listed[]): string[] {
  return [
    ...noteOf(countOf(rows, 'gone'), 'is no longer listed', 'are no longer listed'),
    ...noteOf(countOf(rows, 'unreachable'), 'cannot be read now', 'cannot be read now'),
  ];
}

function countOf(rows: readonly Listed[], status: Listed['status']): number {
  return rows.filter((row) => row.status === status).length;
}

function rowOf(id: string, rank: number, current: CurrentAthletes): SharedRow {
  const read = current.get(id);
  const status = read?.kind ?? 'unread';
  const facts = read?.kind === 'found' ? read.entry : null;
  return {
    id,
    rank,
    status,
    facts,
    remark: status === 'unreachable' ? 'Cannot be read now' : remarks[status],
  };
}

function noteOf(count: number, one: string, many: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `1 athlete ${one}.` : `${count} athletes ${many}.`];
}
