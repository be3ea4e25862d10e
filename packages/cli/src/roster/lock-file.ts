import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import * as z from 'zod/mini';

const holder = z.object({ pid: z.number(), host: z.string() });

/** Two imports of one file at a time would send rows twice. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

/**
 * Takes the lock, also from a process of this machine that has ended without giving it back.
 * @returns gives it back
 * @throws {LockedError}
 */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  const mine = JSON.stringify({ pid: process.pid, host: hostname() });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await writeFile(path, mine, { flag: 'wx', mode: 0o600 });
      return () => rm(path, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const held = await readHolder(path);
    if (held !== null && (held.host !== hostname() || isAlive(held.pid))) throw locked(held, path);
    await rm(path, { force: true });
  }
  throw new LockedError(`${path} cannot be taken: other imports of this file are starting. Try again.`);
}

async function readHolder(path: string): Promise<z.output<typeof holder> | null> {
  try {
    return z.safeParse(holder, JSON.parse(await readFile(path, 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function locked({ pid, host }: z.output<typeof holder>, path: string): LockedError {
  const who = host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  return new LockedError(
    `This file is being imported by ${who}. Wait for it to end. If it has ended, remove ${path}.`,
  );
}
