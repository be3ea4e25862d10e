import { collationKey } from '../../display/collation.ts';
import { memoize } from '../../display/memoize.ts';
import type { Texts } from '../decisions.ts';
import { type CellReading, nothingSaid } from './cell-values.ts';
import { unstruck } from './struck.ts';

/**
 * Makes a reader that takes a text for what a person said that it means, where the field takes that (rules/import.md#words).
 * @param said the meaning of each text
 * @param readMeaning reads what is meant
 * @param haveWords whether also a word within a cell has a meaning: 'Güz 2027' as 'Fall 2027'
 */
export function readingSaid<T>(
  read: (cell: string) => CellReading<T>,
  said: Texts | undefined,
  readMeaning: typeof read,
  haveWords: boolean,
): typeof read {
  if (said === undefined) return read;
  const meanings = new Map(Object.entries(said).map(([text, means]) => [keyOf(text), means]));
  const meant = (cell: string) =>
    meanings.get(keyOf(cell)) ??
    (haveWords ? cell.replace(words, (word) => meanings.get(collationKey(word)) || word) : cell);
  return memoize((cell) => {
    const text = meant(cell);
    if (text === '' && cell.trim() !== '') return nothingSaid;
    const reading = text === cell ? null : readMeaning(text);
    return reading !== null && 'value' in reading && reading.value !== null
      ? { value: reading.value, read: reading.read ?? text }
      : read(cell);
  });
}

/** Whether a cell is one of these texts, or has one as a word. */
export function namesOneOf(texts: readonly string[]): (cell: string) => boolean {
  const keys = new Set(texts.map(keyOf));
  return memoize(
    (cell) => keys.has(keyOf(cell)) || (cell.match(words) ?? []).some((word) => keys.has(collationKey(word))),
  );
}

const words = /[\p{L}\p{M}]+/gu;

/** What is struck through is another text than without the line. */
function keyOf(text: string): string {
  return unstruck(text) === null ? collationKey(text) : text.trim();
}
