import type { CellFault, CellReading, ReadCell } from './cell-values.ts';
import { plainly, unquoted } from './plain-cell.ts';

/** A name, or a half of one, as it stands, with plain spaces and without quotation marks around it. */
export function readName(cell: string): ReadCell<string> & { readonly value: string } {
  const text = cell.trim().replace(/[\u00a0\u2007\u202f]/g, ' ');
  const value = unquoted(text);
  return value === text ? { value } : { value, read: value, how: plainly };
}

/** Turns 'Lovelace, Ada'; a single word stays as it is (rules/import.md#name-order). */
export function readTurnedName(cell: string): CellReading<string> {
  const reading = readName(cell);
  const [last = '', first, ...others] = reading.value.split(',').map((part) => part.trim());
  if (others.length > 0 || (first === undefined && last.includes(' '))) return notTurned;
  if (first === undefined) return reading;
  const read = [first, last].filter(Boolean).join(' ');
  return read === '' ? { value: '' } : { value: read, read, how: 'with the first name first' };
}

const notTurned: CellFault = {
  expected: 'the last name, a comma and the first name',
  fix: 'Write the name as Lovelace, Ada.',
};
