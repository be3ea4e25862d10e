import type { TextFault } from '../../fields/text-rule.ts';
import { totalWords } from './foreign-words.ts';
import type { RowProblem } from './row-problems.ts';

/** The only problem of a row that is a note. */
export const noteFault: TextFault = {
  expected: 'an athlete',
  fix: 'It looks like a note or a total: leave the row out, or fill it.',
};

export function isNote([problem]: readonly RowProblem[]): boolean {
  return problem?.fix === noteFault.fix;
}

/**
 * Where a row among the athletes is a note, a heading or a total, the place of its text (rules/import.md#note-rows): it
 * begins with a word for totals and has only numbers beside it, or it has one cell, which stands first or below the names and is no name.
 * @param nameAt the place of the names, where the file has them
 */
export function noteAt(cells: readonly string[], nameAt: number | undefined): number | null {
  const filled = cells.map((cell, index) => ({ text: cell.trim(), index })).filter(({ text }) => text !== '');
  const [first, ...others] = filled;
  if (first === undefined) return null;
  const { text, index } = first;
  const isTotal = totals.has(text.replace(/[\s:=.\d]+$/u, '').toLowerCase());
  if (isTotal && others.every((other) => /^[\d.,%\s]+$/u.test(other.text))) return index;
  return others.length === 0 && (index === 0 || index === nameAt) && !isName(text) ? index : null;
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
