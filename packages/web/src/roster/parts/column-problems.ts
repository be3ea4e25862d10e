import type { ColumnProblem } from '@matchpoint/core/roster/matching/column-problems';
import type { ColumnGuess } from '@matchpoint/core/roster/matching/match-columns';
import { columnProblemText } from '@matchpoint/core/roster/outcomes/columns.view';

/** What is wrong with the value of all rows in one field; null where nothing is. */
export function problemOfFixed(field: string, problems: readonly ColumnProblem[]): string | null {
  const found = problems.find(
    (problem) => (problem.kind === 'badSet' || problem.kind === 'setBeside') && problem.field === field,
  );
  return found === undefined ? null : columnProblemText(found);
}

/** What is wrong at the select of one column; null where nothing is. */
export function problemOfColumn(
  { key, index, header }: ColumnGuess,
  problems: readonly ColumnProblem[],
): string | null {
  const found = problems.find(
    (problem) =>
      (problem.kind === 'twice' && problem.keys.some((one) => one === key || one === header)) ||
      (problem.kind === 'nameOrder' && problem.index === index),
  );
  return found === undefined ? null : columnProblemText(found);
}
