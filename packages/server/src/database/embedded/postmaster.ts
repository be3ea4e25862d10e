import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrorCode } from '../../error-reason.ts';
import { StartupError } from '../../startup-error.ts';
import { addressOf } from './cluster.ts';
import { claim } from './owner.ts';

/**
 * Ends a PostgreSQL that outlived a killed server, so that the next one starts from known settings. What it had
 * committed is on the disk. Its own connection proves that the process is this folder's.
 * @throws {StartupError} when a live server owns it
 */
export async function endOrphan(cluster: string): Promise<void> {
  for (;;) {
    const found = await readPostmaster(cluster);
    if (found === null) return;
    const claimed = await claim(addressOf(found.socketFolder, 'postgres')).catch(() => null);
    if (claimed !== null) {
      if ('heldBy' in claimed) throw inUse(cluster, claimed.heldBy);
      await claimed.release();
      process.kill(found.pid, 'SIGINT');
      await gone(found.pid);
      return;
    }
    if (!(await isPostgres(found.pid))) {
      await rm(join(cluster, 'postmaster.pid'), { force: true });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export function inUse(cluster: string, heldBy: string): StartupError {
  return new StartupError(
    `The data folder of ${cluster} is in use by another running server (${heldBy}); stop that one, or set MATCHPOINT_DATA_DIR to another folder.`,
  );
}

/** The lines of postmaster.pid: process id, data folder, start time, port, socket folder, … */
async function readPostmaster(cluster: string): Promise<{ pid: number; socketFolder: string } | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error) => {
    if (isErrorCode(error, 'ENOENT')) return '';
    throw error;
  });
  const [pid = '', , , , socketFolder = ''] = text.split('\n');
  return /^\d+$/.test(pid) && isAlive(Number(pid)) ? { pid: Number(pid), socketFolder } : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrorCode(error, 'EPERM');
  }
}

/** A number in postmaster.pid may belong to another program after a reboot. */
async function isPostgres(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch((error) =>
    isErrorCode(error, 'ENOENT') && isAlive(pid) && process.platform !== 'linux' ? 'postgres' : '',
  );
  return command.includes('postgres');
}

export async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
}
