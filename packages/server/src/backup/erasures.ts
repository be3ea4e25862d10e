import { appendFile, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { forgetAthletes } from '../audit/audit.store.ts';
import type { Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { isId } from '../directory/list-statement.ts';
import { isErrorCode } from '../error-reason.ts';
import { StartupError } from '../startup-error.ts';
import type { Backup } from './backup-folder.ts';

/**
 * Lies beside the backups, which still have the athletes that it names: a line for each that was erased at a person's
 * request, with the time and the id, and nothing about them.
 */
const erasuresFile = 'erased-athletes.txt';

/** @throws {StartupError} when the folder holds no backup: another one was meant */
export async function expectBackups(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  if (names.some((name) => name.startsWith('matchpoint-'))) return;
  throw new StartupError(
    `There are no backups in ${parent}; name the folder that "matchpoint-server backup" was given.`,
  );
}

export function noteErasure(parent: string, id: string): Promise<void> {
  const line = `${new Date().toISOString()} ${id}\n`;
  return appendFile(join(parent, erasuresFile), line, { mode: 0o600, flush: true });
}

/** Ids of athletes that were erased after the backup was taken. */
export async function readErasures({ folder, manifest }: Backup): Promise<string[]> {
  const text = await readFile(join(dirname(folder), erasuresFile), 'utf8').catch((error) => {
    if (isErrorCode(error, 'ENOENT')) return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const [time = '', id = ''] = line.trim().split(/\s+/);
    return isId(id) && time >= manifest.takenAt ? [id] : [];
  });
}

/** @returns how many were in the backup */
export async function eraseAgain({ query }: Queries, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await forgetAthletes({ query }, ids);
  return (await query(sql`delete from athletes where id = any(${ids}::bigint[]) returning id`)).length;
}
