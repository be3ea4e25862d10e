import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Client, DatabaseError } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DatabaseAddress } from '../database/connection.ts';
import { applyOnce, createNotes, type Migration, readApplied } from '../database/migrate.ts';
import type { Queries } from '../database/pool.ts';
import { raw, sql } from '../database/sql.ts';
import { renewDirectory } from '../directory/directory-version.ts';
import { isErrorCode } from '../error-reason.ts';
import { StartupError } from '../startup-error.ts';
import { type Backup, type StoredTable, tableFile } from './backup-folder.ts';
import { eraseAgain, readErasures } from './erasures.ts';
import { type LastId, ownTables, readColumns, readLastIds } from './stored-tables.ts';
import { openTransfer, queriesOf, transferSettings } from './transfer.ts';

export interface RestoreOptions {
  readonly address: DatabaseAddress;
  readonly migrations: readonly Migration[];
  readonly backup: Backup;
  /** Whether the database may have people, agencies or athletes, who are then removed. */
  readonly replace: boolean;
  /** Aborted when nobody wants it any longer: nothing is changed. */
  readonly stopping?: AbortSignal;
}

export interface Restored {
  /** Names of migrations that the backup was older than. */
  readonly migrated: readonly string[];
  /** Athletes who were erased at a person's request after the backup, and so are again. */
  readonly erasedAgain: number;
}

/**
 * Makes the database what it was at the backup, in one transaction: an interrupted restore changes nothing. What clients
 * kept of the database before is not taken for an answer of this one (rules.md#restored).
 * @throws {StartupError}
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { migrations, backup } = options;
  const { tables } = backup.manifest;
  const number = migrationsOf(backup, migrations);
  const client = await openTransfer(options.address, 'restore', options.stopping);
  const queries = queriesOf(client);
  try {
    await refuseServers(queries);
    await client.query(`begin; ${transferSettings}; set local lock_timeout = '10s'`);
    const before = await readBefore(queries, migrations);
    refuseFull(before, options.replace);
    if (before.tables.length > 0) await queries.query(raw(`drop table ${before.tables.join(', ')}`));
    await createNotes(queries);
    for (const migration of migrations.slice(0, number)) await applyOnce(queries, migration);
    await load(client, backup);
    const migrated: string[] = [];
    for (const migration of migrations.slice(number)) {
      if (await applyOnce(queries, migration)) migrated.push(migration.name);
    }
    const erasedAgain = await eraseAgain(queries, await readErasures(backup));
    await continueIds(queries, migrations, { ...backup.manifest, before: before.lastIds });
    await renewDirectory(queries, before.version);
    await client.query(`analyze ${tables.map(({ name }) => name).join(', ')}`);
    await client.query('commit');
    return { migrated, erasedAgain };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (isErrorCode(error, lockNotAvailable)) {
      throw new StartupError('Another program uses the tables of the database; end it, then restore again.');
    }
    if (isErrorCode(error, dependentObjects) && error instanceof DatabaseError) {
      throw new StartupError(
        `Something else in the database depends on Matchpoint's tables (${error.detail}); remove it, or restore into an empty database.`,
      );
    }
    throw error;
  } finally {
    await client.end();
  }
}

const lockNotAvailable = '55P03';
const dependentObjects = '2BP01';

/** How many of this program's migrations the backup has. */
function migrationsOf({ manifest, folder }: Backup, migrations: readonly Migration[]): number {
  const applied = manifest.migrations;
  const unknown = applied.find(({ checksum }, index) => migrations[index]?.checksum !== checksum);
  if (unknown === undefined) return applied.length;
  const isNewer = unknown.number > migrations.length;
  throw new StartupError(
    isNewer
      ? `${folder} is of a newer Matchpoint (its last migration is ${applied.at(-1)?.name}); restore it with that one.`
      : `${folder} is of another Matchpoint (its migration ${unknown.name} is not known here); restore it with that one.`,
  );
}

/** Milliseconds that the connections of a process which has ended may be seen. */
const patience = 2000;

/** A server that runs would go on with what it read of the database before. */
async function refuseServers({ query }: Queries): Promise<void> {
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

interface Before {
  /** All that are Matchpoint's. */
  readonly tables: readonly string[];
  readonly people: number;
  readonly agencies: number;
  readonly athletes: number;
  readonly lastIds: readonly LastId[];
  readonly version: string;
}

async function readBefore(queries: Queries, migrations: readonly Migration[]): Promise<Before> {
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
  const [row] = await queries.query<Omit<Before, 'tables' | 'lastIds'>>(sql`
    select (select count(*) from users)::int as people, (select count(*) from agencies)::int as agencies,
      (select count(*) from athletes)::int as athletes, (select version from directory)::text as version`);
  return { ...nothing, ...row, lastIds: await readLastIds(queries, wanted) };
}

function refuseFull({ people, agencies, athletes }: Before, replace: boolean): void {
  if (replace || people + agencies + athletes === 0) return;
  throw new StartupError(
    `The database is not empty: ${athletes} athletes, ${agencies} agencies and ${people} people with an account would be removed. Back it up first; then restore with --replace.`,
  );
}

/** Constraints between tables are checked once all are full. */
async function load(client: Client, backup: Backup): Promise<void> {
  const { tables } = backup.manifest;
  const queries = queriesOf(client);
  const references = await queries.query<{ drop: string; add: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`);
  for (const { drop } of references) await queries.query(raw(drop));
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const table of tables) await loadTable(client, backup, table);
  for (const { add } of references) await queries.query(raw(add));
}

async function loadTable(client: Client, { folder }: Backup, table: StoredTable): Promise<void> {
  const file = createReadStream(join(folder, tableFile(table)));
  const copy = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`));
  await pipeline(file, createGunzip(), copy);
  if (copy.rowCount === table.rows) return;
  throw new Error(`${table.name} has ${copy.rowCount} rows instead of ${table.rows}.`);
}

/**
 * For a database that was restored by other means.
 * @throws {StartupError}
 */
export async function declareRestored(
  address: DatabaseAddress,
  migrations: readonly Migration[],
): Promise<void> {
  const client = await openTransfer(address, 'restore');
  const queries = queriesOf(client);
  try {
    await refuseServers(queries);
    await client.query(`begin; ${transferSettings}`);
    const { lastIds, version } = await readBefore(queries, migrations);
    if (lastIds.length === 0) throw new StartupError('The database has no data of Matchpoint.');
    // The version is the time of the last change.
    const takenAt = new Date(Number(version)).toISOString();
    await continueIds(queries, migrations, { lastIds, takenAt, before: [] });
    await renewDirectory(queries);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Ids that may have been given out since the backup, beyond one a millisecond. */
const idsInHand = 1_000_000;

interface IdsGiven {
  /** At the time of the backup. */
  readonly lastIds: readonly LastId[];
  readonly takenAt: string;
  /** By the database that is replaced. */
  readonly before: readonly LastId[];
}

/**
 * Ids that were given out after the backup are not given to others: links, boards and exports name them. How many those
 * were nobody knows any longer, so a million are left out, and one for each millisecond since.
 */
async function continueIds(
  queries: Queries,
  migrations: readonly Migration[],
  { lastIds, takenAt, before }: IdsGiven,
): Promise<void> {
  for (const { table, column } of await readLastIds(queries, ownTables(migrations))) {
    const lastIn = (ids: readonly LastId[]) =>
      ids.find((id) => id.table === table && id.column === column)?.last ?? '0';
    await queries.query(sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), greatest(
        ${lastIn(before)}::bigint,
        ${lastIn(lastIds)}::bigint + ${idsInHand}::bigint
          + greatest(0, extract(epoch from clock_timestamp() - ${takenAt}::timestamptz) * 1000)::bigint))`);
  }
}
