import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrorCode } from '../../error-reason.ts';
import { StartupError } from '../../startup-error.ts';
import { addressOf, socketIn } from './cluster.ts';
import { claim } from './owner.ts';
import { hasEnded, isRunning, mayBePostgres } from './process-state.ts';

/**
 * Ends a PostgreSQL that outlived a killed server, so that the next one starts from known settings. What it had
 * committed is on the disk. Its own connection proves that the process is this folder's.
 * @throws {StartupError} when a live server owns it
 */
export async function endOrphan(cluster: string): Promise<void> {
  for (;;) {
    const found = await readPostmaster(cluster);
    if (found === null) return;
    if (!(await isRunning(found.pid)) || !(await mayBePostgres(found.pid))) {
      await disownLocks(cluster, found);
      return;
    }
    const claimed = await claim(addressOf(found.socketFolder, 'postgres')).catch(() => null);
    if (claimed === null) {
      // It starts, recovers or stops at the moment.
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    if ('heldBy' in claimed) throw inUse(cluster, claimed.heldBy);
    await claimed.release();
    process.kill(found.pid, 'SIGINT');
    await hasEnded(found.pid);
  }
}

export function inUse(cluster: string, heldBy: string): StartupError {
  return new StartupError(
    `The data folder of ${cluster} is in use by another running server (${heldBy}); stop that one, or set MATCHPOINT_DATA_DIR to another folder.`,
  );
}

interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
}

/** The lines of postmaster.pid: process id, data folder, start time, port, socket folder, … */
async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error) => {
    if (isErrorCode(error, 'ENOENT')) return '';
    throw error;
  });
  const [pid = '', , , , socketFolder = ''] = text.split('\n');
  return /^\d+$/.test(pid) ? { pid: Number(pid), socketFolder } : null;
}

/**
 * PostgreSQL judges a lock by whether a signal reaches the process whose number it holds, and so takes a zombie, or
 * another program that got the number after a reboot, for its server. The locks stay, with a number that nobody can
 * have: what else they say is how PostgreSQL finds out whether processes of the old server still write.
 */
async function disownLocks(cluster: string, { pid, socketFolder }: Postmaster): Promise<void> {
  for (const lock of [join(cluster, 'postmaster.pid'), `${socketIn(socketFolder)}.lock`]) {
    const text = await readFile(lock, 'utf8').catch(() => '');
    if (text.startsWith(`${pid}\n`)) await writeFile(lock, text.replace(/^\d+/, nobody));
  }
}

/** Above the greatest process id of every system. */
const nobody = '2147483646';
