import type { Environment } from '../environment.ts';
import { isErrorCode, reasonOf } from '../error-reason.ts';
import { AwayError, StartupError } from '../startup-error.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { migrate, readMigrations, refuseForeign } from './migrate.ts';
import { type DatabaseLimits, openPool, type Queries } from './pool.ts';
import { type DatabasePools, openPools } from './pools.ts';
import { databaseReadiness, type Readiness } from './readiness.ts';
import { sql } from './sql.ts';

export interface OpenDatabase {
  readonly pools: DatabasePools;
  readonly readiness: Readiness;
  /** Settles when a database that this process started has ended; never with `DATABASE_URL`. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseChoice {
  /** Null: the embedded one. */
  readonly url: string | null;
  readonly dataDir: string;
  readonly limits: DatabaseLimits;
  /** Whether to apply missing migrations. */
  readonly migrates: boolean;
  readonly print: (line: string) => void;
}

/** What the environment says of the database. */
export function databaseChoice(environment: Environment, print: (line: string) => void): DatabaseChoice {
  return {
    url: environment.DATABASE_URL ?? null,
    dataDir: environment.MATCHPOINT_DATA_DIR,
    limits: {
      connections: environment.MATCHPOINT_DATABASE_CONNECTIONS,
      waiting: environment.MATCHPOINT_QUEUE_LENGTH,
      queueTimeout: environment.MATCHPOINT_QUEUE_SECONDS * 1000,
      statementTimeout: environment.MATCHPOINT_STATEMENT_SECONDS * 1000,
      lockTimeout: environment.MATCHPOINT_LOCK_SECONDS * 1000,
      isNamed: environment.MATCHPOINT_STATEMENTS === 'named',
    },
    migrates: environment.MATCHPOINT_MIGRATE,
    print,
  };
}

/** Milliseconds for a migration's statements, which may have to write every row. */
const migrationTimeout = 3_600_000;
/** Milliseconds for connections to end in order. */
const closingTimeout = 5000;

/**
 * The database that `DATABASE_URL` names, or the embedded one, with every migration applied where
 * that is chosen.
 * @throws {StartupError} when it cannot be used
 */
export async function openDatabase({
  url,
  dataDir,
  limits,
  migrates,
  print,
}: DatabaseChoice): Promise<OpenDatabase> {
  const embedded = url === null ? await startEmbedded({ dataDir, print }) : null;
  const address = embedded?.address ?? { url: url ?? '' };
  const setup = openPool(address, {
    ...limits,
    connections: 1,
    queueTimeout: 10_000,
    statementTimeout: migrationTimeout,
  });
  const pools = openPools(address, limits);
  const close = async () => {
    await Promise.race([pools.end(), new Promise((resolve) => setTimeout(resolve, closingTimeout).unref())]);
    await embedded?.stop();
  };
  try {
    if (url !== null) await readVersion(setup, url);
    const migrations = await readMigrations();
    const wayOut = {
      clear: embedded === null ? 'empty it' : `move or delete the folder ${embedded.cluster}`,
      instead:
        embedded === null
          ? 'set DATABASE_URL to another database'
          : 'set MATCHPOINT_DATA_DIR to another folder',
    };
    await refuseForeign(setup, migrations, wayOut);
    const applied = migrates ? await migrate(setup, migrations) : [];
    if (applied.length > 0) print(`Applied to the database: ${applied.join(', ')}.`);
    return {
      pools,
      readiness: databaseReadiness(pools.probes, migrations),
      ended: embedded?.ended ?? new Promise(() => undefined),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  } finally {
    await setup.end();
  }
}

const oldestVersion = 15;

/**
 * The major version of PostgreSQL, as proof that it answers.
 * @param url null: the embedded one
 * @throws {StartupError} when it is too old, or does not answer
 */
export async function readVersion({ query }: Queries, url: string | null): Promise<number> {
  const [row] = await query<{ version: number; isStandby: boolean }>(sql`
    select current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as "isStandby"`).catch(
    (error) => {
      throw url === null ? error : unreachable(error, url);
    },
  );
  if (row?.isStandby && url !== null) throw new AwayError(isStandby(url));
  const version = row?.version ?? 0;
  if (version >= oldestVersion) return version;
  throw new StartupError(
    `DATABASE_URL: the database is PostgreSQL ${version}; use PostgreSQL ${oldestVersion} or newer.`,
  );
}

/** Without the password, which is part of the address. */
function unreachable(error: unknown, text: string): StartupError {
  const { hostname, port, pathname, username } = new URL(text);
  const where = `${hostname}:${port || 5432}`;
  if (isErrorCode(error, '28P01', '28000')) {
    return new StartupError(
      `DATABASE_URL: ${where} refuses the user "${username}" or its password; correct them.`,
    );
  }
  if (isErrorCode(error, '3D000')) {
    return new StartupError(
      `DATABASE_URL: ${where} has no database "${pathname.slice(1)}"; create it, or name another.`,
    );
  }
  return new AwayError(
    `DATABASE_URL: the database at ${where} cannot be reached (${reasonOf(error)}); start it, correct the address, or leave the variable out to use the embedded database.`,
  );
}

function isStandby(text: string): string {
  return `DATABASE_URL: ${new URL(text).host} is a standby, which cannot be written; promote it, or name the primary.`;
}
