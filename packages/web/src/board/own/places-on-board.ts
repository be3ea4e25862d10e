/** A place on the board: the rank counts from 0, without the moved athlete. */
export interface Place {
  readonly columnId: string;
  readonly rank: number;
}

/** Where a row can go by keyboard: within its column, or to the column before or after it. */
export type Direction = 'up' | 'down' | 'top' | 'bottom' | 'previous' | 'next';

/** A column with its shown rows, which may be fewer than it has: `rank` counts all of them, from 1. */
interface Column {
  readonly id: string;
  readonly rows: readonly Row[];
}

interface Row {
  readonly id: string;
  readonly rank: number;
}

/** @returns null at the end of that direction */
export function neighbour(columns: readonly Column[], id: string, direction: Direction): Place | null {
  const at = columns.findIndex(({ rows }) => rows.some((row) => row.id === id));
  const column = columns[at];
  if (column === undefined) return null;
  const { rows } = column;
  const index = rows.findIndex((row) => row.id === id);
  const within = (next: number) => {
    const row = next === index ? undefined : rows[next];
    return row === undefined ? null : { columnId: column.id, rank: row.rank - 1 };
  };
  const beside = (other: Column | undefined) =>
    other === undefined ? null : { columnId: other.id, rank: (other.rows[index]?.rank ?? Infinity) - 1 };
  if (direction === 'previous') return beside(columns[at - 1]);
  if (direction === 'next') return beside(columns[at + 1]);
  return within({ up: index - 1, down: index + 1, top: 0, bottom: rows.length - 1 }[direction]);
}

/** The place above a shown row; at the column's end without one. */
export function placeAbove(
  columns: readonly Column[],
  id: string,
  columnId: string,
  belowId: string | null,
): Place {
  const rows = columns.find((column) => column.id === columnId)?.rows ?? [];
  const below = rows.find((row) => row.id === belowId);
  if (below === undefined) return { columnId, rank: Infinity };
  const isAbove = rows.some((row) => row.id === id && row.rank < below.rank);
  return { columnId, rank: below.rank - (isAbove ? 2 : 1) };
}
