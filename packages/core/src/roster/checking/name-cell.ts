import type { TextFault } from '../../fields/text-rule.ts';
import type { CellReading, ReadCell } from './cell-values.ts';
import { nameParticles } from './foreign-words.ts';
import { plainly, unquoted, withoutEntities } from './plain-cell.ts';

/** A name, or a half of one, as it stands, with plain spaces and without quotation marks around it. */
export function readName(cell: string): ReadCell<string> & { readonly value: string } {
  const trimmed = cell
    .normalize('NFC')
    .trim()
    .replace(/[\u00a0\u2007\u202f]/g, ' ');
  const text = withoutEntities(trimmed.replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '')).trim();
  const lines = /[\r\n]/.test(text) ? text.split(/\s*[\r\n]+\s*/) : [text];
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
  const read = [halves.first, halves.last].filter(Boolean).join(' ');
  return read === '' ? { value: '' } : { value: read, read, how: 'with the first name first' };
}

/** Where the last name ends for certain: after capitals, as in DE LA CRUZ Ana, or before the only other word. */
function halvesOf(name: string): Halves | null {
  const words = name.split(/ +/);
  const splitAt = (at: number) => ({ last: words.slice(0, at).join(' '), first: words.slice(at).join(' ') });
  const capitals = words.findIndex((word) => !/^[\p{Lu}\p{M}.'’-]{2,}$/u.test(word));
  if (capitals > 0) return splitAt(capitals);
  const particles = words.findIndex((word) => !nameParticles.has(word.toLowerCase()));
  return words.length - particles === 2 ? splitAt(particles + 1) : null;
}

const notTurned: TextFault = {
  expected: 'the last name, a comma and the first name',
  fix: 'Write the name as Lovelace, Ada.',
};
