import { athleteFields } from '../../athletes/fields/athlete-fields.ts';
import { collationKey } from '../../display/collation.ts';
import type { TextFault } from '../../fields/text-rule.ts';
import { fieldOf } from '../matching/column-aliases.ts';
import { type CellReading, isNothing, type ReadCell, readCountryCell } from './cell-values.ts';
import { readTextCell } from './field-reader.ts';
import { nameParticles, unsaidWords } from './foreign-words.ts';
import { plainly, unquoted, withoutEntities } from './plain-cell.ts';

/**
 * A name, or a half of one, as it stands, with single plain spaces and without quotation marks around it.
 * @param isListed whether the service wrote it, so that all its spaces count
 */
export function readName(cell: string, isListed = false): ReadCell<string> & { readonly value: string } {
  const trimmed = cell
    .normalize('NFC')
    .trim()
    .replace(isListed ? /[\u00a0\u2007\u202f]/g : /[ \u00a0\u2007\u202f]+/g, ' ');
  const text = withoutEntities(trimmed.replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '')).trim();
  const lines = text.split(/\s*[\r\n]\s*/);
  // Two lines of several words are two names.
  const isBroken = lines.length > 1 && lines.filter((line) => line.includes(' ')).length < 2;
  const value = unquoted(isBroken ? lines.join(' ') : text);
  return value === trimmed ? { value } : { value, read: value, how: isBroken ? 'on one line' : plainly };
}

/**
 * Turns 'Lovelace, Ada'; a single word stays as it is (rules/import.md#name-order).
 * @param hasCommas false where names stand as 'Lovelace Ada'
 */
export function readTurnedName(cell: string, hasCommas: boolean): CellReading<string> {
  const reading = readName(cell);
  const { value } = reading;
  if (!hasCommas && !value.includes(',')) return value.includes(' ') ? turned(halvesOf(value)) : reading;
  const [last = '', first, ...others] = value.split(',').map((part) => part.trim());
  if (others.length > 0 || (first === undefined && last.includes(' '))) return notTurned;
  return first === undefined ? reading : turned({ last, first });
}

interface Halves {
  readonly last: string;
  readonly first: string;
}

function turned(halves: Halves | null): CellReading<string> {
  if (halves === null) return notTurned;
  const [, first = '', suffix = ''] = /^(.*?)((?: (?:(?:jr|sr)\.?|i{2,3}|iv))?)$/iu.exec(halves.first) ?? [];
  const read = [first, halves.last].filter(Boolean).join(' ') + suffix;
  return read === '' ? { value: '' } : { value: read, read, how: 'with the first name first' };
}

/** Where the last name ends for certain: after capitals, as in DE LA CRUZ Ana, or before the only other word. */
function halvesOf(name: string): Halves | null {
  const words = name.split(/ +/);
  const splitAt = (at: number) => ({ last: words.slice(0, at).join(' '), first: words.slice(at).join(' ') });
  const capitals = words.findIndex((word) => !/^[\p{Lu}\p{M}.'’-]{2,}$/u.test(word));
  if (capitals > 0) return splitAt(capitals);
  if (endsWithPatronymic(name)) return splitAt(1);
  const particles = words.findIndex((word) => !nameParticles.has(word.toLowerCase()));
  return words.length - particles === 2 ? splitAt(particles + 1) : null;
}

/** Whether a name is a last name, a first one and a patronymic. */
export function endsWithPatronymic(name: string): boolean {
  return /^\S+ (?!\S*(?:вич|вна) )\S+ \S+(?:вич|вна|ична|ьич)$/iu.test(name);
}

const notTurned: TextFault = {
  expected: 'the last name, a comma and the first name',
  fix: 'Write the name as Lovelace, Ada.',
};

/** A name before a country in brackets, and the country: Ada Example (ESP). */
export function withCountry(text: string): { readonly name: string; readonly country: string | null } {
  const [, name = '', within = ''] = /^([^()]+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  const reading = readCountryCell(within);
  const country = name !== '' && 'value' in reading ? reading.value : null;
  return country === null ? { name: text, country } : { name, country };
}

/** A whole name that the service wrote. */
export function readListedName(name: string): CellReading<string> {
  return name === '' ? noName : readTextCell(name, athleteFields.name);
}

/** What a list writes around a name: its place in the list, and signs of remarks. */
const aroundName =
  /^(?:\d{1,3}(?:[.)]|\s)|#\d+|(?:[*†‡✓★☆\p{RI}\p{ExtPict}]\ufe0f?)+)\s*|\s*(?:#\d+|(?:[*†‡✓★☆\p{RI}\p{ExtPict}]\ufe0f?)+)$/gu;
/** What is no part of one name alone: other athletes, remarks, terms. */
const besideName =
  /[&()[\]/:;?!#*+|~=<>_]|,(?!\s*(?:jr|sr|i{2,3}|iv)\b\.?$)|\s[-‑–—]\s|['’]\d\d$|\s(?:and|und|et|og|och|и)\s/iu;
/** Within a name, son or daughter of: a/l, A/P, S/O. */
const childOf = /\b[ads]\/[lop]\b/giu;

/** A whole name of a list, without its place there and signs of remarks (rules/import.md#name-order). */
export function readRosterName(cell: string): CellReading<string> {
  const name = cell.replace(aroundName, '');
  if (isNothing(name) || !/\p{L}/u.test(name) || unsaidWords.has(collationKey(name))) return noName;
  const reading = readTextCell(name, athleteFields.name);
  if (!('value' in reading)) return reading;
  if (/^\P{L}*\p{L}{3}[^ ]*$/u.test(name) && fieldOf(name, []) !== null) return headerName;
  if (besideName.test(name.replace(childOf, ''))) return severalNames;
  return name === cell
    ? reading
    : { value: name, read: name, how: 'without the signs of a list', sure: 'likely' };
}

const noName: TextFault = { expected: 'a name', fix: 'Write the name, or remove the row.' };
const severalNames: TextFault = {
  expected: 'the name of one athlete',
  fix: 'It may be more than a name: write the name alone, and each athlete in a row of their own.',
};
const headerName: TextFault = {
  expected: 'a name, not that of a column',
  fix: 'Write the name, or remove the row.',
};
