import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isErrorCode } from '../../error-reason.ts';
import { StartupError } from '../../startup-error.ts';
import { addressOf, signal, socketIn } from './cluster.ts';
import { claim } from './owner.ts';

/** Refused connections, 50 ms apart, while a PostgreSQL starts or stops: far more than it takes. */
const mostRefusals = 40;

/**
 * Stops a PostgreSQL that outlived a killed server, so that the next one starts with known settings; what it committed
 * is on the disk. A process counts as this folder's PostgreSQL only if it accepts connections on the folder's socket.
 * @throws {StartupError} when a live server owns it, or it does not answer within `timeout` ms
 */
export async function stopLeftoverServer(cluster: string, timeout = 60_000): Promise<void> {
  const deadline = Date.now() + timeout;
  for (let refusals = 0; ; ) {
    const lock = await readLock(cluster);
    if (lock === null) return;
    if (refusals === mostRefusals || !(await mayBePostgres(lock.pid))) return disownLocks(cluster, lock);
    const claimed = await claim(addressOf(lock.socketFolder, 'postgres')).catch((error) => {
      refusals = isErrorCode(error, 'ECONNREFUSED', 'ENOENT') ? refusals + 1 : 0;
      return null;
    });
    if (claimed !== null) {
      if ('heldBy' in claimed) throw inUse(cluster, claimed.heldBy);
      await claimed.release();
      signal(lock.pid, 'SIGINT');
    }
    if (Date.now() > deadline) throw notAnswering(cluster, lock);
    await sleep(50);
  }
}

export function inUse(cluster: string, heldBy: string): StartupError {
  return new StartupError(
    `The data folder of ${cluster} is in use by another running server (${heldBy}); stop that one, or set MATCHPOINT_DATA_DIR to another folder.`,
  );
}

function notAnswering(cluster: string, { pid }: Lock): StartupError {
  return new StartupError(
    `A PostgreSQL (process ${pid}) runs on ${cluster} and does not answer; wait until it has recovered or stop it, then start again.`,
  );
}

interface Lock {
  readonly pid: number;
  readonly socketFolder: string;
}

/** The lines of postmaster.pid: process id, data folder, start time, port, socket folder, … */
export async function readLock(cluster: string): Promise<Lock | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error) => {
    if (isErrorCode(error, 'ENOENT')) return '';
    throw error;
  });
  const [pid = '', , , , socketFolder = ''] = text.split('\n');
  return /^\d+$/.test(pid) ? { pid: Number(pid), socketFolder } : null;
}

/** Whether a process runs that may be PostgreSQL. Only Linux shows command lines; that of a zombie is empty. */
async function mayBePostgres(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('postgres');
  }
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isErrorCode(error, 'EPERM');
  }
}

/**
 * PostgreSQL takes any live process whose number a lock holds for its server, also a zombie, or another program that
 * got the number after a reboot. So the locks get a number that no process can have. They are not removed: by the rest
 * of their text PostgreSQL finds out whether processes of the old server still write.
 */
async function disownLocks(cluster: string, { pid, socketFolder }: Lock): Promise<void> {
  for (const lock of [join(cluster, 'postmaster.pid'), `${socketIn(socketFolder)}.lock`]) {
    const text = await readFile(lock, 'utf8').catch(() => '');
    if (text.startsWith(`${pid}\n`)) await writeFile(lock, text.replace(/^\d+/, unusedPid));
  }
}

/** Above the greatest process id of every system. */
const unusedPid = '2147483646';
