import { moveToColumn, teamColumnName, usualColumnName } from './athlete-steps.ts';
import { type Board, type BoardColumn, boardLimits, columnName, places } from './board.ts';
import {
  done,
  fullOfColumns,
  placeWithin,
  problemOf,
  refused,
  type StepOutcome,
  unchanged,
  withColumn,
  withNewColumns,
} from './step-outcome.ts';

export function addColumn(board: Board, name: string): StepOutcome {
  if (board.columns.length >= boardLimits.columns) return refused(fullOfColumns);
  const added = { name, places: null, entries: [] };
  return nameProblem(board.columns, name) ?? done(withNewColumns(board, [added]), `adding ${name}`);
}

export function renameColumn(board: Board, columnId: string, name: string): StepOutcome {
  const column = board.columns.find(({ id }) => id === columnId);
  if (column === undefined || column.name === name) return unchanged;
  return (
    nameProblem(board.columns, name) ??
    done(withColumn(board, columnId, { name }), `renaming ${column.name} to ${name}`)
  );
}

export function moveColumn(board: Board, columnId: string, rank: number): StepOutcome {
  const column = board.columns.find(({ id }) => id === columnId);
  if (column === undefined) return unchanged;
  const others = board.columns.filter((other) => other !== column);
  const at = placeWithin(rank, others.length);
  if (board.columns[at] === column) return unchanged;
  return done({ ...board, columns: others.toSpliced(at, 0, column) }, `moving ${column.name}`);
}

export function removeColumn(board: Board, columnId: string): StepOutcome {
  const column = board.columns.find(({ id }) => id === columnId);
  if (column === undefined) return unchanged;
  const columns = board.columns.filter((other) => other !== column);
  return done({ ...board, columns }, `removing ${column.name}`);
}

export function setPlaces(board: Board, columnId: string, wanted: number | null): StepOutcome {
  const column = board.columns.find(({ id }) => id === columnId);
  if (column === undefined || column.places === wanted) return unchanged;
  if (!places.safeParse(wanted).success)
    return refused(`Places must be a whole number from 0 to ${boardLimits.places}.`);
  const words =
    wanted === null ? `taking the places off ${column.name}` : `setting ${wanted} places for ${column.name}`;
  return done(withColumn(board, columnId, { places: wanted }), words);
}

/** Whether columns that stars make are one a team, such as women and men, or one a team and term. */
export type Grouping = 'team' | 'term';

/** Columns of other names stay, and an emptied one with places (rules/board.md#board-columns). */
export function groupColumns(board: Board, by: Grouping): StepOutcome {
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

function nameProblem(columns: readonly BoardColumn[], name: string): StepOutcome | null {
  if (columns.some((column) => column.name === name)) return refused(`There is a column ${name} already.`);
  return problemOf('The name of a column', columnName.safeParse(name));
}
