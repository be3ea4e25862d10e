import { moveToColumn, teamColumnName, usualColumnName } from './athlete-steps.ts';
import type { Board } from './board.ts';
import { done, type StepOutcome, unchanged } from './step-outcome.ts';

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
