import type { PlannedRow } from './planned-row.ts';

/** Rows on their way to the service: those that come back go first, and together as they were. */
export interface RowQueue {
  /** At most `count` rows; none only when the source has ended and nothing has come back. */
  take(count: number): Promise<readonly PlannedRow[]>;
  putBack(rows: readonly PlannedRow[]): void;
  hasReturned(): boolean;
  /** No more is read. */
  close(): Promise<void>;
}

/** @param isOver whether nobody wants rows any more; asked at every piece, because a piece may have none to send */
export function createRowQueue(
  source: AsyncIterable<readonly PlannedRow[]>,
  isOver: () => boolean,
): RowQueue {
  const reader = source[Symbol.asyncIterator]();
  const returned: (readonly PlannedRow[])[] = [];
  let piece: readonly PlannedRow[] = [];
  let place = 0;
  let hasEnded = false;
  return {
    async take(count) {
      const back = returned.shift();
      if (back !== undefined) {
        if (back.length > count) returned.unshift(back.slice(count));
        return back.slice(0, count);
      }
      const rows: PlannedRow[] = [];
      while (rows.length < count && !hasEnded && !isOver()) {
        if (place >= piece.length) {
          const { done, value } = await reader.next();
          hasEnded = done === true;
          piece = done ? [] : value;
          place = 0;
        }
        const taken = piece.slice(place, place + count - rows.length);
        place += taken.length;
        rows.push(...taken);
      }
      return rows;
    },
    putBack(rows) {
      if (rows.length > 0) returned.push(rows);
    },
    hasReturned: () => returned.length > 0,
    async close() {
      if (!hasEnded) await reader.return?.();
      hasEnded = true;
    },
  };
}
