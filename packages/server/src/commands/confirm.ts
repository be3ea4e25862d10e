import { createInterface } from 'node:readline/promises';
import { StartupError } from '../startup-error.ts';
import type { Host } from './host.ts';

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
