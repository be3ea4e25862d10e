import type { WriteStream } from 'node:tty';
import type { Host, Stream } from './host.ts';
import { terminalText } from './terminal-text.ts';

/** The process as the program sees it; stdin is opened on first use. */
export function createHost(node: NodeJS.Process): Host {
  return {
    get stdin() {
      return node.stdin;
    },
    stdout: ownStream(node.stdout),
    stderr: ownStream(node.stderr),
    env: node.env,
    onInterrupt: (listener) => {
      const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
      for (const signal of signals) node.on(signal, listener);
      return () => {
        for (const signal of signals) node.off(signal, listener);
      };
    },
  };
}

/** All that the program writes goes through here, so nothing from outside can control the terminal. */
function ownStream(stream: WriteStream): Stream {
  const isTTY = stream.isTTY === true;
  return {
    write: (text, done) => stream.write(terminalText(text, isTTY), done),
    isTTY,
    get columns() {
      return stream.columns;
    },
    ...(isTTY && {
      hasColors: () => stream.hasColors(),
      clearLine: () => {
        stream.write('\r\u001b[2K');
      },
    }),
  };
}
