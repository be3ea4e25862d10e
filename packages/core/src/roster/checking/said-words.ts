import { collationKey } from '../../display/collation.ts';
import type { CellReading } from './cell-values.ts';

/** What words of a file mean, by `collationKey` (rules/import.md#words). */
export type Words = ReadonlyMap<string, string>;

export const noWords: Words = new Map();

/** Makes a reader that takes a word for what a person said, where the column takes that. */
export function readingWords<T>(
  read: (cell: string) => CellReading<T>,
  words: Words,
): (cell: string) => CellReading<T> {
  return (cell) => {
    const said = withMeanings(cell, words);
    const reading = said === cell ? null : read(said);
    if (reading === null || !('value' in reading) || reading.value === null) return read(cell);
    return { value: reading.value, read: reading.read ?? said };
  };
}

/** The cell with what its words mean: 'Güz 2027' as 'Fall 2027'. */
function withMeanings(cell: string, words: Words): string {
  return (
    words.get(collationKey(cell)) ??
    cell.replace(/[\p{L}\p{M}]+/gu, (word) => words.get(collationKey(word)) ?? word)
  );
}
