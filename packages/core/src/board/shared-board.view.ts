import { counted } from '../display/count.ts';
import { remarks } from './board.view.ts';
import type { ListedColumn, ListedRow } from './board-csv.ts';
import type { CurrentAthletes } from './read-today.ts';
import type { SharedBoard } from './share-board.ts';
import type { Starrable } from './starred-facts.ts';

interface SharedRow extends ListedRow {
  /** Null unless the athlete was found. */
  readonly facts: Starrable | null;
}

export interface SharedBoardView {
  readonly columns: readonly ListedColumn<SharedRow>[];
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
    athletes: rows.flatMap(({ facts }) => facts ?? []),
    notes: [...leftOut, ...listingNotes(rows)],
  };
}

/** Says how many athletes are gone, or cannot be read now. */
export function listingNotes(rows: readonly Pick<ListedRow, 'status'>[]): string[] {
  const [gone, unreachable] = [countOf(rows, 'gone'), countOf(rows, 'unreachable')];
  return [
    ...(gone === 0 ? [] : [`${counted(gone, 'athlete is', 'athletes are')} no longer listed.`]),
    ...(unreachable === 0 ? [] : [`${counted(unreachable, 'athlete')} cannot be read now.`]),
  ];
}

export function countOf(rows: readonly Pick<ListedRow, 'status'>[], status: ListedRow['status']): number {
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
