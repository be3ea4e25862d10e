import type { AthleteField, EveryFieldName } from '../../athletes/fields/athlete-fields.ts';
import { collationKey } from '../../display/collation.ts';
import { type CellReading, numbersIn, readNumberCell } from '../checking/cell-values.ts';
import { listed, months, numberWords } from '../checking/foreign-words.ts';

type ScoreField = Extract<AthleteField, { kind: 'score' }>;

/** A number within a text, and how it was found there. */
interface Found {
  readonly number: string;
  readonly how: string;
  readonly sure?: 'likely';
}

const sure = 'likely';
const notes = new Set([...listed(numberWords.notes), ...Object.values(months).flat()].map(collationKey));
const units = new Set(listed(numberWords.units).map(collationKey));
const sections = new Set(listed(numberWords.sections));
const number = String.raw`\d{1,3}(?:\s\d{3})+|\d[\d.,]*\d|\d`;
const withWhole = new RegExp(`^(${number})\\s*(?:/|out of|von|de|sur|su)\\s*(${number})$`);
const withUnit = new RegExp(`^(${number})\\s*(\\p{L}+)\\.?$`, 'u');
const withNote = new RegExp(`^(${number})[,;:]?\\s+(\\D.*|\\(.*\\))$|^(${number})(\\(.*\\))$`);

/**
 * A score's cell, also where its number has a label before it, the whole of its own scale, its sections, a star or a note of
 * a known word beside it (rules/import.md#numbers-in-text). Any other text beside a number is refused.
 */
export function readScoreCell(name: EveryFieldName, text: string, field: ScoreField): CellReading<number> {
  const literal = readNumberCell(text, field);
  if ('value' in literal) return literal;
  const found = numberIn(withoutLabel(name, text), name, field);
  if (found === null) return literal;
  const reading = readNumberCell(found.number, field);
  if (!('value' in reading)) return reading;
  const { number: _, ...how } = found;
  return { ...reading, read: String(reading.value), ...how };
}

/** A text without the field's own name before or behind its number: 'UTR 9.87'. */
function withoutLabel(name: EveryFieldName, text: string): string {
  const bare = text.replace(new RegExp(`^${name}\\s*[:=]?\\s*(?=[\\dJj])|(?<=\\d)\\s*${name}$`, 'i'), '');
  return name === 'ITF'
    ? bare.replace(/^(?:#|№|n(?:o\.?|[º°.]))\s*(?=\d)|(?<=\d)(?:st|nd|rd|th|º)$/giu, '')
    : bare;
}

function numberIn(text: string, name: EveryFieldName, { max }: ScoreField): Found | null {
  if (numbersIn(text).length > 0) return { number: text, how: 'without its label' };
  const [, counted = '', unit = ''] = withUnit.exec(text) ?? [];
  if (units.has(collationKey(unit))) return { number: counted, how: 'without its unit' };
  const starred = /(.*\d)\s*[*†‡+▲▼↑↓]+$/.exec(text)?.[1];
  if (starred !== undefined && numbersIn(starred).length > 0)
    return { number: starred, how: 'without its sign', sure };
  const [, part = '', whole = ''] = withWhole.exec(text) ?? [];
  if (numbersIn(whole).some((one) => Number(one) === max))
    return { number: part, how: `as a part of ${max}` };
  const rank = name === 'ITF' ? /^J[\s-]?(\d+)$/iu.exec(text)?.[1] : undefined;
  if (rank !== undefined && !grades.has(rank)) return { number: rank, how: 'as a junior rank', sure };
  return totalIn(text) ?? sumIn(text, name) ?? notedIn(text);
}

/** J30 to J500 are grades of tournaments. */
const grades = new Set(['30', '60', '100', '200', '300', '500']);

/** The number that is the sum of all others: '1350 (EBRW 680 / M 670)'. */
function totalIn(text: string): Found | null {
  const numbers = Array.from(text.matchAll(/\d+/g), Number);
  const total = Math.max(...numbers);
  const isTotal =
    !/\d[.,]\d/.test(text) && numbers.length > 2 && numbers.reduce((sum, one) => sum + one, 0) === 2 * total;
  return isTotal ? { number: String(total), how: 'as the total of its parts', sure } : null;
}

/** Both sections of an SAT, each with its name: '680 M / 670 RW'. */
function sumIn(text: string, name: EveryFieldName): Found | null {
  const numbers = Array.from(text.matchAll(/\d+/g), Number);
  const words = collationKey(text).match(/\p{L}+/gu) ?? [];
  const areSections =
    words.length === 2 && new Set(words).size === 2 && words.every((word) => sections.has(word));
  if (name !== 'SAT' || numbers.length !== 2 || !areSections) return null;
  if (/[^\p{L}\d\s/,;:+()-]/u.test(text) || numbers.some((one) => one < 200 || one > 800)) return null;
  return {
    number: String(numbers.reduce((sum, one) => sum + one, 0)),
    how: 'as the sum of its sections',
    sure,
  };
}

/** A number before a note of known words: '105 (Oct)', '9.87 (verified)'. */
function notedIn(text: string): Found | null {
  const [, first, behind, second, bracket] = withNote.exec(text) ?? [];
  const [found = '', note = ''] = [first ?? second, behind ?? bracket];
  const words = collationKey(note).match(/\p{L}+/gu) ?? [];
  const digits = note.match(/\d+/g) ?? [];
  const areDates = digits.every((one) => one.length <= 2 || /^20\d\d$/.test(one)) && digits.length <= 3;
  const isSaid = words.length > 0 || /\d[./-]\d\d|20\d\d/.test(note);
  return areDates && isSaid && words.every((word) => notes.has(word))
    ? { number: found, how: 'without the note behind it', sure }
    : null;
}
