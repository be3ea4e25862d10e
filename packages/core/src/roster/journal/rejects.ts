import { csvLine } from '../../display/csv.ts';
import type { ImportSource } from '../import-source.ts';

/** The refused rows of a file as CSV, to repair and import again. */
export interface RejectsFormat {
  /** The byte order mark, which marks UTF-8 for spreadsheets, and the header. */
  readonly start: string;
  readonly line: (cells: readonly string[]) => string;
}

/** With all columns of the file, separated by semicolons if its numbers have a decimal comma. */
export function rejectsFormat({
  header,
  decimalComma,
}: Pick<ImportSource, 'header' | 'decimalComma'>): RejectsFormat {
  const delimiter = decimalComma ? ';' : ',';
  return {
    start: `\uFEFF${csvLine(header, delimiter)}`,
    line: (cells) =>
      csvLine([...header.map((_, index) => cells[index] ?? ''), ...cells.slice(header.length)], delimiter),
  };
}
