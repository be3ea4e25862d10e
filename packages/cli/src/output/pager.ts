import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { env } from 'node:process';
import type { Stream } from '../host.ts';
import { isErrorCode } from '../system-error.ts';
import { terminalText } from './terminal-text.ts';

/**
 * Prints through the program that PAGER names, as a shell runs it, until the person closes it.
 * @param terminal where the pager shows the text
 */
export async function toPager(
  pager: string,
  terminal: Stream,
  print: (stdout: Stream) => Promise<void>,
): Promise<void> {
  const child = spawn(pager, {
    shell: true,
    stdio: ['pipe', 'inherit', 'inherit'],
    // As git and gh do: quit where it fits, keep colors and the screen.
    env: { ...env, LESS: env['LESS'] ?? 'FRX' },
  });
  const closed = once(child, 'close');
  // A pager that is closed early is not a failure: writes say so themselves.
  child.stdin.on('error', () => {});
  try {
    await print({
      write: (text, done) => child.stdin.write(terminalText(text, true), done),
      isTTY: true,
      columns: terminal.columns,
      hasColors: () => terminal.hasColors?.() ?? false,
    });
  } catch (error) {
    if (!isErrorCode(error, 'EPIPE')) throw error;
  } finally {
    child.stdin.end();
    await closed;
  }
}
