/** One line of CSV (RFC 4180), its end included. A row of one empty cell is quoted: a blank line would be no row. */
export function csvLine(cells: readonly string[], delimiter = ','): string {
  const line = cells.map((text) => quoted(escapeCell(text), delimiter)).join(delimiter);
  return `${line === '' ? '""' : line}\r\n`;
}

function quoted(text: string, delimiter: string): string {
  const needsQuotes = /["\r\n]|^\s|\s$/.test(text) || text.includes(delimiter);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A cell that a spreadsheet would run becomes text by a quote mark before it. One that looks escaped gets another,
 * so that {@link unescapeCell} gives back exactly what was written.
 */
export function escapeCell(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

export function unescapeCell(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
