import type { TextFault } from '../../fields/text-rule.ts';
import { totalWords } from './foreign-words.ts';
import type { RowProblem } from './row-problems.ts';

/** The only problem of a row that is a note. */
export const noteFault: TextFault = {
  expected: 'an athlete',
  fix: 'It looks like a note or a total: leave the row out, or fill it.',
};

export function isNote([problem]: readonly RowProblem[]): boolean {
  return problem?.expected === noteFault.expected && problem.fix === noteFault.fix;
}

/**
 * Where a row among the athletes is a note, a heading or a total, the place of its text (rules/import.md#note-rows): it
 * begins with a word for totals and has only numbers beside it, or it has one cell, which stands first or below the names and is no name.
 * @param nameAt the place of the names
 */
export function noteAt(cells: readonly string[], nameAt: number): number | null {
  const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
  const [first, second] = filled;
  if (first === undefined) return null;
  const text = (cells[first] ?? '').trim();
  const isTotal = totals.has(text.replace(/[\s:=.\d]+$/u, '').toLowerCase());
  if (isTotal && filled.slice(1).every((index) => /^[\d.,%\s]+$/u.test(cells[index] ?? ''))) return first;
  return second === undefined && (first === 0 || first === nameAt) && !isName(text) ? first : null;
}

const totals: ReadonlySet<string> = new Set(totalWords);

/** Two to five words without digits, the first and the last with a capital or of a script without capitals. */
function isName(text: string): boolean {
  const words = text.split(/[\s,]+/u);
  const isWord = (word: string) => /^[\p{L}\p{M}.'’-]+$/u.test(word);
  const isProper = (word: string | undefined) => /^[\p{Lu}\p{Lo}]/u.test(word ?? '');
  const isLong = words.length > 1 && words.length <= 5;
  return isLong && words.every(isWord) && isProper(words[0]) && isProper(words.at(-1));
}
