import { execFile, spawn } from 'node:child_process';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isErrorCode, reasonOf } from '../../error-reason.ts';
import { StartupError } from '../../startup-error.ts';
import { type DatabaseAddress, openConnection } from '../connection.ts';
import { majorVersion } from './binaries.ts';
import { type DataFolder, isEmptyOrMissing, makeFolderFor } from './data-folder.ts';

/** A running PostgreSQL server process. */
export interface RunningCluster {
  readonly pid: number;
  /** Settles when the process has ended. */
  readonly ended: Promise<void>;
}

const { PATH = '' } = process.env;
/** Nothing of this process's own: PostgreSQL reads many variables. */
const environment = { PATH, LC_ALL: 'C', TZ: 'UTC' };

/** No TCP port: the number is only a part of the socket file's name. */
const portNumber = 1;

export function addressOf(socketFolder: string, database: string): DatabaseAddress {
  return { socket: socketIn(socketFolder), database, user: 'matchpoint' };
}

export function socketIn(folder: string): string {
  return join(folder, `.s.PGSQL.${portNumber}`);
}

/**
 * Creates the cluster where there is none. `initdb` works beside the final folder, which a rename makes
 * appear complete: a start that is killed half-way leaves no half database.
 */
export async function initialise({ cluster, binaries, user }: DataFolder): Promise<boolean> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error) => {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw new StartupError(
      `The database folder ${cluster} cannot be read (${reasonOf(error)}); start as the user who owns it, or set MATCHPOINT_DATA_DIR to another folder.`,
    );
  });
  if (version !== null) {
    if (version.trim() === majorVersion(binaries)) return false;
    throw new StartupError(
      `The database folder ${cluster} was made by PostgreSQL ${version.trim()} and this program brings ${majorVersion(binaries)}; dump it with the old version and load it here, or set MATCHPOINT_DATA_DIR to another folder.`,
    );
  }
  if (!(await isEmptyOrMissing(cluster))) {
    throw new StartupError(
      `The folder ${cluster} holds files that are not a Matchpoint database; move them away, or set MATCHPOINT_DATA_DIR to another folder.`,
    );
  }
  const fresh = `${cluster}.new-${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  await makeFolderFor(user, fresh);
  const flags = ['--username=matchpoint', '--locale=C', '--encoding=UTF8', '--no-instructions'];
  const access = ['--auth-local=trust', '--auth-host=reject'];
  try {
    await promisify(execFile)(binaries.initdb, [`--pgdata=${fresh}`, ...flags, ...access], {
      ...user,
      cwd: '/',
      env: environment,
    });
    await rename(fresh, cluster);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (!isErrorCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
  return true;
}

/**
 * Starts PostgreSQL in a session of its own, so that Ctrl-C in a terminal reaches the server first and the
 * server stops its database after the last answer. It listens on a socket file alone.
 */
export async function launch(
  { cluster, binaries, user }: DataFolder,
  socketFolder: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningCluster> {
  const log = await open(logOf(cluster), 'w');
  const given = {
    listen_addresses: '',
    port: String(portNumber),
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_parallel_workers_per_gather: '0',
    log_checkpoints: 'off',
    jit: 'off',
    ...settings,
  };
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: '/', env: environment, detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  child.unref();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  }).finally(() => log.close());
  return { pid: child.pid ?? 0, ended };
}

/** Does nothing to a process that has ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!isErrorCode(error, 'ESRCH')) throw error;
  }
}

export function logOf(cluster: string): string {
  return `${cluster}.log`;
}

/** Waits until the cluster answers; false when it ended before it did. */
export async function answers(address: DatabaseAddress, ended: Promise<void>): Promise<boolean> {
  let running = true;
  void ended.then(() => {
    running = false;
  });
  while (running) {
    try {
      await (await openConnection(address)).end();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  return false;
}
