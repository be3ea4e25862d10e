/** Begins a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One line of CSV (RFC 4180) with its line break. A single empty cell is quoted, because a blank line is not a row. */
export function csvLine(cells: readonly string[], delimiter = ','): string {
  const line = cells.map((text) => quoted(escapeCell(text), delimiter)).join(delimiter);
  return `${line === '' ? '""' : line}\r\n`;
}

function quoted(text: string, delimiter: string): string {
  const needsQuotes = /["\r\n]|^\s|\s$/.test(text) || text.includes(delimiter);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A quote mark turns a cell that a spreadsheet would run into text (rules/import.md#spreadsheet-cells). A cell that looks
 * escaped gets one more, so that {@link unescapeCell} restores exactly what was written.
 */
export function escapeCell(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

export function unescapeCell(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

/** An object's fields as a line of CSV. */
export function csvRecord(fields: readonly string[], record: object): string {
  const values = new Map<string, unknown>(Object.entries(record));
  return csvLine(fields.map((field) => cellText(values.get(field))));
}

/** A value as text; empty where there is none. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
