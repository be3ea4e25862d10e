import type { AthleteDraft } from '../../athletes/fields/athlete-draft.ts';
import { collationKey } from '../../display/collation.ts';
import { memoize } from '../../display/memoize.ts';
import type { TextFault } from '../../fields/text-rule.ts';
import { type CellReading, isNothing } from './cell-values.ts';
import { besideSeasons, seasons } from './foreign-words.ts';

type Semester = AthleteDraft['available_semester'];

export interface Availability {
  readonly semester: Semester;
  readonly year: number | null;
}

export const semesters = new Map<string, Semester>(
  (['Fall', 'Spring'] as const).flatMap((semester) =>
    seasons[semester].map((word): [string, Semester] => [collationKey(word), semester]),
  ),
);
const fillers = new Set(besideSeasons);

/** A semester by any of its words, and its year if given: 'Herbst', "Spring '28", 'F27', '2027 Fall'. */
export const readAvailability = memoize((text: string): CellReading<Availability> => {
  if (isNothing(text)) return { value: null };
  const words = Array.from(collationKey(text).matchAll(/\p{L}+|\p{N}+/gu), ([word]) => word);
  const [year, ...otherYears] = words.filter((word) => /\d/.test(word));
  // S27 may be summer, and F alone is not a semester.
  const semesterOf = (word: string) => (word === 'f' && year !== undefined ? 'Fall' : semesters.get(word));
  const named = words.filter((word) => /\D/.test(word) && !fillers.has(word));
  // In two languages it may be named twice: Fall/Automne.
  const [semester, ...others] = new Set(named.map(semesterOf));
  const isYear = year === undefined || /^(\d\d|\d{4})$/.test(year);
  if (semester === undefined || !isYear || otherYears.length > 0 || others.length > 0) return noSemester;
  const value = { semester, year: year === undefined ? null : fullYear(year) };
  const read = value.year === null ? semester : `${semester} ${value.year}`;
  return collationKey(text) === collationKey(read) ? { value } : { value, read };
});

/** The words of a cell that are neither a semester nor beside one, and the semester that the others name. */
export function seasonWords(cell: string): {
  readonly unknown: readonly string[];
  readonly semester: Semester | null;
} {
  const words = cell.match(/[\p{L}\p{M}]+/gu) ?? [];
  const keyed = words.map((word) => ({ word, key: collationKey(word) }));
  const named = keyed.map(({ key }) => semesters.get(key)).find((semester) => semester !== undefined);
  const unknown = keyed.filter(({ key }) => !semesters.has(key) && !fillers.has(key));
  return { unknown: unknown.map(({ word }) => word), semester: named ?? null };
}

/** All legal years begin with 20, so the last two digits suffice. */
export function fullYear(digits: string): number {
  const year = Number(digits);
  return year < 100 ? 2000 + year : year;
}

const noSemester: TextFault = {
  expected: 'Fall or Spring',
  fix: 'Write Fall or Spring, with the year where it has no column of its own.',
};
