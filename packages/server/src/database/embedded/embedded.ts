import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { type DatabaseAddress, openConnection } from '../connection.ts';
import { addressOf, answers, initialise, launch, logOf, type RunningCluster, signal } from './cluster.ts';
import { chooseDataFolder, type DataFolder } from './data-folder.ts';
import { inUse, readLock, stopLeftoverServer } from './leftover-server.ts';
import { claim } from './owner.ts';

export interface EmbeddedDatabase {
  readonly address: DatabaseAddress;
  readonly cluster: string;
  /** Settles when PostgreSQL has ended, also by itself. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Prints what takes time, and folders in unexpected places. */
  readonly print: (line: string) => void;
  readonly settings?: Readonly<Record<string, string>>;
}

const database = 'matchpoint';

/**
 * Starts PostgreSQL on the data folder and owns it until `stop` (rules/server.md#data-folder).
 * @throws {StartupError} when the folder is unusable, or in use by a live process
 */
export async function startEmbedded({
  dataDir,
  print,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = await chooseDataFolder(dataDir, print);
  if (await initialise(folder)) print(`Created a database in ${folder.cluster}.`);
  await stopLeftoverServer(folder.cluster);
  const sockets = await chooseSocketFolder(folder);
  const running = await start(folder, sockets.folder, settings);
  const stop = async () => {
    await end(running);
    await sockets.remove();
  };
  try {
    const owner = await claim(addressOf(sockets.folder, 'postgres'));
    if ('heldBy' in owner) throw inUse(folder.cluster, owner.heldBy);
    await ensureDatabase(addressOf(sockets.folder, 'postgres'));
    return {
      address: addressOf(sockets.folder, database),
      cluster: folder.cluster,
      ended: running.ended,
      stop: () => owner.release().then(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The database of the server that runs on the data folder; where none does, started until `stop`.
 * @throws {StartupError} when there is none
 */
export async function joinEmbedded(
  options: EmbeddedOptions,
): Promise<Pick<EmbeddedDatabase, 'address' | 'stop'>> {
  const { cluster } = await chooseDataFolder(options.dataDir, options.print);
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    throw new StartupError(
      `There is no database in ${cluster}; set MATCHPOINT_DATA_DIR to the folder of one, or DATABASE_URL.`,
    );
  }
  const lock = await readLock(cluster);
  if (lock === null) return startEmbedded(options);
  const address = addressOf(lock.socketFolder, database);
  const isRunning = await openConnection(address).then(
    (connection) => connection.end().then(() => true),
    () => false,
  );
  return isRunning ? { address, stop: async () => undefined } : startEmbedded(options);
}

async function start(
  folder: DataFolder,
  socketFolder: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningCluster> {
  for (let attempt = 1; ; attempt += 1) {
    const running = await launch(folder, socketFolder, settings);
    if (await answers(addressOf(socketFolder, 'postgres'), running.ended)) return running;
    const said = await readFile(logOf(folder.cluster), 'utf8').catch(() => '');
    if (said.includes('lock file "postmaster.pid" already exists'))
      throw inUse(folder.cluster, 'just started');
    // Backends of a killed PostgreSQL end by themselves a moment later.
    if (said.includes('pre-existing shared memory block') && attempt < 50) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    const reason = /^.*(?:FATAL|PANIC): *(.*)$/m.exec(said)?.[1] ?? 'it gave no reason';
    throw new StartupError(
      `The embedded database did not start (${reason}); its log is ${logOf(folder.cluster)}. Fix what it names, or set DATABASE_URL to another PostgreSQL.`,
    );
  }
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, all committed data is written. */
async function end({ pid, ended }: RunningCluster): Promise<void> {
  signal(pid, 'SIGINT');
  const killer = setTimeout(() => signal(pid, 'SIGQUIT'), 15_000);
  await ended;
  clearTimeout(killer);
}

/** A socket file's path may have about 100 bytes, so a deep project gets a folder in the system's temporary one. */
async function chooseSocketFolder({
  cluster,
  user,
}: DataFolder): Promise<{ folder: string; remove: () => Promise<void> }> {
  if (Buffer.byteLength(cluster) <= 80) return { folder: cluster, remove: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'matchpoint-'));
  if (user !== null) await chown(folder, user.uid, user.gid);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function ensureDatabase(address: DatabaseAddress): Promise<void> {
  const connection = await openConnection(address);
  try {
    const found = await connection.query('select from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await connection.query(`create database ${database}`);
  } finally {
    await connection.end();
  }
}
