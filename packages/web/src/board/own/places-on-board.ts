/** A place on the board: the rank counts from 0, without the moved athlete. */
export interface Place {
  readonly columnId: string;
  readonly rank: number;
}

/** Where a row can go by keyboard: within its column, or to the column before or after it. */
export type Direction = 'up' | 'down' | 'top' | 'bottom' | 'previous' | 'next';

interface Column {
  readonly id: string;
  readonly rows: readonly { readonly id: string }[];
}

/** @returns null at the end of that direction */
export function neighbour(columns: readonly Column[], id: string, direction: Direction): Place | null {
  const at = columns.findIndex(({ rows }) => rows.some((row) => row.id === id));
  const column = columns[at];
  if (column === undefined) return null;
  const rank = column.rows.findIndex((row) => row.id === id);
  const last = column.rows.length - 1;
  const within = (next: number) =>
    next === rank || next < 0 || next > last ? null : { columnId: column.id, rank: next };
  const beside = (other: Column | undefined) =>
    other && { columnId: other.id, rank: Math.min(rank, other.rows.length) };
  switch (direction) {
    case 'up':
      return within(rank - 1);
    case 'down':
      return within(rank + 1);
    case 'top':
      return within(0);
    case 'bottom':
      return within(last);
    case 'previous':
      return beside(columns[at - 1]) ?? null;
    case 'next':
      return beside(columns[at + 1]) ?? null;
  }
}
