import type { Log } from '../log.ts';

/** What a command has of its process. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Shows a line to the person who started the command. */
  readonly print: (line: string) => void;
  readonly log: Log;
  /** Calls back at each signal that asks the process to end; before the first call such a signal ends it at once. */
  onStop(listener: (signal: NodeJS.Signals) => void): void;
}
