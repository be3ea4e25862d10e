import Papa from 'papaparse';
import { countKnown } from '../matching/match-columns.ts';
import { type Delimiter, delimiterNames, delimiters } from '../reading-choice.ts';
import { UnreadableError } from './unreadable.ts';

export type Newline = '\r\n' | '\n' | '\r';

export interface Dialect {
  readonly delimiter: Delimiter;
  readonly newline: Newline;
}

/** Excel's own hint, on a line that it does not show. */
const hint = /^sep=([,;\t|])(\r\n|\n|\r)/;

export function withoutHint(start: string): string {
  return start.replace(hint, '');
}

/**
 * How a text is separated: as chosen, else by its hint, else by the most known columns, else by the most cells.
 * @throws {UnreadableError} if the choice separates nothing and another delimiter does
 */
export function findDialect(start: string, chosen?: Delimiter): Dialect {
  const found = detectDialect(start);
  if (chosen === undefined) return found;
  if (!start.includes(chosen) && start.includes(found.delimiter))
    throw new UnreadableError(
      `There are no ${delimiterNames[chosen]} in the file. Its cells seem to be separated by ${delimiterNames[found.delimiter]}.`,
    );
  return { ...found, delimiter: chosen };
}

function detectDialect(start: string): Dialect {
  const newline = findNewline(start);
  const hinted = delimiters.find((delimiter) => delimiter === hint.exec(start)?.[1]);
  if (hinted !== undefined) return { delimiter: hinted, newline };
  const scores = delimiters.map((delimiter) => {
    const rows = Papa.parse<string[]>(start, { delimiter, newline, preview: 10 }).data;
    const widths = rows.map((cells) => cells.length).filter((width) => width > 1);
    return {
      delimiter,
      known: Math.max(0, ...rows.map((cells) => countKnown(cells))),
      width: widths.length === 0 ? 1 : Math.min(...widths),
    };
  });
  const [best] = scores.toSorted((one, other) => other.known - one.known || other.width - one.width);
  return { delimiter: best?.delimiter ?? ',', newline };
}

/** Where both kinds end lines, the CR is taken off afterwards. */
function findNewline(start: string): Newline {
  const bare = start.replace(/"[^"]*"?/g, '');
  if (/(^|[^\r])\n/.test(bare)) return '\n';
  if (bare.includes('\r\n')) return '\r\n';
  return bare.includes('\r') ? '\r' : '\n';
}
