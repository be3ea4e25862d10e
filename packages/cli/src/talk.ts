import type { Stream } from './host.ts';
import { styleOf } from './style.ts';
import { wrapped } from './wording.ts';

/** What the program tells the person, on stderr; each text is whole lines without the last line's end. */
export interface Talk {
  /** Silent under `--quiet`. */
  say(text: string): void;
  warn(text: string): void;
  /** Under `--verbose` alone. */
  detail(text: string): void;
}

export function createTalk(
  stderr: Stream,
  { quiet = false, verbose = false }: { readonly quiet?: boolean; readonly verbose?: boolean },
): Talk {
  const style = styleOf(stderr);
  const write = (text: string) => stderr.write(`${fitted(text, stderr)}\n`);
  return {
    say: (text) => {
      if (!quiet) write(text);
    },
    warn: (text) => {
      write(`${style.yellow('warning:')} ${text}`);
    },
    detail: (text) => {
      if (verbose) stderr.write(`${style.dim(text)}\n`);
    },
  };
}

/** On a terminal lines end between words; elsewhere they are left to whoever reads them. */
export function fitted(text: string, stderr: Stream): string {
  const columns = stderr.isTTY ? stderr.columns : undefined;
  if (columns === undefined || columns < 20) return text;
  return text
    .split('\n')
    .map((line) => wrapped(line, columns - 1, '  '))
    .join('\n');
}
