import type { Host } from './host.ts';

/** The process as the program sees it; stdin is opened on first use. */
export function createHost(node: NodeJS.Process): Host {
  return {
    get stdin() {
      return node.stdin;
    },
    stdout: node.stdout,
    stderr: node.stderr,
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
