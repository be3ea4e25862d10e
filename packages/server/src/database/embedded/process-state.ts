import { readFile } from 'node:fs/promises';
import { isErrorCode } from '../../error-reason.ts';

/**
 * Whether a process runs. One that has ended and whose parent never asked how (a zombie, common in containers
 * without an init) does not, although signals still reach its number.
 */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isErrorCode(error, 'EPERM')) return false;
  }
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return !/^State:\s*[ZX]/m.test(status);
}

/** Whether a running process may be PostgreSQL; elsewhere than on Linux nobody knows, so it may. */
export async function mayBePostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('postgres');
}

export async function hasEnded(pid: number): Promise<void> {
  while (await isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
}
