import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, cp, mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrorCode, reasonOf } from '../../error-reason.ts';
import { StartupError } from '../../startup-error.ts';
import { type Binaries, binariesIn, findBinaries } from './binaries.ts';
import { canEnter, canRun, postgresUser, type SystemUser } from './system-user.ts';

/** Where the embedded database keeps its files, and the user that runs it. */
export interface DataFolder {
  readonly cluster: string;
  readonly binaries: Binaries;
  /** Null: the user of this process. */
  readonly user: SystemUser | null;
}

/** Where root puts what PostgreSQL's user cannot reach below the project. */
const sharedRoot = '/var/lib/matchpoint';

/**
 * The database lies in `postgres/` below the data folder. Root runs it as another user; where that user cannot
 * reach the project, data and programs lie below /var/lib/matchpoint, and `print` says so.
 */
export async function chooseDataFolder(dataDir: string, print: (line: string) => void): Promise<DataFolder> {
  await makeWritable(dataDir);
  const binaries = await findBinaries();
  if (process.getuid?.() !== 0) return { cluster: join(dataDir, 'postgres'), binaries, user: null };
  const user = await postgresUser();
  const base = canEnter(user, dataDir) ? dataDir : await sharedFolder(dataDir);
  const cluster = join(base, 'postgres');
  const owner = (await ownerOf(cluster)) ?? user;
  const reached = canRun(owner, binaries.postgres) ? binaries : await copyBinaries(binaries, print);
  if (base !== dataDir) {
    print(`The database's user cannot enter ${dataDir}, so the database lies in ${cluster}.`);
  }
  return { cluster, binaries: reached, user: owner };
}

async function makeWritable(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartupError(
      `MATCHPOINT_DATA_DIR: the data folder ${dataDir} cannot be written (${reasonOf(error)}); make it writable for this user, or name another folder.`,
    );
  }
}

async function sharedFolder(dataDir: string): Promise<string> {
  const name = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 12);
  const folder = join(sharedRoot, name);
  await makeShared(folder);
  return folder;
}

async function makeShared(folder: string): Promise<void> {
  const before = process.umask(0o022);
  try {
    await mkdir(folder, { recursive: true });
  } finally {
    process.umask(before);
  }
}

/** An existing cluster is run by the user that owns its files. */
async function ownerOf(cluster: string): Promise<SystemUser | null> {
  const { uid, gid } = await stat(cluster).catch(() => ({ uid: 0, gid: 0 }));
  return uid === 0 ? null : { uid, gid };
}

async function copyBinaries({ root, version }: Binaries, print: (line: string) => void): Promise<Binaries> {
  const target = join(sharedRoot, `postgresql-${version}`);
  if (existsSync(target)) return binariesIn(target, version);
  const copy = `${target}.new-${process.pid}`;
  await makeShared(sharedRoot);
  await cp(root, copy, { recursive: true, verbatimSymlinks: true });
  await rename(copy, target).catch(async (error) => {
    await rm(copy, { recursive: true, force: true });
    if (!isErrorCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  });
  print(`The database's user cannot enter ${root}, so PostgreSQL's programs were copied to ${target}.`);
  return binariesIn(target, version);
}

/** Makes an empty folder that belongs to the database's user. */
export async function makeFolderFor(user: SystemUser | null, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  if (user !== null) await chown(folder, user.uid, user.gid);
}

export async function isEmptyOrMissing(folder: string): Promise<boolean> {
  return (
    (await readdir(folder).catch((error) => (isErrorCode(error, 'ENOENT') ? [] : Promise.reject(error))))
      .length === 0
  );
}
