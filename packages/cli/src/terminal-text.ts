import { randomInt } from 'node:crypto';

/**
 * Distinguishes this program's own styles from codes in text that came from outside, which cannot guess it. A terminal
 * ignores the numbers, and they are taken out before it gets them.
 */
const mark = Array.from({ length: 3 }, () => randomInt(1000, 10_000)).join(';');
const ownStyle = new RegExp(`\\u001b\\[(\\d+);${mark}m`);

/** What switches a style on or off; {@link terminalText} makes it the terminal's own code. */
export function styleCode(code: number): string {
  return `\u001b[${code};${mark}m`;
}

/** Text as a stream gets it (rules/terminal.md#control-characters): a terminal gets line breaks and this program's styles alone. */
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
