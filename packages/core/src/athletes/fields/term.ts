import * as z from 'zod/mini';
import { type Spelling, spelledAs } from '../../wire/address.ts';
import { athleteFields } from './athlete-fields.ts';

const semesters = athleteFields.available_semester.of;
const semesterSpelling = spelledAs(semesters);

/** 'fall  2027' as 'Fall 2027'. */
export const termSpelling: Spelling = (value) => value.trim().split(/\s+/).map(semesterSpelling).join(' ');

/** A semester and a year as one text, as lists show it. */
export const queryTerm = z
  .string()
  .check(z.regex(new RegExp(`^(${semesters.join('|')}) [1-9]\\d{3}$`), 'must be a term, such as Fall 2027'));

/** Orders terms by time; a year without a semester comes before its terms. */
export function termKey(semester: string | null, year: number): number {
  return year * 4 + (semester === 'Spring' ? 1 : semester === 'Fall' ? 2 : 0);
}

/** @param term as {@link queryTerm} takes it */
export function keyOfTerm(term: string): number {
  const [semester = '', year] = term.split(' ');
  return termKey(semester, Number(year));
}
