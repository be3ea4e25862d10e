import { collationKey } from '../../display/collation.ts';
import type { TextFault } from '../../fields/text-rule.ts';
import { type Availability, fullYear, readAvailability, semesters } from '../checking/availability-cell.ts';
import type { CellReading, ReadCell } from '../checking/cell-values.ts';
import { besideSeasons, graduations, listed, months } from '../checking/foreign-words.ts';
import { plainCell } from '../checking/plain-cell.ts';
import { moreHeaders, portuguese } from '../matching/field-headers.ts';
import { headerKey } from '../matching/header-key.ts';

type Semester = Availability['semester'];

const monthOf = new Map(
  Object.entries(months).flatMap(([month, words]) =>
    words.map((word): [string, number] => [collationKey(word), Number(month)]),
  ),
);
const graduating = new Set(graduations);
const portugueseKeys: ReadonlySet<string> = new Set(portuguese.map(headerKey));
const fillers = new Set(besideSeasons);

/**
 * The term of a cell in a column of terms (rules/import.md#terms): by its season; by the month or date in which it begins;
 * by a school year beside a season, whose spring is in the second year; or by the year of a graduation, which is before a fall.
 */
export function readTerm(text: string, order: () => DateOrder): CellReading<Availability> {
  const plain = withoutSigns(text);
  const reading = readAvailability(plain);
  if ('value' in reading) return reading;
  const tokens = Array.from(collationKey(plain).matchAll(/\p{L}+|\p{N}+/gu), ([token]) => token);
  const numbers = tokens.filter((token) => /\d/.test(token));
  const words = tokens.filter((token) => /\D/.test(token) && !fillers.has(token));
  const [word = '', ...otherWords] = words;
  const [beside, ...more] = words.filter((one) => !graduating.has(one));
  const isMonth = beside === undefined || (more.length === 0 && monthOf.has(beside));
  const isGraduation = isMonth && words.some((one) => graduating.has(one));
  if (isGraduation && numbers.length === 1 && isYear(numbers[0])) return term('Fall', fullYear(numbers[0]));
  if (otherWords.length > 0) {
    // A season and its months, or two of them: Fall 2027 (August), Aug/Sept 2027.
    const [only = null, ...others] = new Set(
      words.map((one) => semesters.get(one) ?? semesterIn(monthOf.get(one) ?? 0)),
    );
    const year = yearAmong(numbers);
    return only === null || others.length > 0 || year === undefined ? reading : term(only, year);
  }
  const season = semesters.get(word);
  if (season !== undefined) return termOfSchoolYear(season, numbers) ?? reading;
  const month = monthOf.get(word);
  if (month !== undefined) return termIn(month, yearAmong(numbers)) ?? noTermIn;
  return termOfDate(text, order) ?? reading;
}

/** What stands first in dates with strokes, as 1/10/2028; `either` where nothing says so. */
type DateOrder = 'day' | 'month' | 'either';

/**
 * Reads the cells of a column of terms: S28 beside F27 is probably a spring, and H2028 beside A2027 a hiver; in Portuguese a digit
 * behind a year numbers its semester, of which the first begins in February.
 */
export function readingTerms(
  texts: () => readonly string[],
  header: readonly string[],
): (text: string) => CellReading<Availability> {
  const keys = header.map(headerKey);
  const isPortuguese = keys.some((key) => portugueseKeys.has(key));
  let known: DateOrder | undefined;
  const order = () => {
    known ??= dateOrder(texts()) ?? (hasForeignHeader(keys) ? 'day' : 'either');
    return known;
  };
  let pair: string | undefined;
  return inUsualYears((text) => {
    const [, of = '', semester] = (isPortuguese ? /^(20\d\d)[./-]([12])$/.exec(text) : null) ?? [];
    if (semester !== undefined) return term(semester === '1' ? 'Spring' : 'Fall', Number(of));
    const [, letter = '', year] = letterAndYear.exec(text.toUpperCase()) ?? [];
    if (letter !== '' && (year === undefined || letter !== 'F')) {
      pair ??= pairAmong(texts());
      if (pair.includes(letter))
        return term(pair.startsWith(letter) ? 'Fall' : 'Spring', year === undefined ? null : fullYear(year));
    }
    return readTerm(plainCell(text), order);
  }, header);
}

/** By the dates that have but one reading; null where none has, or two differ. */
function dateOrder(texts: readonly string[]): DateOrder | null {
  const orders = texts.flatMap((text) => {
    const [, one, other] = dateWithStrokes.exec(text) ?? [];
    return [Number(one) > 12 ? ('day' as const) : [], Number(other) > 12 ? ('month' as const) : []].flat();
  });
  const [order = null, ...others] = new Set(orders);
  return others.length === 0 ? order : null;
}

/** Only in English may the month stand first. */
function hasForeignHeader(keys: readonly string[]): boolean {
  const foreign = new Set(Object.values(moreHeaders).flat().flatMap(listed).map(headerKey));
  return keys.some((key) => foreign.has(key));
}

const dateWithStrokes = /^(\d{1,2})[-/](\d{1,2})[-/](20\d\d)$/;

const letterAndYear = /^([A-Z])(?:[\s/-]?['’]?(\d\d|20\d\d))?$/;
/** Letters of the fall and the spring: Fall and Spring, automne and hiver or printemps, otoño and primavera, höst and vår. */
const letterPairs = ['FS', 'AH', 'AP', 'OP', 'HV', 'NV', 'AS'];

/** The pair of letters that a column has both; '' for none. */
function pairAmong(texts: readonly string[]): string {
  const letters = new Set(texts.map((text) => letterAndYear.exec(text.toUpperCase())?.[1]));
  return letterPairs.find((pair) => [...pair].every((letter) => letters.has(letter))) ?? '';
}

/** Reads years of the Buddhist era, too, as a Thai file has them: 2570 is 2027. */
export function inUsualYears<T>(
  read: (text: string) => CellReading<T>,
  header: readonly string[],
): (text: string) => CellReading<T> {
  if (!header.some((column) => /\p{Script=Thai}/u.test(column))) return read;
  return (text) => {
    const usual = plainCell(text).replace(/25[67]\d/g, (year) => String(Number(year) - 543));
    const reading = read(usual);
    return usual === text || !('value' in reading) ? reading : { read: usual, ...reading, sure: 'likely' };
  };
}

/** Whether a text says a term, with its year. */
export function isTermWithYear(text: string): boolean {
  return hasYear(readAvailability(text));
}

export function hasYear(reading: CellReading<Availability>): boolean {
  return 'value' in reading && reading.value !== null && reading.value.year !== null;
}

/** A text without the signs for years in Chinese, Japanese and Korean, and with English names of numbered months: 2027年9月, tháng 9. */
function withoutSigns(text: string): string {
  return text
    .replace(/(?<=\d)[年년][度도]?/gu, ' ')
    .replace(
      /(\d{1,2})[月월]|th[aá]ng\s*(\d{1,2})/giu,
      (_, before?: string, behind?: string) => ` ${months[Number(before ?? behind)]?.[0] ?? ''} `,
    );
}

/** The spring of a school year is in its second year. */
export function termOfSchoolYear(season: Semester, years: readonly string[]): ReturnType<typeof term> | null {
  const [first, second, ...others] = years;
  if (!isYear(first) || !isYear(second) || others.length > 0) return null;
  const from = fullYear(first);
  return fullYear(second) === from + 1 ? term(season, season === 'Fall' ? from : from + 1) : null;
}

/** The only year beside a month: of 1 September 2027 or Sept 27; none where there may be two. */
function yearAmong(numbers: readonly string[]): number | null | undefined {
  const [year, ...others] = numbers.filter((number) => number.length === 4);
  if (year !== undefined) return others.length === 0 && isYear(year) ? Number(year) : undefined;
  const [short, ...more] = numbers;
  if (short === undefined) return null;
  return more.length === 0 && isYear(short) ? fullYear(short) : undefined;
}

/** Null outside of the months in which semesters begin. */
function semesterIn(month: number): Semester | null {
  if (month >= 8 && month <= 10) return 'Fall';
  return month >= 1 && month <= 3 ? 'Spring' : null;
}

function termIn(month: number, year: number | null | undefined): CellReading<Availability> | null {
  const semester = semesterIn(month);
  return semester === null || year === undefined ? null : term(semester, year);
}

/** The term of a date or month in numbers: 2027-09-01, 9/2027. */
function termOfDate(text: string, order: () => DateOrder): CellReading<Availability> | null {
  // 2027.2 and 2027/1 may number a semester.
  if (/^20\d\d[-./][1-3]$/.test(text)) return null;
  const [, one, other, of] = dateWithStrokes.exec(text) ?? [];
  if (of !== undefined) {
    const months = { day: [other], month: [one], either: [one, other] }[order()].map(Number);
    const [semester = null, ...others] = new Set(months.filter((month) => month <= 12).map(semesterIn));
    if (others.length > 0) return eitherFirst;
    return semester && term(semester, Number(of));
  }
  const [, year, month] = /^(20\d\d)[-./](\d{1,2})(?:[-./]\d{1,2})?$/.exec(text) ?? [];
  const [, monthBefore, yearAfter] = /^(?:\d{1,2}\.)?(\d{1,2})[-./](20\d\d)$/.exec(text) ?? [];
  return termIn(Number(month ?? monthBefore), Number(year ?? yearAfter));
}

function term(semester: Semester, year: number | null): ReadCell<Availability> & { readonly read: string } {
  return {
    value: { semester, year },
    read: year === null ? semester : `${semester} ${year}`,
    sure: 'likely',
  };
}

function isYear(text: string | undefined): text is string {
  return text !== undefined && /^(\d\d|20\d\d)$/.test(text);
}

const noTermIn: TextFault = {
  expected: 'Fall or Spring',
  fix: 'August to October are Fall, January to March are Spring: write which one is meant, with its year.',
};
const eitherFirst: TextFault = {
  expected: 'Fall or Spring',
  fix: 'The day or the month may stand first: write Fall or Spring, with the year.',
};
