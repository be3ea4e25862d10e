import { fstatSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ExitError } from '../exit-error.ts';
import { stateFolder } from '../folders.ts';
import type { Host } from '../host.ts';
import { journalPaths } from './journal-paths.ts';

/**
 * Refuses to overwrite the file that is read, its journal, or one output by the other, under whatever name or link.
 * @throws {ExitError} before anything is read or written
 */
export async function refuseSameFile(
  read: string,
  written: readonly string[],
  host: Pick<Host, 'env'>,
): Promise<void> {
  if (written.length === 0) return;
  const journals = read === '-' ? [] : await journalPaths(read, null, stateFolder(host)).catch(() => []);
  const taken = new Set([
    read === '-' ? identityOfStdin() : await identityOf(read),
    ...(await Promise.all(journals.flatMap((path) => [path, `${path}.lock`]).map(identityOf))),
  ]);
  for (const path of written) {
    const identity = await identityOf(path);
    if (identity !== null && taken.has(identity))
      throw new ExitError(
        'usage',
        `${path} cannot be written: it is the file that is read, its journal, or named twice.`,
      );
    taken.add(identity);
  }
}

/** Identifies a file under any of its names; null for a device or a pipe. */
async function identityOf(path: string): Promise<string | null> {
  // On Windows a number of a file is too large for a `number`.
  const found = await stat(path, { bigint: true }).catch(() => null);
  if (found !== null) return found.isFile() ? `${found.dev}:${found.ino}` : null;
  const folder = await realpath(dirname(resolve(path))).catch(() => dirname(resolve(path)));
  return join(folder, basename(path));
}

function identityOfStdin(): string | null {
  const found = fstatSync(0, { bigint: true });
  return found.isFile() ? `${found.dev}:${found.ino}` : null;
}
