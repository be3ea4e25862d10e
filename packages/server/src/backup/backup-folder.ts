import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parsedJson } from '@matchpoint/core/wire/json-text';
import * as z from 'zod';
import { isErrorCode, reasonOf } from '../error-reason.ts';
import { StartupError } from '../startup-error.ts';

/** Stands in SQL without quotes. */
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

/** The rows of one table: PostgreSQL's own `copy` format, which psql's `\copy` reads, too, compressed with gzip. */
const storedTable = z.object({
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: z.number(),
  /** The size of the file. */
  bytes: z.number(),
  sha256: z.string(),
});

const manifest = z.object({
  format: z.literal(1),
  /** Matchpoint's version. */
  program: z.string(),
  /** The time of the snapshot, by the database's clock. */
  takenAt: z.iso.datetime({ precision: 3 }),
  migrations: z.array(z.object({ number: z.number(), name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(storedTable),
  /** The greatest id that was given out in each table that numbers its rows. */
  lastIds: z.array(z.object({ table: identifier, column: identifier, last: z.string().regex(/^\d+$/) })),
});

export type StoredTable = z.output<typeof storedTable>;
export type Manifest = z.output<typeof manifest>;

/** A backup that is whole. */
export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

const manifestFile = 'manifest.json';
const finished = /^matchpoint-\d{8}T\d{9}Z$/;
const unfinished = /^matchpoint-.*\.partial$/;

export function tableFile({ name }: Pick<StoredTable, 'name'>): string {
  return `${name}.copy.gz`;
}

export function rowsIn({ tables }: Manifest, name: string): number {
  return tables.find((table) => table.name === name)?.rows ?? 0;
}

/**
 * Makes a folder for a backup in `parent`. It has another name until `write` is done and all of it is on the disk, so that
 * a backup that was interrupted is not taken for one.
 * @param write fills the folder
 * @throws {StartupError} when `parent` cannot be written
 */
export async function writeBackup(
  parent: string,
  write: (folder: string) => Promise<Manifest>,
): Promise<Backup> {
  const partial = join(parent, `matchpoint-${crypto.randomUUID()}.partial`);
  try {
    // The parent is never made: it may lie on a disk that is not mounted.
    await mkdir(partial, { mode: 0o700 });
    const written = await write(partial);
    const text = `${JSON.stringify(written, null, 2)}\n`;
    await writeFile(join(partial, manifestFile), text, { flag: 'wx', mode: 0o600, flush: true });
    await flush(partial);
    const folder = join(parent, `matchpoint-${written.takenAt.replaceAll(/[-:.]/g, '')}`);
    await rename(partial, folder);
    await flush(parent);
    return { folder, manifest: written };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!isErrorCode(error, 'ENOENT', 'EACCES', 'EROFS', 'ENOTDIR', 'ENOSPC', 'EDQUOT', 'EEXIST', 'EPERM'))
      throw error;
    throw new StartupError(
      `The backup cannot be written to ${resolve(parent)} (${reasonOf(error)}); ${isErrorCode(error, 'ENOENT') ? 'mount its disk or make the folder' : 'make room or name another folder'}. Nothing was kept of it.`,
    );
  }
}

/**
 * Reads a backup and checks that each file is as it was written.
 * @throws {StartupError}
 */
export async function readBackup(folder: string): Promise<Backup> {
  const at = resolve(folder);
  if (unfinished.test(basename(at))) {
    throw new StartupError(`${at} is a backup that was interrupted; name a whole one.`);
  }
  const text = await readFile(join(at, manifestFile), 'utf8').catch((error) => {
    throw new StartupError(
      `${at} is not a backup of Matchpoint (${manifestFile}: ${reasonOf(error)}); name the folder that "matchpoint-server backup" made.`,
    );
  });
  const read = manifest.safeParse(parsedJson(text));
  if (!read.success) {
    throw new StartupError(
      `${join(at, manifestFile)} is damaged, or of a newer Matchpoint; name another backup.`,
    );
  }
  for (const table of read.data.tables) await expectUndamaged(join(at, tableFile(table)), table);
  return { folder: at, manifest: read.data };
}

async function expectUndamaged(file: string, { bytes, sha256 }: StoredTable): Promise<void> {
  const hash = createHash('sha256');
  const size = await stat(file).then(
    (found) => found.size,
    () => -1,
  );
  if (size === bytes) await pipeline(createReadStream(file), hash);
  if (size === bytes && hash.digest('hex') === sha256) return;
  throw new StartupError(`${file} is damaged: it is not as it was written. Name another backup.`);
}

/**
 * Removes whole backups in `parent` that were taken before `time`, and what interrupted ones left.
 * @returns how many whole ones
 */
export async function removeOlderBackups(parent: string, time: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(parent)) {
    const isWhole = finished.test(name);
    if (!isWhole && !unfinished.test(name)) continue;
    const folder = join(parent, name);
    const takenAt = isWhole ? await timeOf(folder) : (await stat(folder)).mtime;
    if (takenAt === null || takenAt >= time) continue;
    await rm(folder, { recursive: true });
    if (isWhole) removed += 1;
  }
  return removed;
}

async function timeOf(folder: string): Promise<Date | null> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null);
  const read = manifest.pick({ takenAt: true }).safeParse(parsedJson(text));
  return read.success ? new Date(read.data.takenAt) : null;
}

/** Names in a folder are durable only after the folder itself was flushed. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
