import { stripVTControlCharacters } from 'node:util';

/** '1 row', '2,000 rows'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

/** A cell in one line, shortened. */
export function quotedCell(text: string, most = 40): string {
  const line = text.replace(/\p{Cc}+/gu, ' ').replace(/\p{Bidi_Control}/gu, '');
  return `"${line.length > most ? `${line.slice(0, most - 1)}…` : line}"`;
}

/** Lines of at most `width` characters, the second and later ones indented. */
export function wrapped(text: string, width: number, indent: string): string {
  const start = /^ */.exec(text)?.[0] ?? '';
  const lines: string[] = [];
  let line = start;
  for (const word of text.slice(start.length).split(' ')) {
    const isFirst = line.trim() === '';
    if (isFirst || seen(line) + 1 + seen(word) <= width) line += isFirst ? word : ` ${word}`;
    else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line].join('\n').replaceAll('\0', ' ');
}

/** Characters that are seen, colours aside. */
function seen(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** Keeps a text together where lines are wrapped; {@link wrapped} gives the spaces back. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\0');
}

/** '0:07', '12:03', '1:02:03'. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
