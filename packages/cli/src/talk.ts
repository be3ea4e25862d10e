import type { Stream } from './host.ts';
import { styleOf } from './style.ts';

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
  return {
    say: (text) => {
      if (!quiet) stderr.write(`${text}\n`);
    },
    warn: (text) => {
      stderr.write(`${style.yellow('warning:')} ${text}\n`);
    },
    detail: (text) => {
      if (verbose) stderr.write(`${style.dim(text)}\n`);
    },
  };
}
