import { everyField, type Offered } from '../../athletes/fields/athlete-fields.ts';
import { type Answers, mergeAnswers } from '../decisions.ts';
import type { ImportSource } from '../import-source.ts';
import { scoreBeside } from '../meaning/scores-beside.ts';
import { isTermWithYear } from '../meaning/term.ts';
import {
  haveTermsYears,
  withHalves,
  withOtherHalf,
  withoutRivals,
  withoutWhole,
  withResidence,
  withTurned,
} from './beside-columns.ts';
import { type Choice, choicesFor } from './choices.ts';
import { fieldAsked, fieldOf, isIdHeader, isLastNameFirst, unusedReason } from './column-aliases.ts';
import type { ColumnGuess } from './column-guess.ts';
import { type ColumnProblem, doubles, gaps, leftOut, nameOrder } from './column-problems.ts';
import { areReadAs, areTurnedNames, filledCells, lookOf } from './column-values.ts';
import { fixedValues } from './fixed-values.ts';
import { headerKey, isLettered, isOfOthers, otherThing, placeKey } from './header-key.ts';
import { draftField, type FixedValues, type ImportField, type Places } from './import-field.ts';
import { isGraduation, type Named, presetOf } from './presets.ts';

export type { ColumnGuess } from './column-guess.ts';
export type { ImportField } from './import-field.ts';

export interface ColumnMatch {
  /** The place of each field's column, from 0. */
  readonly columns: ReadonlyMap<ImportField, number>;
  /** One for each column, in their order. */
  readonly guesses: readonly ColumnGuess[];
  /** Headers of unmatched columns, which are not imported. */
  readonly unknown: readonly string[];
  /** Known columns that are not imported, with the reason in words. */
  readonly unused: readonly { readonly column: string; readonly why: string }[];
  readonly problems: readonly ColumnProblem[];
  /** Values of all rows in fields without a column. */
  readonly set: FixedValues;
  /** Whether names with the last one first stand as 'Lovelace, Ada'; else as 'Lovelace Ada'. */
  readonly hasCommas: boolean;
  /** What texts of the file mean. */
  readonly meanings: Required<Answers>['meanings'];
  /** The place of the ids of listed athletes, where an export has them (rules/import.md#import-pairs). */
  readonly idColumn?: number;
}

/** What is known beside the file and the decisions on it. */
export interface MatchKnown {
  /** What was said of the agency's last file. */
  readonly remembered?: Answers;
  /** The agency's own sports. */
  readonly sports?: readonly string[];
  /** The optional fields of the service. */
  readonly offered?: Offered;
}

/** Finds the column of each field. A decision on this file wins over a remembered one. */
export function matchColumns(
  source: Pick<ImportSource, 'rows'> & Named,
  said: Answers,
  { remembered = {}, sports = [], offered = [] }: MatchKnown = {},
): ColumnMatch {
  const { header, rows } = source;
  const { choices, problems } = choicesFor(header, said.columns ?? {}, remembered.columns ?? {}, offered);
  // Letters of a table without a header are no words: C is no číslo.
  const isHeadless = isLettered(header);
  const cells = header.map((_, index) => filledCells(rows, index));
  const known = header.map((column, index): ColumnGuess => {
    const samples = [...new Set(cells[index])].slice(0, 3);
    const choice = choices.get(index);
    const meaning =
      choice === undefined ? headerMeaning(isHeadless ? '' : column, offered) : chosenMeaning(choice);
    const isChosen = choice !== undefined;
    return { index, header: column, key: placeKey(index), ...meaning, isChosen, sure: 'certain', samples };
  });
  const asked = withHalves(withQuestions(known, cells, offered), rows);
  const named = withResidence(withoutWhole(withTurned(withoutRivals(asked, cells), cells), rows));
  const suggested = withSuggestions(withTermsAndFilms(named, cells), cells, isHeadless);
  const guesses = withOtherHalf(withoutRivals(suggested, cells), cells);
  const places = placesOf(guesses, 'used');
  const fixed = fixedValues({ places, header, said, remembered, sports, offered });
  const terms = places.has('available_semester') || fixed.set.has('available_semester');
  const graduates = terms ? null : presetOf('available_semester', source, { places, remembered });
  const set =
    graduates?.sure === 'likely'
      ? new Map([...fixed.set, ['available_semester' as const, graduates]])
      : fixed.set;
  const found = { places, suggested: placesOf(guesses, 'suggested'), set, cells, header };
  const [nameAt = -1] = places.get('name') ?? [];
  const ids = guesses.find(({ header: column, isChosen }) => !isChosen && isIdHeader(column));
  const [turnedAt = -1] = places.get('last_first_name') ?? [];
  const [names, turned] = [cells[nameAt] ?? [], cells[turnedAt] ?? []];
  const isUnsure =
    !choices.has(nameAt) && names.some((name) => /[\s,]/.test(name)) && isLastNameFirst(header[nameAt] ?? '');
  return {
    columns: new Map([...places].map(([field, [first = 0]]) => [field, first])),
    guesses,
    unknown: guesses.flatMap(({ status, header: column }) =>
      column !== '' && status !== 'used' && status !== 'leftOut' ? [column] : [],
    ),
    unused: guesses.flatMap(({ status, header: column, reason, index }) =>
      status === 'leftOut' && !choices.has(index) ? [{ column, why: reason }] : [],
    ),
    problems: [
      ...problems,
      ...fixed.problems,
      ...doubles(places, header),
      ...gaps(found, (field) => presetOf(field, source, { places, remembered })),
      ...(isUnsure ? [nameOrder(nameAt, header, names)] : []),
    ],
    set,
    hasCommas: turned.length === 0 || areTurnedNames(turned),
    meanings: mergeAnswers(remembered, said).meanings,
    ...(ids !== undefined && { idColumn: ids.index }),
  };
}

function placesOf(guesses: readonly ColumnGuess[], wanted: ColumnGuess['status']): Places {
  const places = new Map<ImportField, number[]>();
  for (const { field, status, index } of guesses)
    if (field !== null && status === wanted) places.set(field, [...(places.get(field) ?? []), index]);
  return places;
}

/** Columns that a form named by its questions, or a short header, of fields that no other header names and their values fit. */
function withQuestions(
  guesses: readonly ColumnGuess[],
  cells: readonly (readonly string[])[],
  offered: Offered,
): readonly ColumnGuess[] {
  const named = new Set(guesses.map(({ field }) => field));
  return guesses.map((guess) => {
    const field = guess.status === 'unknown' && !guess.isChosen ? fieldAsked(guess.header, offered) : null;
    if (field === null || named.has(field) || !areReadAs(field, cells[guess.index] ?? [])) return guess;
    return { ...guess, field, status: 'used', sure: 'likely', reason: 'its header probably says it' };
  });
}

/** A column of years in which any text is a term is that of the terms, and one of links to films of those, where no other column is. */
function withTermsAndFilms(
  guesses: readonly ColumnGuess[],
  cells: readonly (readonly string[])[],
): readonly ColumnGuess[] {
  const named = new Set(guesses.map(({ field }) => field));
  return guesses.map((guess) => {
    const [field, own] = [guess.isChosen ? null : guess.field, cells[guess.index] ?? []];
    if (field === 'available_year' && !named.has('available_semester') && own.some(isTermWithYear))
      return { ...guess, field: 'available_semester', reason: 'its values are terms' };
    const areFilms = field === 'profile_url' && !named.has('video_1') && lookOf(own)?.field === 'video_1';
    return areFilms && !/prof|perfil|проф|プロフ|프로필|προφ/iu.test(guess.header)
      ? { ...guess, field: 'video_1', sure: 'likely', reason: 'its values look like videos' }
      : guess;
  });
}

/**
 * Uses or suggests each unknown column whose values look like a field that no other column holds: words of terms, genders and
 * sports, films, years of graduations, names in the first column, and all of a table without a header, are probably that; of others a
 * person says so.
 */
function withSuggestions(
  guesses: readonly ColumnGuess[],
  cells: readonly (readonly string[])[],
  isHeadless: boolean,
): readonly ColumnGuess[] {
  const taken = new Set<ImportField>(
    guesses.flatMap(({ field }) => (field === null ? [] : [draftField(field)])),
  );
  if (haveTermsYears(guesses, cells)) taken.add('available_year');
  return guesses.map((guess) => {
    if (guess.header.trim() === '' && !guess.isChosen && areRunning(cells[guess.index] ?? []))
      return { ...guess, status: 'leftOut', reason: 'an index' };
    const isWithoutField = !guess.isChosen && !isHeadless && unusedReason(guess.header) !== null;
    const isOpen =
      (guess.status === 'unknown' || isWithoutField) && !isOfOthers(guess.header) && !isOlder(guess, guesses);
    const look = isOpen ? lookOf(cells[guess.index] ?? []) : null;
    if (look === null || taken.has(draftField(look.field))) return guess;
    // A team or a category of women and men is their gender; what else has no field is never guessed.
    if (isWithoutField && !(look.field === 'gender' && look.isWord)) return guess;
    taken.add(draftField(look.field));
    const reason = `its values look like ${look.what}`;
    const isFirst = guesses.slice(0, guess.index).every(({ status }) => status === 'leftOut');
    const isName = isFirst && draftField(look.field) === 'name';
    // The year of a graduation is that of a start, and its term is not.
    const isOfStart = look.field.startsWith('available') && isGraduation(guess.header);
    const isWord = isOfStart ? look.field === 'available_year' : look.isWord;
    return isWord || isHeadless || isName
      ? { ...guess, field: look.field, status: 'used', sure: 'likely', reason }
      : { ...guess, field: look.field, status: 'suggested', reason };
  });
}

/** Whether another column says the same of a later year: UTR 2025 beside UTR 2026. */
function isOlder({ header }: ColumnGuess, guesses: readonly ColumnGuess[]): boolean {
  const yearOf = (text: string) => /20\d\d/.exec(text)?.[0] ?? '';
  const keyOf = (text: string) => headerKey(text.replace(yearOf(text), ''));
  const isNewer = (other: string) => yearOf(other) > yearOf(header) && keyOf(other) === keyOf(header);
  return yearOf(header) !== '' && guesses.some(({ header: other }) => isNewer(other));
}

/** Whether values number the rows: 1, 2, 3. */
function areRunning(cells: readonly string[]): boolean {
  return (
    cells.length > 1 &&
    cells.every((cell, at) => /^\d+\.?$/.test(cell) && Number(cell) === Number(cells[0]) + at)
  );
}

/** How many columns are known by their header alone. */
export function countKnown(header: readonly string[]): number {
  return new Set(header.flatMap((column) => fieldOf(column, []) ?? [])).size;
}

type Meaning = Pick<ColumnGuess, 'field' | 'status' | 'reason'>;

function chosenMeaning({ meaning, reason }: Choice): Meaning {
  if (meaning === leftOut) return { field: null, status: 'leftOut', reason };
  return { field: meaning, status: meaning === null ? 'unknown' : 'used', reason };
}

function headerMeaning(column: string, offered: Offered): Meaning {
  const field = fieldOf(column, offered) ?? scoreBeside(column)?.field ?? null;
  const other = field === null ? null : otherThing(column, everyField[draftField(field)]);
  if (other !== null)
    return {
      field: null,
      status: 'leftOut',
      reason: `its header says "${other}", which may be something else`,
    };
  if (field !== null) return { field, status: 'used', reason: 'its header' };
  const why = unusedReason(column);
  if (why !== null) return { field: null, status: 'leftOut', reason: why };
  return { field: null, status: 'unknown', reason: column.trim() === '' ? 'no header' : 'no known header' };
}
