import {
  type AthleteField,
  everyField,
  everyFieldName,
  isOffered,
  type Offered,
} from '../../athletes/fields/athlete-fields.ts';
import { collationKey } from '../../display/collation.ts';
import type { Field } from '../../fields/field.ts';
import { namesOf, recordOf } from '../../fields/table.ts';
import {
  askingWords,
  englishHeaders,
  headersWithoutField,
  lastNameFirst,
  moreHeaders,
  nationalities,
  shortHeaders,
} from './field-headers.ts';
import { headerKey, isOfOthers } from './header-key.ts';
import type { ImportField } from './import-field.ts';

/** The English spellings of each field, its own name first. */
export const usualHeaders: Readonly<Record<ImportField, readonly string[]>> = {
  ...recordOf(namesOf(englishHeaders), (name) => listed(englishHeaders[name])),
  ...recordOf(everyFieldName, (name) => {
    const { alias }: Pick<Field, 'kind'> & Pick<AthleteField, 'alias'> = everyField[name];
    return listed([name, ...(alias === undefined ? [] : [alias]), englishHeaders[name]].join(', '));
  }),
};

/** All spellings of each field; case, punctuation, accents and what stands in brackets do not count. */
export const columnAliases: Readonly<Record<ImportField, readonly string[]>> = recordOf(
  namesOf(usualHeaders),
  (field) => [
    ...usualHeaders[field],
    ...(moreHeaders[field] ?? []).flatMap(listed),
    ...(field === 'name' ? lastNameFirst : []),
  ],
);

function listed(headers: string): string[] {
  return headers.split(', ').map((header) => header.replaceAll('_', ' '));
}

/** The field that a header names, in any of its spellings or in two languages: Name / Nom. */
export function fieldOf(header: string, offered: Offered): ImportField | null {
  const field = knownField(header) ?? onlyOne(header.split(/[/|]/).map(knownField));
  return field !== null && isOffered(field, offered) ? field : null;
}

const knownField = (header: string) => fieldByKey.get(headerKey(header)) ?? null;

function onlyOne<T>([first, ...others]: readonly T[]): T | null {
  return first !== undefined && others.every((other) => other === first) ? first : null;
}

/** The field for which the question of a form asks: 'What is your current GPA (4.0 scale)?', or a short header stands (rules/import.md#unknown-columns). */
export function fieldAsked(header: string, offered: Offered): ImportField | null {
  const words = collationKey(header.replace(/[([{].*?[)\]}]/g, '')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length > mostWords) return null;
  const found = words.flatMap((_, start) =>
    Array.from({ length: longestHeader }, (_, more) => start + more + 1).flatMap((end): ImportField[] => {
      const [own, around] = [words.slice(start, end), [...words.slice(0, start), ...words.slice(end)]];
      const field = fieldOf(own.join(''), offered);
      if (field === null || !around.every((word) => isAsking(word, field))) return [];
      if (isOfStart(field) && isOfOthers(header)) return [];
      return own.every((word) => isAsking(word, field)) ? [] : [field];
    }),
  );
  return onlyOne(found) ?? shortened(header, offered);
}

/** The field of all headers that begin with one that a point ends: Pohl., Sukup. */
function shortened(header: string, offered: Offered): ImportField | null {
  const key = headerKey(header);
  const isCut = key.length > 3 && /\p{L}\.$/u.test(header.trim());
  const keys = isCut ? [...fieldByKey.keys(), ...unusedReasons.keys()] : [];
  const longer = keys.filter((one) => one.startsWith(key)).map((one) => fieldByKey.get(one) ?? null);
  return fieldOf(shortHeaders.get(key) ?? onlyOne(longer) ?? '', offered);
}

/** Words of a question, and of a header within it. */
const [mostWords, longestHeader] = [20, 4];

function isAsking(word: string, field: ImportField): boolean {
  return asking.any.has(word) || (isOfStart(field) && asking.start.has(word));
}

const isOfStart = (field: ImportField) => field.startsWith('available');

const asking = recordOf(namesOf(askingWords), (list) => wordsOf(askingWords[list]));

function wordsOf(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => collationKey(line).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []));
}

/** Meanings of a column at a service with these optional fields. */
export function importFields(offered: Offered): readonly ImportField[] {
  return namesOf(columnAliases).filter((field) => isOffered(field, offered));
}

/** Whether a column says who is hidden, also at a service that can hide nobody (rules/import.md#hidden-rows). */
export function saysHidden(header: string): boolean {
  return fieldOf(header, ['hidden']) === 'hidden';
}

/** Whether a header of countries says that they are of passports. */
export function isNationality(header: string): boolean {
  return nationalityKeys.has(headerKey(header));
}

/** Whether a header of names says that the last name is first. */
export function isLastNameFirst(header: string): boolean {
  return lastFirstKeys.has(headerKey(header));
}

const nationalityKeys: ReadonlySet<string> = new Set(nationalities.map(headerKey));

const lastFirstKeys: ReadonlySet<string> = new Set(lastNameFirst.map(headerKey));

/** Why a known column is not imported. */
export function unusedReason(header: string): string | null {
  return header.trim() === '#' ? 'an index' : (unusedReasons.get(headerKey(header)) ?? null);
}

/** Whether a column holds the service's ids, as in an export. */
export function isIdHeader(header: string): boolean {
  return idHeaders.includes(headerKey(header));
}

const idHeaders = ['id', 'athlete id'].map(headerKey);

const fieldByKey = new Map(
  namesOf(columnAliases).flatMap((field) =>
    columnAliases[field].map((header): [string, ImportField] => [headerKey(header), field]),
  ),
);

/** An export's agency columns, numbers other than the ITF ranking, and what athletes have no field for. */
const unusedReasons = new Map(
  Object.entries({
    'set by the service': [...idHeaders, 'agency', 'agency id', 'agency name', 'created at', 'changed at'],
    'a World Tennis Number, which is not the ITF ranking': ['wtn', 'world tennis number', 'itf wtn'],
    ...headersWithoutField,
  }).flatMap(([why, lines]) =>
    lines.flatMap(listed).map((header): [string, string] => [headerKey(header), why]),
  ),
);
