import { athleteFieldNames, athleteFields } from '../../athletes/fields/athlete-fields.ts';
import { collationKey } from '../../display/collation.ts';
import { termOfSchoolYear } from '../meaning/term.ts';
import { seasonWords } from './availability-cell.ts';
import { isNothing } from './cell-values.ts';
import { probableWords } from './foreign-words.ts';
import type { RepairGroup } from './row-problems.ts';

/** Fields whose cells are words that a person can say the meaning of. */
export const fieldsWithWords = athleteFieldNames.filter((name) =>
  ['choice', 'country'].includes(athleteFields[name].kind),
);

/** More unknown words are a column of something else. */
export const mostWords = 8;

/** A word that no reader knows, and that a person can say once for all rows (rules/import.md#words). */
export interface UnknownWord {
  /** As the file has it first. */
  readonly word: string;
  readonly rows: readonly number[];
  /** What it probably means, where a person has to confirm that; null where nothing is known. */
  readonly suggestion: string | null;
}

/** The unknown words of a group, the most frequent first; none where its field has no words. */
export function unknownWords(group: RepairGroup): readonly UnknownWord[] {
  const [{ field }] = group;
  const name = fieldsWithWords.find((known) => known === field);
  if (name === undefined) return [];
  const words = new Map<string, UnknownWord & { readonly rows: number[] }>();
  for (const { value, row } of group) {
    const word = name === 'available_semester' ? seasonWordOf(value) : value.trim();
    const known = words.get(collationKey(word));
    if (isNothing(word)) continue;
    if (known !== undefined) known.rows.push(row);
    else words.set(collationKey(word), { word, rows: [row], suggestion: suggestionFor(name, word) });
  }
  return [...words.values()].toSorted((one, other) => other.rows.length - one.rows.length);
}

/** In 'Güz 2027' the word for the season; the whole cell where it has not just one, and one year at most: 2º semestre. */
function seasonWordOf(cell: string): string {
  const { unknown, semester } = seasonWords(cell);
  const [word, ...others] = unknown;
  const hasYear = /^\D*(\d\d|\d{4})?\D*$/.test(cell);
  const isOne = word !== undefined && others.length === 0 && semester === null && hasYear;
  return isOne ? word : cell.trim();
}

function suggestionFor(field: string, word: string): string | null {
  return probableMeaning(field, word) ?? (field === 'available_semester' ? probableTerm(word) : null);
}

function probableMeaning(field: string, word: string): string | null {
  const key = collationKey(word);
  const found = Object.entries(probableWords[field] ?? {}).find(([, words]) =>
    words.some((one) => collationKey(one) === key),
  );
  return found?.[0] ?? null;
}

/** The term of a school year in a semester of other months, as WS 2027/28. */
function probableTerm(cell: string): string | null {
  const [word = '', ...others] = seasonWords(cell).unknown;
  const season = probableMeaning('available_semester', word);
  if ((season !== 'Fall' && season !== 'Spring') || others.length > 0) return null;
  return termOfSchoolYear(season, cell.match(/\d+/g) ?? [])?.read ?? null;
}
