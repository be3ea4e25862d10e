import { createInterface } from 'node:readline/promises';
import type { Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';

/** What a command has of its process. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Shows a line to the person who started the command. */
  readonly print: (line: string) => void;
  readonly log: Log;
  /** Calls back at each signal that asks the process to end; before the first call such a signal ends it at once. */
  onStop(listener: (signal: NodeJS.Signals) => void): void;
}

/**
 * Says what is about to be done, and returns once the person at the terminal agrees.
 * @param yes they have agreed already
 * @throws {StartupError} when they do not, or there is no terminal to ask in
 */
export async function confirm({ print }: Host, about: string, yes: boolean): Promise<void> {
  print(about);
  if (yes) return;
  if (!process.stdin.isTTY) {
    throw new StartupError(
      'There is no terminal to confirm in; nothing was done. Add --yes to skip the question.',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C and Ctrl-D.
  const leaving = new AbortController();
  terminal.once('close', () => leaving.abort());
  try {
    const answer = await terminal.question('Go on? [y/N] ', leaving).catch(() => '');
    if (!/^y(es)?$/i.test(answer.trim())) throw new StartupError('Nothing was done.');
  } finally {
    terminal.close();
  }
}

/**
 * Does work that a signal ends early, and in order.
 * @throws {StartupError} with `words` when it was ended
 */
export async function untilStopped<T>(
  { onStop }: Host,
  words: string,
  work: (stopping: AbortSignal) => Promise<T>,
): Promise<T> {
  const stopping = new AbortController();
  onStop(() => stopping.abort());
  try {
    return await work(stopping.signal);
  } catch (error) {
    throw stopping.signal.aborted ? new StartupError(words) : error;
  }
}
