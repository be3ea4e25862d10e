import { countryCode, countryName, isoCountryCode, nameKey } from '../../countries/countries.ts';
import { foreignCountryCode, otherCountryCode } from '../../countries/foreign-names.ts';
import { collationKey } from '../../display/collation.ts';
import { type NumberLimit, numberProblem } from '../../fields/number-limit.ts';
import type { TextFault } from '../../fields/text-rule.ts';
import adjectives from '../words/adjectives.json' with { type: 'json' };
import { months, vehicleCodes } from './foreign-words.ts';

/** A cell's value, null for an empty cell; or its fault. */
export type CellReading<T> = ReadCell<T> | TextFault;

export interface ReadCell<T> {
  readonly value: T | null;
  /** The value, where the cell does not say it literally. */
  readonly read?: string;
  /** How different cells were read alike: 'with https:// before it'; missing for a word and its meaning. */
  readonly how?: string;
  /** Where another reading is conceivable. */
  readonly sure?: 'likely';
  /** Nothing is said, as the cell has a word for a missing value, or a person emptied it: no listed value is taken away. */
  readonly isUnsaid?: true;
}

/** The reading of a cell whose text says nothing. */
export const nothingSaid: ReadCell<never> = { value: null, read: 'nothing', isUnsaid: true };

/** Spellings of an empty cell in a column of numbers or choices. */
const nothing = new Set(['', '-', '--', '---', '–', '—', '.', 'n/a', 'n.a.', 'n.a', 'na', 'none', 'null']);

export function isNothing(text: string): boolean {
  return nothing.has(text.toLowerCase());
}

/**
 * A number as sheets write it, held against its limit and never rounded. A comma or point may end the whole part or
 * separate thousands: the reading counts that alone is legal (rules/import.md#numbers-in-text).
 */
export function readNumberCell(text: string, limit: NumberLimit): CellReading<number> {
  if (isNothing(text)) return { value: null };
  const [plain, ...others] = numbersIn(text);
  if (plain === undefined)
    return { expected: expectedNumber(limit), fix: 'Write the number alone, or leave the cell empty.' };
  const first = held(plain, limit);
  const readings = [first, ...others.map((number) => held(number, limit))];
  const [legal = first, ...more] = readings.filter((reading) => 'value' in reading);
  return more.length === 0
    ? legal
    : { expected: expectedNumber(limit), fix: 'Write the number without separators, as 1000.' };
}

/** All numbers that a text may mean, with a decimal point: '1.280' is 1.280 or 1280. */
export function numbersIn(text: string): readonly string[] {
  const decimal = /^[+-]?\d+([.,]\d+)?$/.test(text) ? [text.replace(',', '.')] : [];
  const isGrouped = /^[+-]?\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/u.test(text);
  return [...decimal, ...(isGrouped ? [text.replace(/[.,'’\s]/gu, '')] : [])];
}

function held(text: string, limit: NumberLimit): CellReading<number> {
  const value = Number(text);
  const expected = expectedNumber(limit);
  if (numberProblem(value, limit) !== null) return { expected, fix: numberFix(value, limit) };
  return isKept(text, value) ? { value } : { expected, fix: tooManyDigits };
}

/** Whether a number keeps all digits of its text, unlike 2 ** 53 + 1. */
function isKept(text: string, value: number): boolean {
  const [whole = '', fraction = ''] = text.replace(/^[+-]?0*(?=\d)/, '').split('.');
  const digits = fraction.replace(/0+$/, '');
  return String(Math.abs(value)) === (digits === '' ? whole : `${whole}.${digits}`);
}

const tooManyDigits = 'It has more digits than can be kept: correct the number, or leave the cell empty.';

function expectedNumber({ min, max, step }: NumberLimit): string {
  const kind = step === 1 ? 'a whole number' : 'a number';
  const range = max === null ? `of ${min} or more` : `from ${min} to ${max}`;
  return `${kind} ${range}${step === 1 ? '' : ` in steps of ${step}`}`;
}

function numberFix(value: number, { min, max, step }: NumberLimit): string {
  if (value < min || (max !== null && value > max)) return 'Correct the number, or leave the cell empty.';
  return stepFix({ step });
}

/** How to fix a number between two steps. */
export function stepFix({ step }: Pick<NumberLimit, 'step'>): string {
  return step === 1
    ? 'Give a whole number: it is not rounded for you.'
    : `Give it in steps of ${step}: it is not rounded for you.`;
}

/** Makes the reader of a column of choices: each by itself in any case, or by one of its spellings. */
export function choiceReader({
  of,
  spellings = {},
  ...field
}: ChoiceColumn): (text: string) => CellReading<string> {
  const byWord = new Map(
    of.flatMap((choice) => [choice, ...(spellings[choice] ?? [])].map((word) => [wordKey(word), choice])),
  );
  const expected = of.join(' or ');
  const fix =
    field.default === undefined
      ? `Write ${expected}.`
      : `Write ${expected}; an empty cell is ${field.default}.`;
  return (text) => {
    if (isNothing(text)) return { value: field.default ?? null };
    const value = byWord.get(wordKey(text));
    if (value === undefined) return { expected, fix };
    return text.toLowerCase() === value.toLowerCase() ? { value } : { value, read: value };
  };
}

/** Letters and digits only, without accents. */
function wordKey(word: string): string {
  return collationKey(word).replace(/[^\p{L}\p{N}]/gu, '');
}

interface ChoiceColumn {
  readonly of: readonly string[];
  readonly default?: string;
  readonly spellings?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** A year, also of two digits, or of the spring months in which schools end: May 2027. */
export function readYearCell(text: string, limit: NumberLimit): CellReading<number> {
  const [, month = '', ofMonth] = /^(\p{L}+)\.?,?\s+(20\d\d)$/u.exec(text) ?? [];
  if (ofMonth !== undefined && endOfSchool.has(collationKey(month))) {
    const reading = readNumberCell(ofMonth, limit);
    return 'value' in reading
      ? { ...reading, read: ofMonth, how: 'without its month', sure: 'likely' }
      : reading;
  }
  const plain = text.replace(/(?<=\d)\s*(?:[年届屆년]|年度|년도)$/u, '');
  const year = /^\d\d$/.test(plain) ? `20${plain}` : plain;
  const reading = readNumberCell(year, limit);
  if (!('value' in reading)) return { ...reading, fix: 'Write one year, as 2027.' };
  return year === text ? reading : { ...reading, read: year };
}

/**
 * The full English name, which a create sends (rules/athletes.md#country-input); also of a flag, a people or an adjective.
 * @param isColumn whether its column is one of countries, so that names in more languages are worth their time
 */
export function readCountryCell(text: string, isColumn = true): CellReading<string> {
  if (isNothing(text)) return { value: null };
  const iso = isoCountryCode(text);
  if (iso !== null) return { value: countryName(iso) };
  const bare = text.replace(/\p{RI}\p{RI}/gu, '').trim() || flagLetters(text);
  const known = countryCode(bare) ?? foreignCountryCode(bare) ?? (isColumn ? otherCountryCode(bare) : null);
  const value = countryName(known ?? '');
  if (value !== null) return { value, read: value };
  const ofPeople = countryName(peopleCodes.get(nameKey(bare)) ?? '');
  if (ofPeople !== null) return { value: ofPeople, read: ofPeople, sure: 'likely' };
  const ofVehicle = isColumn ? countryName(vehicleCodes.get(bare) ?? '') : null;
  if (ofVehicle !== null) return { value: ofVehicle, read: ofVehicle, sure: 'likely' };
  const ofPlace = countryBehind(bare);
  if (ofPlace !== null)
    return { value: ofPlace, read: ofPlace, how: 'as the country behind a place', sure: 'likely' };
  return {
    expected: "a country's name, ISO code or IOC code",
    fix: 'Write the country as in Germany, DE or GER.',
  };
}

/** The country of 'Madrid, Spain'; none where the place may be a country, too, or the country a state of the US (CA, Georgia). */
function countryBehind(text: string): string | null {
  const [, place = '', behind = ''] = /^([^,]+),\s*(\S[^,]{2,})$/.exec(text) ?? [];
  const codeOf = (name: string) => countryCode(name) ?? foreignCountryCode(name);
  const code = codeOf(behind);
  return code === null || code === 'GE' || codeOf(place) !== null ? null : countryName(code);
}

const endOfSchool = new Set([4, 5, 6, 7].flatMap((month) => months[month] ?? []).map(collationKey));

/** The letters of flags, which are a code where it is one flag. */
function flagLetters(flags: string): string {
  const letterOf = (sign: string) => String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 65);
  return Array.from(flags.trim(), letterOf).join('');
}

const peopleCodes = new Map(
  Object.entries(adjectives).flatMap(([code, words]) =>
    words.split(', ').map((word): [string, string] => [nameKey(word), code]),
  ),
);
