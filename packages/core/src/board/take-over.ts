import { type Board, boardLimits, idsOf } from './board.ts';
import type { SharedBoard } from './share-board.ts';
import type { Starrable } from './starred-facts.ts';
import {
  done,
  entryOf,
  full,
  fullOfColumns,
  refused,
  type StepOutcome,
  unchanged,
  withNewColumns,
} from './step-outcome.ts';

interface TakenOver {
  readonly shared: Pick<SharedBoard, 'columns'>;
  readonly athletes: readonly Starrable[];
  readonly at: string;
}

/** New columns beside one's own; athletes who are on the board already stay where they are (rules/board.md#board-sharing). */
export function takeOver(board: Board, { shared, athletes, at }: TakenOver): StepOutcome {
  const readable = new Map(athletes.map((athlete) => [athlete.id, athlete]));
  const own = new Set(idsOf(board));
  const taken = shared.columns
    .map((column) => ({
      ...column,
      entries: column.ids.flatMap((id) => {
        const athlete = own.has(id) ? undefined : readable.get(id);
        return athlete === undefined ? [] : [entryOf(athlete, at)];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
  const count = taken.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count === 0) return unchanged;
  if (own.size + count > boardLimits.athletes) return refused(full);
  if (board.columns.length + taken.length > boardLimits.columns) return refused(fullOfColumns);
  const names = new Set(board.columns.map(({ name }) => name));
  const columns = taken.map(({ name, places: wanted, entries }) => {
    const free = freeName(name, names);
    names.add(free);
    return { name: free, places: wanted, entries };
  });
  return done(withNewColumns(board, columns), `copy ${count} ${count === 1 ? 'athlete' : 'athletes'}`);
}

/** 'Fall 2028', or 'Fall 2028 (2)' where there is one. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : ` (${count})`;
    const start = Array.from(name).slice(0, boardLimits.columnName - suffix.length);
    const free = start.join('') + suffix;
    if (!taken.has(free)) return free;
  }
}
