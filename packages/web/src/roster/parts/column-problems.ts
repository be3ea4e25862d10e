import type { ColumnProblem } from '@matchpoint/core/roster/matching/column-problems';
import type { ColumnGuess } from '@matchpoint/core/roster/matching/match-columns';
import { fieldLabel } from './field-label.ts';

/** What is wrong with the columns, and what to do on this page. */
export function columnProblemSentence(problem: ColumnProblem): string {
  switch (problem.kind) {
    case 'missing':
      return `No column is the ${fieldLabel(problem.field)} yet. Every athlete needs it: choose its column${problem.field === 'name' ? '' : ', or set it for all rows'}.`;
    case 'twice':
      return `More than one column is the ${fieldLabel(problem.field)}: leave all but one out.`;
    case 'noSuchColumn':
      return `The file has no column “${problem.column}”.`;
    case 'noSuchField':
      return `Athletes have no field “${problem.field}”.`;
    case 'severalColumns':
      return `The file has several columns “${problem.column}”.`;
    case 'noSuchSet':
      return `No “${problem.field}” can be set for all rows.`;
    case 'setBeside':
      return `The column “${problem.column}” is the ${fieldLabel(problem.field)}, which is also set for all rows: keep one of them.`;
    case 'badSet':
      return `The ${fieldLabel(problem.field)} of all rows must be ${problem.expected}. ${problem.fix}`;
    case 'nameOrder': {
      const [sample = ''] = problem.samples;
      return `Names stand as “${sample}”. Say whether they become “${problem.turned}”.`;
    }
  }
}

/** What is wrong with the value of all rows in one field; null where nothing is. */
export function problemOfFixed(field: string, problems: readonly ColumnProblem[]): string | null {
  const found = problems.find(
    (problem) => (problem.kind === 'badSet' || problem.kind === 'setBeside') && problem.field === field,
  );
  return found === undefined ? null : columnProblemSentence(found);
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
  return found === undefined ? null : columnProblemSentence(found);
}
