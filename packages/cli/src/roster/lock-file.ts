import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { parsedJson } from '@matchpoint/core/wire/json-text';
import * as z from 'zod/mini';
import { isErrorCode } from '../system-error.ts';

const holder = z.object({ pid: z.number(), host: z.string(), token: z._default(z.string(), 'none') });
type Holder = z.output<typeof holder>;

/** Another import of the same file is running; two would send rows twice. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

/**
 * Takes the lock, or takes it over from a process of this machine that ended without releasing it. The file is linked
 * into place with its content, so it is never read half written.
 * @returns releases it
 * @throws {LockedError}
 */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  const token = randomUUID();
  const draft = `${path}.${token}`;
  await writeFile(draft, JSON.stringify({ pid: process.pid, host: hostname(), token } satisfies Holder), {
    flag: 'wx',
    mode: 0o600,
  });
  try {
    for (;;) {
      try {
        await link(draft, path);
        return () => rm(path, { force: true });
      } catch (error) {
        if (!isErrorCode(error, 'EEXIST')) throw error;
      }
      const held = await readHolder(path);
      if (held !== null && (held.host !== hostname() || isAlive(held.pid))) throw locked(held, path);
      if (held !== null) await removeStale(path, held);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes a stale lock, one process at a time, and only if it is still the file that was read. */
async function removeStale(path: string, { token }: Holder): Promise<void> {
  const unlock = await lockFile(`${path}.stale-${token}`);
  try {
    if ((await readHolder(path))?.token === token) await rm(path);
  } finally {
    await unlock();
  }
}

/** Null: it was released meanwhile. A file in another form counts as that of an ended process. */
async function readHolder(path: string): Promise<Holder | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
  return z.safeParse(holder, parsedJson(text)).data ?? { pid: 0, host: hostname(), token: 'none' };
}

function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrorCode(error, 'EPERM');
  }
}

function locked({ pid, host }: Holder, path: string): LockedError {
  const who = host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  return new LockedError(
    `This file is being imported by ${who}. Wait for it to end. If it has ended, remove ${path}.`,
  );
}
