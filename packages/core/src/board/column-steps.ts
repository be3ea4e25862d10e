import { moveToColumn, teamColumnName, usualColumnName } from './athlete-steps.ts';
import { type Board, boardLimits, columnName, places } from './board.ts';
import {
  done,
  fullOfColumns,
  inserted,
  problemOf,
  refused,
  type StepOutcome,
  unchanged,
  withColumn,
  withNewColumn,
} from './step-outcome.ts';

interface SavedColumn {
  /** The column to change; null: another one. */
  readonly columnId: string | null;
  readonly name: string;
  readonly places: number | null;
}

/** Adds a column, or changes its name and places. */
export function saveColumn(
  board: Board,
  { columnId, name: typed, places: wanted }: SavedColumn,
): StepOutcome {
  const name = typed.trim();
  const column = board.columns.find(({ id }) => id === columnId);
  if (columnId !== null && column === undefined) return unchanged;
  if (column?.name === name && column.places === wanted) return unchanged;
  if (!places.safeParse(wanted).success)
    return refused(`Places must be a whole number from 0 to ${boardLimits.places}.`);
  if (board.columns.some((other) => other !== column && other.name === name))
    return refused(`There is a column ${name} already.`);
  const problem = problemOf('The name of a column', columnName.safeParse(name));
  if (problem !== null) return problem;
  if (column !== undefined) {
    const words = column.name === name ? `the places of ${name}` : `renaming ${column.name} to ${name}`;
    return done(withColumn(board, column.id, { name, places: wanted }), words);
  }
  if (board.columns.length >= boardLimits.columns) return refused(fullOfColumns);
  return done(withNewColumn(board, { name, places: wanted, entries: [] }), `adding ${name}`);
}

interface MovedColumn {
  readonly columnId: string;
  readonly rank: number;
}

export function moveColumn(board: Board, { columnId, rank }: MovedColumn): StepOutcome {
  const column = board.columns.find(({ id }) => id === columnId);
  if (column === undefined) return unchanged;
  const others = board.columns.filter((other) => other !== column);
  const columns = inserted(others, rank, column);
  if (columns.every((other, index) => other === board.columns[index])) return unchanged;
  return done({ ...board, columns }, `moving ${column.name}`);
}

/** With all athletes in it. */
export function removeColumn(board: Board, { columnId }: Pick<MovedColumn, 'columnId'>): StepOutcome {
  const column = board.columns.find(({ id }) => id === columnId);
  if (column === undefined) return unchanged;
  const columns = board.columns.filter((other) => other !== column);
  return done({ ...board, columns }, `removing ${column.name}`);
}

/** Whether columns that stars make are one a team, such as women and men, or one a team and term. */
type Grouping = 'team' | 'term';

/** Columns of other names stay, and an emptied one with places (rules/board.md#board-columns). */
export function groupColumns(board: Board, { by }: { readonly by: Grouping }): StepOutcome {
  const nameOf = by === 'team' ? teamColumnName : usualColumnName;
  const moving = board.columns.flatMap(({ name, entries }) =>
    entries.filter(({ facts }) => {
      const made = [teamColumnName(facts), usualColumnName(facts)];
      return made.includes(name) && name !== nameOf(facts);
    }),
  );
  if (moving.length === 0) return unchanged;
  let grouped = board;
  for (const { id, facts } of moving) {
    const outcome = moveToColumn(grouped, { id, name: nameOf(facts) });
    if (outcome.kind !== 'done') return outcome;
    grouped = outcome.board;
  }
  const empty = new Set(board.columns.filter(({ entries }) => entries.length === 0).map(({ id }) => id));
  const columns = grouped.columns.filter(
    ({ id, places, entries }) => entries.length > 0 || places !== null || empty.has(id),
  );
  return done({ ...grouped, columns }, `grouping by ${by === 'team' ? 'gender' : 'term'}`);
}
