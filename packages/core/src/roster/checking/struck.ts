const stroke = '\u0336';

/** A text with a line through it, as a cell of a workbook shows it. */
export function struckThrough(text: string): string {
  return Array.from(text, (letter) => `${letter}${stroke}`).join('');
}

/** A text without its line; null where it has none. */
export function unstruck(text: string): string | null {
  return text.includes(stroke) ? text.replaceAll(stroke, '') : null;
}
