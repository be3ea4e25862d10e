import { rename } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isErrorCode } from './system-error.ts';

interface Options {
  readonly platform?: string;
  readonly move?: typeof rename;
  /** Milliseconds. */
  readonly patience?: number;
}

/**
 * Renames over a file. Windows refuses that while another program has it open: one that only looks at it, as a scanner for
 * viruses or another run of this one, gets a second to close it.
 */
export async function replaceFile(
  from: string,
  to: string,
  { platform = process.platform, move = rename, patience = 1000 }: Options = {},
): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await move(from, to);
    } catch (error) {
      const isHeld = platform === 'win32' && isErrorCode(error, 'EPERM', 'EACCES', 'EBUSY');
      if (!isHeld || Date.now() >= end) throw error;
      await delay(20);
    }
  }
}
