import { counted } from '@matchpoint/core/display/count';
import type { Stream } from './host.ts';
import { styleOf } from './output/style.ts';
import { wrapped } from './wording.ts';

/** Messages on stderr. Each text is whole lines without the final line break. */
export interface Log {
  /** Silent under `--quiet`. */
  info(text: string): void;
  /** About the data, so also under `--quiet`. */
  notice(text: string): void;
  warn(text: string): void;
  /** Only under `--verbose`. */
  debug(text: string): void;
}

export function createLog(
  stderr: Stream,
  { quiet = false, verbose = false }: { readonly quiet?: boolean; readonly verbose?: boolean },
): Log {
  const style = styleOf(stderr);
  const write = (text: string) => {
    stderr.write(`${wrappedFor(stderr, text)}\n`);
  };
  return {
    info: (text) => {
      if (!quiet) write(text);
    },
    notice: write,
    warn: (text) => {
      write(`${style.yellow('warning:')} ${text}`);
    },
    debug: (text) => {
      if (verbose) stderr.write(`${style.dim(text)}\n`);
    },
  };
}

/** @param nouns singular and plural of the rows' noun */
export function warnUnreadable(log: Log, count: number, nouns: readonly [one: string, many: string]): void {
  if (count === 0) return;
  log.warn(`${counted(count, ...nouns)} could not be read and ${count === 1 ? 'is' : 'are'} left out.`);
}

/** Wraps lines between words on a terminal; in a pipe they stay as they are. */
export function wrappedFor(stderr: Stream, text: string): string {
  const columns = stderr.isTTY ? stderr.columns : undefined;
  if (columns === undefined || columns < 20) return text;
  return text
    .split('\n')
    .map((line) => wrapped(line, columns - 1, '  '))
    .join('\n');
}

/** Logs method, address, status and time of each call, but no headers or bodies: they hold passwords and tokens. */
export function loggingFetch(fetch: typeof globalThis.fetch, log: Log): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const query = url.searchParams.has('key') ? '' : url.search;
    const request = `${init?.method ?? 'GET'} ${url.origin}${url.pathname}${query}`;
    const started = performance.now();
    const took = () => `${Math.round(performance.now() - started)} ms`;
    try {
      const answer = await fetch(input, init);
      log.debug(`${request}: ${answer.status}, ${took()}`);
      return answer;
    } catch (error) {
      log.debug(`${request}: no answer, ${took()}`);
      throw error;
    }
  };
}
