import { csvLine } from '../../display/csv.ts';
import type { ImportSource } from '../import-source.ts';

/**
 * The refused rows of a file as CSV, to repair and import again: with all columns of the file, separated by semicolons if its
 * numbers have a decimal comma.
 */
export function rejectsFormat({ header, decimalComma }: Pick<ImportSource, 'header' | 'decimalComma'>) {
  const delimiter = decimalComma ? ';' : ',';
  return {
    /** The byte order mark, which marks UTF-8 for spreadsheets, and the header. */
    start: `\uFEFF${csvLine(header, delimiter)}`,
    line: (cells: readonly string[]) =>
      csvLine([...header.map((_, index) => cells[index] ?? ''), ...cells.slice(header.length)], delimiter),
  };
}
