import { collationKey } from '../../display/collation.ts';
import { endsWithPatronymic } from '../checking/name-cell.ts';
import type { ImportSource } from '../import-source.ts';
import { hasYear, readTerm } from '../meaning/term.ts';
import { isNationality } from './column-aliases.ts';
import type { ColumnGuess } from './column-guess.ts';
import { areInCapitals, areTurnedNames, fitsBest } from './column-values.ts';
import { isOfOthers } from './header-key.ts';
import { nameParts } from './import-field.ts';

/** Names of which most stand as 'Lovelace, Ada', or all as 'LOVELACE Ada', or with a patronymic at the end, are probably to be turned (rules/import.md#name-order). */
export function withTurned(
  guesses: readonly ColumnGuess[],
  cells: readonly (readonly string[])[],
): readonly ColumnGuess[] {
  const areLastFirst = (names: readonly string[]) =>
    areTurnedNames(names) ||
    areInCapitals(names) ||
    names.filter(endsWithPatronymic).length * 2 > names.length;
  return guesses.map((guess) =>
    guess.field === 'name' && !guess.isChosen && areLastFirst(cells[guess.index] ?? [])
      ? { ...guess, field: 'last_first_name', sure: 'likely', reason: 'its names have the last one first' }
      : guess,
  );
}

/** The words of some cells of a row. */
function wordsAt(cells: readonly string[], indexes: readonly number[]): readonly string[] {
  return indexes.flatMap((index) => collationKey(cells[index] ?? '').match(/[\p{L}\p{M}]+/gu) ?? []);
}

/** Names beside one half are the other half, unless they say that, too: Vorname, Name. */
export function withHalves(
  guesses: readonly ColumnGuess[],
  rows: ImportSource['rows'],
): readonly ColumnGuess[] {
  const [half, ...more] = guesses.filter(({ field }) => field === 'first_name' || field === 'last_name');
  const [name, ...others] = guesses.filter(({ field }) => field === 'name');
  if (half === undefined || name === undefined || more.length + others.length > 0 || name.isChosen)
    return guesses;
  const isWhole = rows.some(({ cells }) => {
    const words = wordsAt(cells, [name.index]);
    return wordsAt(cells, [half.index]).some((word) => words.includes(word));
  });
  if (isWhole) return guesses;
  const field = half.field === 'first_name' ? 'last_name' : 'first_name';
  return guesses.map((guess) =>
    guess === name ? { ...guess, field, reason: `its header beside "${half.header}"` } : guess,
  );
}

/** Leaves out what fits less than another column of its field, a year beside terms that have one, and further films. */
export function withoutRivals(
  guesses: readonly ColumnGuess[],
  cells: readonly (readonly string[])[],
): readonly ColumnGuess[] {
  const fitting = new Set(
    guesses.filter(({ field, index }) => field !== null && fitsBest(field, cells[index] ?? [])),
  );
  const haveYears = haveTermsYears(guesses, cells);
  return guesses.map((guess) => {
    const fits = fitting.has(guess);
    if (guess.isChosen || (fits && guess.field !== 'video_1')) return guess;
    const isOther = [...fitting].some(
      ({ field, index }) => field === guess.field && (!fits || index < guess.index),
    );
    return isOther || (guess.field === 'available_year' && haveYears)
      ? { ...guess, field: null, status: 'leftOut', reason: 'another column says it' }
      : guess;
  });
}

/** Whether the years stand in the column of the terms. */
export function haveTermsYears(guesses: readonly ColumnGuess[], cells: readonly (readonly string[])[]) {
  const terms = guesses.filter(({ field }) => field === 'available_semester');
  return terms.some(({ index }) => cells[index]?.some((text) => hasYear(readTerm(text, () => 'either'))));
}

/** A whole name beside its halves is left out where they say each word of it. */
export function withoutWhole(
  guesses: readonly ColumnGuess[],
  rows: ImportSource['rows'],
): readonly ColumnGuess[] {
  const partsAt = guesses.flatMap(({ field, index }) =>
    nameParts.some((part) => part === field) ? [index] : [],
  );
  const isRepeated = ({ field, index, isChosen }: ColumnGuess) =>
    (field === 'name' || field === 'last_first_name') &&
    !isChosen &&
    partsAt.length > 1 &&
    rows.every(({ cells }) => {
      const parts = wordsAt(cells, partsAt);
      return wordsAt(cells, [index]).every((word) => parts.includes(word));
    });
  return guesses.map((guess) =>
    isRepeated(guess)
      ? { ...guess, field: null, status: 'leftOut', reason: 'its names have columns by halves' }
      : guess,
  );
}

/** A column of residence wins over one of a nationality, which says the residence by itself (rules/athletes.md#country-input). */
export function withResidence(guesses: readonly ColumnGuess[]): readonly ColumnGuess[] {
  const countries = guesses.filter(({ field }) => field === 'country_of_residence');
  const nations = countries.filter(({ header, isChosen }) => !isChosen && isNationality(header));
  if (nations.length === countries.length) return guesses;
  return guesses.map((guess) =>
    nations.includes(guess)
      ? { ...guess, field: null, status: 'leftOut', reason: 'the residence has a column of its own' }
      : guess,
  );
}

/** Names of one word each are half of them where a column that nothing knows has such words, too: Nome, Apelido. */
export function withOtherHalf(
  guesses: readonly ColumnGuess[],
  cells: readonly (readonly string[])[],
): readonly ColumnGuess[] {
  const partOf = (field: ColumnGuess['field']) => guesses.find((guess) => guess.field === field);
  const half = partOf('name') ?? (partOf('last_name') === undefined ? partOf('first_name') : undefined);
  const names = cells[half?.index ?? -1] ?? [];
  const haveOneWord = names.filter((name) => /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]*$/u.test(name));
  if (haveOneWord.length * 2 <= names.length || names.some((name) => withoutSpaces.test(name)))
    return guesses;
  const other = guesses.find(({ status, header, index }) => {
    const words = cells[index] ?? [];
    const areNames = words.every((word) => /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]* ?)+$/u.test(word));
    const areMany = new Set(words).size >= 0.9 * words.length && words.length * 2 > names.length;
    return status === 'unknown' && areNames && areMany && !isOfOthers(header);
  });
  return guesses.map((guess) =>
    guess === other && !guess.isChosen
      ? { ...guess, field: 'last_name', status: 'suggested', reason: 'its values look like last names' }
      : guess,
  );
}

/** Scripts in which a whole name is one word. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}]/u;
