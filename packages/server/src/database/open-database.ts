import { isErrorCode, reasonOf } from '../error-reason.ts';
import { StartupError } from '../startup-error.ts';
import { connect, type DatabaseAddress, type Sql } from './connection.ts';
import { syncCountries } from './countries.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { isMigrated, migrate, readMigrations } from './migrate.ts';

export interface OpenDatabase {
  readonly sql: Sql;
  readonly address: DatabaseAddress;
  readonly isReady: () => Promise<boolean>;
  /** Settles when a database that this process started has ended; never with `DATABASE_URL`. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseChoice {
  /** Null: the embedded one. */
  readonly url: string | null;
  readonly dataDir: string;
  readonly tell: (line: string) => void;
}

/**
 * The database that `DATABASE_URL` names, or the embedded one, with every migration applied.
 * @throws {StartupError} when it cannot be used
 */
export async function openDatabase({ url, dataDir, tell }: DatabaseChoice): Promise<OpenDatabase> {
  const embedded = url === null ? await startEmbedded({ dataDir, tell }) : null;
  const address = embedded?.address ?? { url: url ?? '' };
  const sql = connect(address);
  const close = async () => {
    await sql.end({ timeout: 5 });
    await embedded?.stop();
  };
  try {
    if (url !== null) await checkReachable(sql, url);
    const migrations = await readMigrations();
    const applied = await migrate(sql, migrations);
    if (applied.length > 0) tell(`Applied to the database: ${applied.join(', ')}.`);
    await syncCountries(sql);
    return {
      sql,
      address,
      isReady: () => isMigrated(sql, migrations),
      ended: embedded?.ended ?? new Promise(() => undefined),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const oldestVersion = 15;

async function checkReachable(sql: Sql, url: string): Promise<void> {
  const [row] = await sql<{ version: number }[]>`
    select current_setting('server_version_num')::int / 10000 as version`.catch((error) => {
    throw new StartupError(unreachable(error, url));
  });
  if (row === undefined || row.version >= oldestVersion) return;
  throw new StartupError(
    `DATABASE_URL: the database is PostgreSQL ${row.version}; use PostgreSQL ${oldestVersion} or newer.`,
  );
}

/** Without the password, which is part of the address. */
function unreachable(error: unknown, text: string): string {
  const { hostname, port, pathname, username } = new URL(text);
  const where = `${hostname}:${port || 5432}`;
  if (isErrorCode(error, '28P01', '28000')) {
    return `DATABASE_URL: ${where} refuses the user "${username}" or its password; correct them.`;
  }
  if (isErrorCode(error, '3D000')) {
    return `DATABASE_URL: ${where} has no database "${pathname.slice(1)}"; create it, or name another.`;
  }
  return `DATABASE_URL: the database at ${where} cannot be reached (${reasonOf(error)}); start it, correct the address, or leave the variable out to use the embedded database.`;
}
