import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Client, DatabaseError } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { holdConsent } from '../consent/consent-state.ts';
import type { DatabaseAddress } from '../database/connection.ts';
import { applyOnce, createNotes, type Migration } from '../database/migrate.ts';
import { raw, sql } from '../database/sql.ts';
import { renewDirectory } from '../directory/directory-version.ts';
import { StartupError } from '../startup-error.ts';
import { type Backup, type StoredTable, tableFile } from './backup-folder.ts';
import { continueIds } from './declare-restored.ts';
import { eraseAgain, readErasures } from './erasures.ts';
import { readExisting, refuseFull, refuseServers } from './existing-data.ts';
import { openTransfer, queriesOf, transferSettings } from './transfer.ts';

export interface RestoreOptions {
  readonly address: DatabaseAddress;
  readonly migrations: readonly Migration[];
  readonly backup: Backup;
  /** Whether the database may have people, agencies or athletes, which are then removed. */
  readonly replace: boolean;
  /** Aborted: the restore stops, and nothing is changed. */
  readonly stopping?: AbortSignal;
}

export interface Restored {
  /** Names of migrations that the backup was older than. */
  readonly migrated: readonly string[];
  /** Athletes that were erased at a person's request after the backup, and so are again. */
  readonly erasedAgain: number;
  /** Athletes that nobody sees until the operator has said which families took their yes back (rules/consent.md#held-after-a-restore). */
  readonly held: number;
}

/**
 * Makes the database what it was at the backup, in one transaction: an interrupted restore changes nothing. What clients
 * kept of the database before is not taken for an answer of this one (rules/server.md#restored).
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
    const before = await readExisting(queries, migrations);
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
    const held = await holdConsent(queries, null);
    await continueIds(queries, migrations, { ...backup.manifest, before: before.lastIds });
    await renewDirectory(queries, before.version);
    await client.query(`analyze ${tables.map(({ name }) => name).join(', ')}`);
    await client.query('commit');
    return { migrated, erasedAgain, held };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw inWords(error);
  } finally {
    await client.end();
  }
}

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

const lockNotAvailable = '55P03';
const dependentObjects = '2BP01';
const notPermitted = '42501';

/** What an operator can do about it, where that is known. */
function inWords(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  switch (error.code) {
    case lockNotAvailable:
      return new StartupError('Another program uses the tables of the database; end it, then restore again.');
    case notPermitted:
      return new StartupError(
        `The database refuses it (${error.message}); name a user in DATABASE_URL who owns the database and its tables.`,
      );
    case dependentObjects:
      return new StartupError(
        `Something else in the database depends on Matchpoint's tables (${error.detail}); remove it, or restore into an empty database.`,
      );
    default:
      return error;
  }
}
