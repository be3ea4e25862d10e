import { ExitError } from './exit-error.ts';
import type { Host, Stream } from './host.ts';
import { terminalText } from './output/terminal-text.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type NodeStream = Omit<Stream, 'clearLine'>;

/** The part of Node's process that the program uses. */
export interface NodeProcess extends Pick<Host, 'stdin' | 'env'> {
  readonly stdout: NodeStream;
  readonly stderr: NodeStream;
  on(signal: (typeof signals)[number], listener: () => void): unknown;
  off(signal: (typeof signals)[number], listener: () => void): unknown;
}

/** The process as the program sees it; stdin is opened on first use. */
export function createHost(node: NodeProcess): Host {
  return {
    get stdin() {
      return node.stdin;
    },
    stdout: ownStream(node.stdout),
    stderr: ownStream(node.stderr),
    env: node.env,
    onInterrupt: (listener) => {
      for (const signal of signals) node.on(signal, listener);
      return () => {
        for (const signal of signals) node.off(signal, listener);
      };
    },
  };
}

/**
 * Every write passes here, so that no text from outside controls the terminal. After a write that failed every later one fails
 * alike.
 */
function ownStream(stream: NodeStream): Stream {
  const isTTY = stream.isTTY === true;
  let failure: Error | null = null;
  return {
    write: (text, done) =>
      stream.write(terminalText(text, isTTY), (error) => {
        failure ??= error ? unwritten(error) : null;
        done?.(failure);
      }),
    isTTY,
    get columns() {
      return stream.columns;
    },
    ...(isTTY && {
      hasColors: () => stream.hasColors?.() ?? false,
      clearLine: (above = 0) => {
        stream.write(above > 0 ? `\r\u001b[${above}A\u001b[J` : '\r\u001b[2K');
      },
    }),
  };
}

function unwritten(error: Error): Error {
  const code = 'code' in error ? error.code : error.message;
  return code === 'EPIPE' ? error : new ExitError('file', `The output cannot be written (${code}).`);
}
