import { type Board, idsOf } from './board.ts';
import { mergeColumns, wasOrWere } from './merge-columns.ts';
import type { SharedBoard } from './share-board.ts';
import type { Starrable } from './starred-facts.ts';
import { entryOf, type StepOutcome } from './step-outcome.ts';

interface Copied {
  readonly shared: Pick<SharedBoard, 'columns'>;
  readonly athletes: readonly Starrable[];
  readonly at: string;
}

/** Adds a shared board's columns and its readable athletes to one's own (rules/board.md#board-merging). */
export function copyShared(board: Board, { shared, athletes, at }: Copied): StepOutcome {
  const readable = new Map(athletes.map((athlete) => [athlete.id, athlete]));
  const columns = shared.columns.map(({ name, places, ids }) => ({
    name,
    places,
    entries: ids.flatMap((id) => {
      const athlete = readable.get(id);
      return athlete === undefined ? [] : [entryOf(athlete, at)];
    }),
  }));
  const own = new Set(idsOf(board));
  const ids = shared.columns.flatMap((column) => column.ids);
  const missing = ids.filter((id) => !own.has(id) && !readable.has(id)).length;
  return mergeColumns(board, {
    columns,
    ids,
    words: 'copying a shared board',
    notes:
      missing === 0
        ? []
        : [`${missing} of ${ids.length} could not be read, and ${wasOrWere(missing)} left out.`],
  });
}
