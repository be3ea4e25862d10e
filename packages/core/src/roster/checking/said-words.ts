import { collationKey } from '../../display/collation.ts';
import type { Words } from '../matching/chosen.ts';
import type { CellReading } from './cell-values.ts';

/** Makes a reader that takes a word for the last that a person said and the column takes (rules/import.md#words). */
export function readingWords<T>(
  read: (cell: string) => CellReading<T>,
  words: Words,
): (cell: string) => CellReading<T> {
  const taken = (text: string) => {
    const reading = read(text);
    return 'value' in reading && reading.value !== null ? reading : null;
  };
  const meanings = new Map(words.filter(([, meaning]) => taken(meaning) !== null));
  return (cell) => {
    const said = withMeanings(cell, meanings);
    const reading = said === cell ? null : taken(said);
    return reading === null ? read(cell) : { value: reading.value, read: reading.read ?? said };
  };
}

/** The cell with what its words mean: 'Güz 2027' as 'Fall 2027'. */
function withMeanings(cell: string, meanings: ReadonlyMap<string, string>): string {
  return (
    meanings.get(collationKey(cell)) ??
    cell.replace(/[\p{L}\p{M}]+/gu, (word) => meanings.get(collationKey(word)) ?? word)
  );
}
