import { leftOut } from '@matchpoint/core/roster/matching/column-problems';
import type { ColumnGuess, ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';

/** The initial value of a column's select. Continue accepts a suggestion. */
export function selectedField({ status, field }: ColumnGuess): string {
  return status === 'used' || status === 'suggested' ? (field ?? leftOut) : leftOut;
}

/**
 * The columns that a person chose, without those that were found anyway.
 * @param found the match without any choice
 * @param now the match with earlier choices, which a new one replaces
 * @param selected the field in each column's select, by key; '' where nothing was chosen
 */
export function chosenColumns(
  { guesses, problems }: Pick<ColumnMatch, 'guesses' | 'problems'>,
  now: ColumnMatch['guesses'],
  selected: (key: string) => string,
): Record<string, string> {
  const asked = problems.flatMap((problem) => (problem.kind === 'nameOrder' ? [problem.index] : []));
  return Object.fromEntries(
    guesses.flatMap(({ key, index, status, field }) => {
      const choice = selected(key);
      const isFound = status === 'used' ? choice === field : status === 'leftOut' && choice === leftOut;
      return choice === '' || (isFound && !asked.includes(index) && !now[index]?.isChosen)
        ? []
        : [[key, choice]];
    }),
  );
}
