import * as z from 'zod/mini';
import { type AthleteField, type EveryFieldName, everyField } from '../../athletes/fields/athlete-fields.ts';
import { collationKey } from '../../display/collation.ts';
import { memoize } from '../../display/memoize.ts';
import type { DateField, FlagField } from '../../fields/field.ts';
import { type TextLimit, textFault } from '../../fields/text.ts';
import type { TextFault } from '../../fields/text-rule.ts';
import { completedLink, isWebLink } from '../../fields/web-link.ts';
import { newToefl, otherScale } from '../meaning/column-meaning.ts';
import { readScoreCell } from '../meaning/number.ts';
import {
  type CellReading,
  choiceReader,
  isNothing,
  nothingSaid,
  readCountryCell,
  readYearCell,
} from './cell-values.ts';
import { spellings, unsaidWords, visibility, yesOrNo } from './foreign-words.ts';
import { plainly, readingPlain, withoutEntities } from './plain-cell.ts';

/** Makes the reader of a field's column, by the kind of the field. It takes the cell as it is. */
export function fieldReader(name: EveryFieldName): (cell: string) => CellReading<string | number | boolean> {
  const field: AthleteField | FlagField | DateField = everyField[name];
  switch (field.kind) {
    case 'choice':
      return memoize(readingPlain(choiceReader({ ...field, spellings: spellings[name] })));
    case 'country':
      return memoize(readingPlain((text) => readCountryCell(text)));
    case 'year':
      return memoize(readingPlain((text) => readYearCell(text, field)));
    case 'score':
      return memoize(
        readingPlain((text) => {
          const reading = unsaid(text) ?? readScoreCell(name, text, field);
          return 'value' in reading ? reading : withHint(name, text, reading);
        }),
      );
    case 'flag':
      return memoize(readingPlain(readFlagCell));
    case 'date':
      return memoize(
        readingPlain((text) => (isNothing(text) ? { value: null } : isDay(text) ? { value: text } : noDay)),
      );
    case 'link':
      return readingPlain((text) => unsaid(text) ?? readLinkCell(text, field));
    case 'text':
    case 'email': {
      const read = textReader(field);
      return (cell) => {
        const text = withoutEntities(cell);
        const reading = read(text);
        return text === cell || !('value' in reading) ? reading : { ...reading, read: text, how: plainly };
      };
    }
  }
}

/** The reading of a word for a missing value (rules/import.md#numbers-in-text); null for another text. */
function unsaid(text: string): CellReading<never> | null {
  return unsaidWords.has(collationKey(text)) ? nothingSaid : null;
}

/** Makes the reader of texts as they stand. */
export function textReader(limit: TextLimit): (cell: string) => CellReading<string> {
  return (cell) => (cell.trim() === '' ? { value: null } : readTextCell(cell, limit));
}

export function readTextCell(value: string, limit: TextLimit): CellReading<string> {
  const text = value.normalize('NFC');
  return textFault(text, limit) ?? { value: text };
}

/** Whether an athlete is hidden (rules/import.md#hidden-rows). */
function readFlagCell(text: string): CellReading<boolean> {
  const reading = readVisibility(text);
  return 'value' in reading ? { value: reading.value === null ? null : reading.value === 'hidden' } : reading;
}

const readVisibility = choiceReader({
  of: ['hidden', 'listed'],
  spellings: {
    hidden: [...visibility.hidden, ...yesOrNo.hidden],
    listed: [...visibility.listed, ...yesOrNo.listed],
  },
});

const isDay = (text: string) => z.safeParse(z.iso.date(), text).success;

function readLinkCell(text: string, limit: TextLimit): CellReading<string> {
  if (isNothing(text)) return { value: null };
  const found = text.match(/(?:https?:\/\/|www\.)[^\s;,|<>]*[^\s;,|<>.)\]]/giu) ?? [];
  const isWithin = found.length > 1 || /\s|[;,.]$|^\W/u.test(text);
  const link = completedLink(isWithin ? (found[0] ?? text) : text);
  // What ends like this goes on behind the blank or sign that ends it.
  const isBroken = isWithin && found.length < 2 && /[/=]$/.test(link);
  if (!isWebLink(link) || isFileName(text) || isBroken) return noLink;
  if (isWithin)
    return {
      value: link,
      read: link,
      how: found.length > 1 ? 'as the first of several links' : 'without what stands around it',
      sure: 'likely',
    };
  const reading = readTextCell(link, limit);
  return link === text || !('value' in reading)
    ? reading
    : { ...reading, read: link, how: 'with https:// before it' };
}

/** A film on somebody's disk looks like an address without https://. */
function isFileName(text: string): boolean {
  return /^[^/]+\.(mp4|m4v|mov|avi|mkv|webm|wmv|mpe?g|pdf|docx?|jpe?g|png)$/iu.test(text);
}

/** The probable meaning of a refused number. */
function withHint(field: EveryFieldName, text: string, fault: TextFault): TextFault {
  if (field === 'TOEFL' && /^[1-5][.,]\d$/.test(text)) return { ...fault, fix: newToefl.fix };
  if (field === 'TOEFL' && /^[6-8][.,]\d$/.test(text))
    return {
      ...fault,
      fix: 'It looks like a band of the IELTS: give the TOEFL score, or leave the cell empty.',
    };
  if (field === 'ITF' && /^\d{1,2}[.,]\d{1,2}$/.test(text))
    return {
      ...fault,
      fix: 'It looks like a World Tennis Number: give the ITF ranking, or leave the cell empty.',
    };
  if (field === 'GPA' && Number(text.replace(',', '.')) > 4) return { ...fault, fix: otherScale.fix };
  return fault;
}

const noDay: TextFault = {
  expected: 'a day, as 2026-11-03',
  fix: 'Write the year, the month and the day, as 2026-11-03.',
};
const noLink: TextFault = {
  expected: 'a link that starts with http:// or https://',
  fix: 'Write the whole address, as https://example.com/athlete.',
};
