import { stripVTControlCharacters } from 'node:util';
import type { Stream } from './host.ts';
import { printable } from './output/terminal-text.ts';

/** A cell on one line, shortened. */
export function shortCell(text: string, most = 40): string {
  const line = printable(text);
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

export function quotedCell(text: string, most?: number): string {
  return `"${shortCell(text, most)}"`;
}

/** The width of running text: that of the terminal, at most 100 characters. */
export function textWidth({ columns = 80 }: Pick<Stream, 'columns'>): number {
  return Math.max(40, Math.min(100, columns)) - 1;
}

/** Lines of at most `width` characters, the second and later ones indented. */
export function wrapped(text: string, width: number, indent: string): string {
  const start = /^ */.exec(text)?.[0] ?? '';
  const lines: string[] = [];
  let line = start;
  for (const word of text.slice(start.length).split(' ')) {
    const isFirst = line.trim() === '';
    if (isFirst || visible(line) + 1 + visible(word) <= width) line += isFirst ? word : ` ${word}`;
    else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line].join('\n');
}

/** Characters without colour codes. */
function visible(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** '0:07', '12:03', '1:02:03'. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
