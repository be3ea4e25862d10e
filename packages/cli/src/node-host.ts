import type { Host, Stream } from './host.ts';
import { terminalText } from './terminal-text.ts';

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

/** Every write passes here, so that no text from outside controls the terminal. */
function ownStream(stream: NodeStream): Stream {
  const isTTY = stream.isTTY === true;
  return {
    write: (text, done) => stream.write(terminalText(text, isTTY), done),
    isTTY,
    get columns() {
      return stream.columns;
    },
    ...(isTTY && {
      hasColors: () => stream.hasColors?.() ?? false,
      clearLine: () => {
        stream.write('\r\u001b[2K');
      },
    }),
  };
}
