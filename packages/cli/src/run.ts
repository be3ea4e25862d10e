import type { Client } from '@matchpoint/core/api/client';
import type { Command } from 'commander';
import type { Format, GlobalOptions } from './global-options.ts';
import type { Host, Stream } from './host.ts';
import { leanPosts } from './lean-post.ts';
import { askWithoutColors } from './prompt.ts';
import { createTalk, type Talk } from './talk.ts';
import { toldFetch, toldPost } from './told-fetch.ts';

/** One run of a command: what was asked of all commands, and what every one needs. */
export interface Run {
  readonly host: Host;
  readonly options: GlobalOptions;
  readonly talk: Talk;
  /** `fetch` that tells of its calls under `--verbose`. */
  readonly fetch: typeof globalThis.fetch;
  /** Loads the client when it is first asked for. */
  client(): Promise<Client>;
}

export function openRun(command: Command, host: Host): Run {
  const options = command.optsWithGlobals<GlobalOptions>();
  if (options.color === false) askWithoutColors();
  const coloured: Host = {
    get stdin() {
      return host.stdin;
    },
    env: host.env,
    onInterrupt: (listener) => host.onInterrupt(listener),
    stdout: withColors(host.stdout, options.color),
    stderr: withColors(host.stderr, options.color),
  };
  const talk = createTalk(coloured.stderr, options);
  const fetch = options.verbose ? toldFetch(globalThis.fetch, talk) : globalThis.fetch;
  const lean = leanPosts();
  const post = options.verbose ? toldPost(lean, talk) : lean;
  let client: Promise<Client> | undefined;
  return {
    host: coloured,
    options,
    talk,
    fetch,
    client: () => {
      client ??= import('@matchpoint/core/api/client').then(({ createClient }) =>
        createClient({ baseUrl: options.apiUrl, fetch, post }),
      );
      return client;
    },
  };
}

/** The format that was asked for on the command line, in the environment or the configuration. */
export function formatOf({ options }: Run, otherwise: Format = 'table'): Format {
  return options.format ?? otherwise;
}

function withColors(stream: Stream, color: boolean | undefined): Stream {
  const shows = () => color ?? stream.hasColors?.() ?? false;
  return {
    write: (text, done) => stream.write(text, done),
    get isTTY() {
      return stream.isTTY;
    },
    get columns() {
      return stream.columns;
    },
    hasColors: shows,
  };
}
