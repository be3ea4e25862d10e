import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isErrorCode } from '../../error-reason.ts';
import { StartupError } from '../../startup-error.ts';
import { connect, type DatabaseAddress } from '../connection.ts';
import { addressOf, answers, initialise, launch, logOf, type RunningCluster } from './cluster.ts';
import { claim } from './owner.ts';
import { choosePlace, type Place } from './place.ts';
import { endOrphan, inUse } from './postmaster.ts';

export interface EmbeddedDatabase {
  readonly address: DatabaseAddress;
  readonly cluster: string;
  /** Settles when PostgreSQL has ended, also when nobody asked for it. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Hears what takes time or lies where nobody would look. */
  readonly tell: (line: string) => void;
  readonly settings?: Readonly<Record<string, string>>;
}

const database = 'matchpoint';

/**
 * Starts PostgreSQL on the data folder and owns it until `stop`.
 * @throws {StartupError} when the folder is unusable, or in use by a live process
 */
export async function startEmbedded({
  dataDir,
  tell,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const place = await choosePlace(dataDir, tell);
  if (await initialise(place)) tell(`Created a database in ${place.cluster}.`);
  await endOrphan(place.cluster);
  const sockets = await chooseSocketFolder(place);
  const running = await start(place, sockets.folder, settings);
  const owner = await claim(addressOf(sockets.folder, 'postgres'));
  if ('heldBy' in owner) throw inUse(place.cluster, owner.heldBy);
  await ensureDatabase(addressOf(sockets.folder, 'postgres'));
  return {
    address: addressOf(sockets.folder, database),
    cluster: place.cluster,
    ended: running.ended,
    stop: async () => {
      await owner.release();
      await end(running);
      await sockets.remove();
    },
  };
}

async function start(
  place: Place,
  socketFolder: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningCluster> {
  for (let attempt = 1; ; attempt += 1) {
    const running = await launch(place, socketFolder, settings);
    if (await answers(addressOf(socketFolder, 'postgres'), running.ended)) return running;
    const said = await readFile(logOf(place.cluster), 'utf8').catch(() => '');
    if (said.includes('lock file "postmaster.pid" already exists'))
      throw inUse(place.cluster, 'just started');
    // Backends of a killed PostgreSQL end by themselves a moment later.
    if (said.includes('pre-existing shared memory block') && attempt < 50) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    const reason = /^.*(?:FATAL|PANIC): *(.*)$/m.exec(said)?.[1] ?? 'it gave no reason';
    throw new StartupError(
      `The embedded database did not start (${reason}); its log is ${logOf(place.cluster)}. Mend what it names, or set DATABASE_URL to another PostgreSQL.`,
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

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!isErrorCode(error, 'ESRCH')) throw error;
  }
}

/** A socket file's path may have about 100 bytes, so a deep project gets a folder in the system's temporary one. */
async function chooseSocketFolder({
  cluster,
  user,
}: Place): Promise<{ folder: string; remove: () => Promise<void> }> {
  if (Buffer.byteLength(cluster) <= 80) return { folder: cluster, remove: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'matchpoint-'));
  if (user !== null) await chown(folder, user.uid, user.gid);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function ensureDatabase(address: DatabaseAddress): Promise<void> {
  const sql = connect(address, { max: 1 });
  try {
    const found = await sql`select from pg_database where datname = ${database}`;
    if (found.length === 0) await sql`create database ${sql(database)}`;
  } finally {
    await sql.end();
  }
}
