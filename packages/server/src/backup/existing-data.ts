import { type Migration, readApplied } from '../database/migrate.ts';
import type { Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { StartupError } from '../startup-error.ts';
import { type LastId, ownTables, readColumns, readLastIds } from './stored-tables.ts';

/** What a database has before it is restored. */
export interface ExistingData {
  /** All that are Matchpoint's. */
  readonly tables: readonly string[];
  readonly people: number;
  readonly agencies: number;
  readonly athletes: number;
  readonly lastIds: readonly LastId[];
  readonly version: string;
}

/** @throws {StartupError} when it is not this program's */
export async function readExisting(
  queries: Queries,
  migrations: readonly Migration[],
): Promise<ExistingData> {
  const wanted = [...ownTables(migrations), 'schema_migrations'];
  const tables = (await readColumns(queries, wanted)).map(({ name }) => name);
  const nothing = { tables, people: 0, agencies: 0, athletes: 0, lastIds: [], version: '0' };
  if (tables.length === 0) return nothing;
  if (!tables.includes('schema_migrations')) {
    throw new StartupError(
      `The database has tables that are not Matchpoint's (${tables.join(', ')}); restore into a database of its own.`,
    );
  }
  const applied = await readApplied(queries);
  if (applied.length === 0) return nothing;
  if (applied.length > migrations.length) {
    throw new StartupError(
      `The database is of a newer Matchpoint (its last migration is ${applied.at(-1)?.name}); restore with that one, or into an empty database.`,
    );
  }
  const [row] = await queries.query<Omit<ExistingData, 'tables' | 'lastIds'>>(sql`
    select (select count(*) from users)::int as people, (select count(*) from agencies)::int as agencies,
      (select count(*) from athletes)::int as athletes, (select version from directory)::text as version`);
  return { ...nothing, ...row, lastIds: await readLastIds(queries, wanted) };
}

/** @throws {StartupError} when there is data and `replace` is false */
export function refuseFull({ people, agencies, athletes }: ExistingData, replace: boolean): void {
  if (replace || people + agencies + athletes === 0) return;
  throw new StartupError(
    `The database is not empty: ${athletes} athletes, ${agencies} agencies and ${people} people with an account would be removed. Back it up first; then restore with --replace.`,
  );
}

/** Milliseconds that the connections of a process which has ended may be seen. */
const patience = 2000;

/**
 * A server that runs would go on with what it read of the database before.
 * @throws {StartupError}
 */
export async function refuseServers({ query }: Queries): Promise<void> {
  const deadline = performance.now() + patience;
  let others: readonly { readonly name: string }[];
  do {
    others = await query<{ name: string }>(sql`
      select distinct application_name as name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'matchpoint %'
      order by name`);
    if (others.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (performance.now() < deadline);
  throw new StartupError(
    `The database is in use (${others.map(({ name }) => name).join(', ')}); stop every server and job of Matchpoint, then restore again. A PgBouncer keeps its connections for a while: restore past it, or "RECONNECT" it.`,
  );
}
