import { leftOut } from '@matchpoint/core/roster/matching/column-problems';
import type { Chosen, ColumnGuess, ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';

/** What the select of a column shows at first: a suggestion, too, which takes the person's Continue as a yes. */
export function selectedField({ status, field }: ColumnGuess): string {
  return status === 'used' || status === 'suggested' ? (field ?? leftOut) : leftOut;
}

/**
 * The person's word on columns: all that was not found without them.
 * @param found what is known of the columns without any choice
 * @param now what they are taken for now, by this person's word or that of the last file, which a choice replaces
 * @param selected the field in each column's select, by key; '' where nothing was chosen
 */
export function chosenColumns(
  { guesses, problems }: Pick<ColumnMatch, 'guesses' | 'problems'>,
  now: ColumnMatch['guesses'],
  selected: (key: string) => string,
): Chosen {
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
