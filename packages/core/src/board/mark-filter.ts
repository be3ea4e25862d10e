import { type Mark, markLabels, marks } from './board.ts';
import type { BoardColumnView } from './board.view.ts';

/** Which athletes of a board are shown: those with this mark, or without one. */
export type MarkFilter = Mark | 'none';

export interface MarkChoice {
  readonly filter: MarkFilter;
  /** 'Offered (2)' */
  readonly label: string;
}

/** The filters that show an athlete, and the chosen one; none where no athlete has a mark. */
export function markChoices(
  columns: readonly BoardColumnView[],
  chosen: MarkFilter | null,
): readonly MarkChoice[] {
  const rows = columns.flatMap((column) => column.rows);
  const choices = ([...marks, 'none'] as const).map((filter) => {
    const count = rows.filter(({ mark }) => (mark ?? 'none') === filter).length;
    return { filter, count, label: `${markFilterLabel(filter)} (${count})` };
  });
  if (chosen === null && rows.every(({ mark }) => mark === null)) return [];
  return choices
    .filter(({ filter, count }) => count > 0 || filter === chosen)
    .map(({ filter, label }) => ({ filter, label }));
}

export function markFilterLabel(filter: MarkFilter): string {
  return filter === 'none' ? 'No mark' : markLabels[filter];
}

/** The columns with the rows that the filter shows. */
export function columnsWithMark(
  columns: readonly BoardColumnView[],
  filter: MarkFilter | null,
): readonly BoardColumnView[] {
  if (filter === null) return columns;
  return columns.map((column) => ({
    ...column,
    rows: column.rows.filter(({ mark }) => (mark ?? 'none') === filter),
  }));
}
