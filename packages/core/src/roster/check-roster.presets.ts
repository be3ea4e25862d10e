import { everyField } from '../athletes/fields/athlete-fields.ts';
import { type Answers, mergeAnswers } from './decisions.ts';
import type { ImportSource } from './import-source.ts';
import { leftOut, type NameOrder } from './matching/column-problems.ts';
import { placeKey } from './matching/header-key.ts';
import { draftField, type FixedValue, type ImportField } from './matching/import-field.ts';
import {
  type ColumnGuess,
  type ColumnMatch,
  type MatchKnown,
  matchColumns,
} from './matching/match-columns.ts';

/**
 * The columns with all that is probable of them, which a person sees before anything is sent.
 * @param sure the match without it
 */
export function matchProbably(
  sure: ColumnMatch,
  source: ImportSource,
  said: Answers,
  known: MatchKnown,
): ColumnMatch {
  const suggested = sure.guesses.filter(isSuggested).filter(({ field }) => isNeeded(field));
  const orders = sure.problems.filter((problem): problem is NameOrder => problem.kind === 'nameOrder');
  const presets = sure.problems.flatMap((problem): [string, FixedValue][] =>
    problem.kind === 'missing' && problem.preset !== null && problem.suggestion === null
      ? [[problem.field, problem.preset]]
      : [],
  );
  if (suggested.length + orders.length + presets.length === 0) return withoutRest(sure);
  const probable = {
    columns: Object.fromEntries([
      ...suggested.map(({ key, field }) => [key, field]),
      ...orders.map(({ index }) => [placeKey(index), 'last_first_name']),
    ]),
    all: Object.fromEntries(presets.map(([field, { value }]) => [field, value])),
  };
  const match = matchColumns(source, mergeAnswers(probable, said), known);
  const reasons = new Map([
    ...suggested.map(({ index, reason }) => [index, reason] as const),
    ...orders.map(
      ({ index, samples: [sample = ''], turned }) => [index, `“${sample}” is ${turned}`] as const,
    ),
  ]);
  const reasonOf = new Map(presets.map(([field, { reason }]) => [field, reason]));
  return {
    ...match,
    guesses: withoutRest(match).guesses.map((guess) => {
      const reason = reasons.get(guess.index);
      return reason === undefined ? guess : { ...guess, status: 'suggested', reason, isChosen: false };
    }),
    set: new Map(
      [...match.set].map(([field, fixed]) => [
        field,
        { ...fixed, reason: reasonOf.get(field) ?? fixed.reason },
      ]),
    ),
  };
}

/** A suggestion that no athlete needs publishes nothing until a person takes it. */
function withoutRest(match: ColumnMatch): ColumnMatch {
  if (!match.guesses.some(isSuggested)) return match;
  const guesses = match.guesses.map(
    (guess): ColumnGuess => (isSuggested(guess) ? { ...guess, field: null, status: 'unknown' } : guess),
  );
  return { ...match, guesses };
}

const isNeeded = (field: ImportField) => 'required' in everyField[draftField(field)];

type Suggested = ColumnGuess & { readonly field: NonNullable<ColumnGuess['field']> };
const isSuggested = (guess: ColumnGuess): guess is Suggested =>
  guess.status === 'suggested' && guess.field !== null;

/** What a person accepts by going on: suggested columns are taken, and unknown ones left out. */
export function acceptedColumns({ guesses }: ColumnMatch): Required<Pick<Answers, 'columns'>> {
  const columns = guesses.flatMap(({ key, header, field, status, sure }): [string, string][] => {
    if (header.trim() === '') return [];
    // Another file's names may stand the other way.
    const isLikely = sure === 'likely' && field !== 'last_first_name';
    if ((status === 'suggested' || isLikely) && field !== null) return [[key, field]];
    return status === 'unknown' ? [[key, leftOut]] : [];
  });
  return { columns: Object.fromEntries(columns) };
}
