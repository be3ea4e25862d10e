import type { Client } from '@matchpoint/core/client/client';
import type { Command } from 'commander';
import type { Format, GlobalOptions } from './global-options.ts';
import type { Host, Input, Stream } from './host.ts';
import { createLog, type Log, loggingFetch } from './log.ts';
import { networkFetch } from './network.ts';
import { askWithoutColors } from './prompt/prompt.ts';

/** One run of a command: the global options, and what every command needs. */
export interface Run {
  readonly host: Host;
  readonly options: GlobalOptions;
  readonly log: Log;
  /** Logs its calls under `--verbose`. */
  readonly fetch: typeof globalThis.fetch;
  /** Loads the client on first use. */
  client(): Promise<Client>;
}

/** @param careful wraps what calls are sent by */
export function openRun(
  command: Command,
  host: Host,
  careful = (send: typeof globalThis.fetch) => send,
): Run {
  const options = command.optsWithGlobals<GlobalOptions>();
  if (options.color === false) askWithoutColors();
  const coloured: Host = {
    get stdin() {
      return options.input === false ? withoutTerminal(host.stdin) : host.stdin;
    },
    env: host.env,
    onInterrupt: (listener) => host.onInterrupt(listener),
    stdout: withColors(host.stdout, options.color),
    stderr: withColors(host.stderr, options.color),
  };
  const log = createLog(coloured.stderr, options);
  const send = careful(networkFetch(host.env));
  const fetch = options.verbose ? loggingFetch(send, log) : send;
  let client: Promise<Client> | undefined;
  return {
    host: coloured,
    options,
    log,
    fetch,
    client: () => {
      client ??= import('@matchpoint/core/client/client').then(({ createClient }) =>
        createClient({ baseUrl: options.apiUrl, fetch }),
      );
      return client;
    },
  };
}

/** The format from the command line or the configuration. */
export function formatOf({ options }: Run, otherwise: Format = 'table'): Format {
  return options.format ?? otherwise;
}

function withoutTerminal(stdin: Input): Input {
  return { [Symbol.asyncIterator]: () => stdin[Symbol.asyncIterator]() };
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
    clearLine: (above) => stream.clearLine?.(above),
  };
}
