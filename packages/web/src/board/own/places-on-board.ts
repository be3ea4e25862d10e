import { type Board, type BoardColumn, placeOf } from '@matchpoint/core/board/board';
import { isShown, type MarkFilter } from '@matchpoint/core/board/board.view';

/** A place on the board: the rank counts from 0, without the moved athlete. */
export interface Place {
  readonly columnId: string;
  readonly rank: number;
}

/** Where a row can go by keyboard: within its column, or to the column before or after it. */
export type Direction = 'up' | 'down' | 'top' | 'bottom' | 'previous' | 'next';

/** The place beside a row, among the rows that the filter shows; null at the end of that direction. */
export function neighbour(
  board: Board,
  id: string,
  direction: Direction,
  filter: MarkFilter | null,
): Place | null {
  const placed = placeOf(board, id);
  if (placed === null) return null;
  const { column } = placed;
  const ranks = shownRanks(column, filter);
  const index = ranks.indexOf(placed.rank);
  if (direction === 'previous' || direction === 'next') {
    const other = board.columns[board.columns.indexOf(column) + (direction === 'next' ? 1 : -1)];
    return other === undefined
      ? null
      : { columnId: other.id, rank: shownRanks(other, filter)[index] ?? Infinity };
  }
  const rank = ranks[{ up: index - 1, down: index + 1, top: 0, bottom: ranks.length - 1 }[direction]];
  return rank === undefined || rank === placed.rank ? null : { columnId: column.id, rank };
}

const shownRanks = ({ entries }: BoardColumn, filter: MarkFilter | null) =>
  entries.flatMap((entry, rank) => (isShown(entry, filter) ? [rank] : []));

/** The place above a row; at the column's end without one. */
export function placeAbove({ columns }: Board, id: string, columnId: string, belowId: string | null): Place {
  const others = columns.find((column) => column.id === columnId)?.entries.filter((one) => one.id !== id);
  const rank = others?.findIndex((one) => one.id === belowId) ?? -1;
  return { columnId, rank: rank < 0 ? Infinity : rank };
}
