import { randomInt } from 'node:crypto';

/**
 * Marks this program's own styles; text from outside cannot guess it, so its codes are not taken for styles. The mark is
 * removed before the text is written.
 */
const mark = Array.from({ length: 3 }, () => randomInt(1000, 10_000)).join(';');
const ownStyle = new RegExp(`\\u001b\\[(\\d+);${mark}m`);

/** What switches a style on or off; {@link terminalText} makes it the terminal's own code. */
export function styleCode(code: number): string {
  return `\u001b[${code};${mark}m`;
}

/** Removes control characters for a terminal, except line breaks and this program's styles (rules/terminal.md#control-characters). */
export function terminalText(text: string, isTerminal: boolean): string {
  return text
    .split(ownStyle)
    .map((part, index) => {
      if (index % 2 === 1) return `\u001b[${part}m`;
      return isTerminal ? part.split(/\r?\n/).map(printable).join('\n') : part;
    })
    .join('');
}

/** One line without control characters and overrides of the writing direction. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').replace(/\p{Bidi_Control}/gu, '');
}
