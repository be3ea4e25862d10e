import { totalWords } from './foreign-words.ts';
import type { Sure } from './row-problems.ts';

/** How such a row is read. */
export const asNote = 'as a note or a total';

/** A row among the athletes that is none, by the place of its text. */
interface Note {
  readonly index: number;
  readonly sure: Sure;
}

/**
 * A note, a heading or a total (rules/import.md#note-rows): for certain where it begins with a word for totals and has
 * only numbers beside it, and probably where its only cell stands first or below the names and is not a name.
 * @param nameAt the place of the names, where the file has them
 */
export function noteAt(cells: readonly string[], nameAt: number | undefined): Note | null {
  const filled = cells.map((cell, index) => ({ text: cell.trim(), index })).filter(({ text }) => text !== '');
  const [first, ...others] = filled;
  if (first === undefined) return null;
  const { text, index } = first;
  const isTotal = totals.has(text.replace(/[\s:=.,%\d]+$/u, '').toLowerCase());
  if (isTotal && others.every((other) => /^[\d.,%\s]+$/u.test(other.text))) return { index, sure: 'certain' };
  const isAlone = others.length === 0 && (index === 0 || index === nameAt) && !isName(text);
  return isAlone ? { index, sure: 'likely' } : null;
}

const totals: ReadonlySet<string> = new Set(totalWords);

/** Two to five words without digits, the first and the last with a capital or of a script without capitals. */
function isName(text: string): boolean {
  const words = text.split(/[\s,]+/u);
  const isWord = (word: string) => /^[\p{L}\p{M}.'’-]+$/u.test(word);
  const isProper = (word: string) => /^[\p{Lu}\p{Lo}]/u.test(word);
  const isLong = words.length > 1 && words.length <= 5;
  return isLong && words.every(isWord) && [text, ...words.slice(-1)].every(isProper);
}
