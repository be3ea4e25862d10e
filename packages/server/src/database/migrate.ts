import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { isErrorCode } from '../error-reason.ts';
import { StartupError } from '../startup-error.ts';
import type { Database, Queries } from './pool.ts';
import { raw, sql } from './sql.ts';

/** The same folder from `src` and from `dist`: the build copies no SQL. */
const folder = new URL('../../src/database/migrations/', import.meta.url);

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
  readonly text: string;
}

export interface Applied {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/**
 * The numbered `.sql` files, in their order. Each only adds to the schema, so that the program of before goes on working
 * (rules/server.md#upgrades); one that cannot says so in its name: `0009-one-name.needs-0007.sql` shuts out programs whose newest
 * migration is older than 0007.
 */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder))
    .filter((name) => /^\d{4}-[a-z0-9-]+(\.needs-\d{4})?\.sql$/.test(name))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      return { number: Number(name.slice(0, 4)), name, checksum, text };
    }),
  );
}

/**
 * Applies what is missing, each migration in a transaction of its own. Processes that start together wait for the first
 * one to note a migration, and then skip it.
 * @throws {StartupError} when its tables stay locked
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  tries: Tries = usualTries,
): Promise<string[]> {
  const applied = await readApplied(database);
  if (applied.length === 0) await createNotes(database);
  const numbers = new Set(applied.map(({ number }) => number));
  const done: string[] = [];
  for (const migration of migrations) {
    if (numbers.has(migration.number)) continue;
    if (await apply(database, migration, tries)) done.push(migration.name);
  }
  return done;
}

/** While a migration waits for a table that a long transaction uses, everything else that wants the table waits behind it. */
interface Tries {
  readonly most: number;
  /** Milliseconds that one waits for a lock. */
  readonly wait: number;
  /** Milliseconds between two, in which the others go on. */
  readonly pause: number;
}
const usualTries: Tries = { most: 30, wait: 500, pause: 1500 };

async function apply(
  database: Database,
  migration: Migration,
  tries: Tries,
  left = tries.most,
): Promise<boolean> {
  try {
    return await database.transaction(async (queries) => {
      await queries.query(raw(`set local lock_timeout = ${tries.wait}`));
      return applyOnce(queries, migration);
    });
  } catch (error) {
    if (!isErrorCode(error, lockNotAvailable)) throw error;
    if (left > 1) {
      await setTimeout(tries.pause);
      return apply(database, migration, tries, left - 1);
    }
    throw new StartupError(
      `The migration ${migration.name} waited too long for tables that another program uses; end its transaction, then start again.`,
    );
  }
}

/** Applies a migration and notes it, in the transaction of the caller; false: it is noted already. */
export async function applyOnce(
  { query }: Queries,
  { number, name, checksum, text }: Migration,
): Promise<boolean> {
  const noted = await query(sql`
    insert into schema_migrations (number, name, checksum) values (${number}, ${name}, ${checksum})
    on conflict (number) do nothing returning number`);
  if (noted.length > 0) await query(raw(text));
  return noted.length > 0;
}

/** Processes that create it together meet on its name. */
export async function createNotes(database: Queries): Promise<void> {
  const statement = sql`create table if not exists schema_migrations (
    number integer primary key, name text not null, checksum text not null,
    applied_at timestamptz not null default now())`;
  await database.query(statement).catch((error) => {
    if (!isErrorCode(error, uniqueViolation, duplicateTable, duplicateType)) throw error;
  });
}

const lockNotAvailable = '55P03';
const uniqueViolation = '23505';
const duplicateTable = '42P07';
/** A table has a type of its name. */
const duplicateType = '42710';

/** The names of those that have not run as this program knows them; those of a newer program may have run, too. */
export async function missingMigrations(
  database: Queries,
  migrations: readonly Migration[],
): Promise<string[]> {
  const applied = new Map((await readApplied(database)).map(({ number, checksum }) => [number, checksum]));
  return migrations
    .filter(({ number, checksum }) => applied.get(number) !== checksum)
    .map(({ name }) => name);
}

/** The names of those that have run and that this program does not know. */
export async function newerMigrations(
  database: Queries,
  migrations: readonly Migration[],
): Promise<string[]> {
  const known = new Set(migrations.map(({ number }) => number));
  return (await readApplied(database)).filter(({ number }) => !known.has(number)).map(({ name }) => name);
}

export async function readApplied(database: Queries): Promise<Applied[]> {
  const [table] = await database.query<{ exists: boolean }>(
    sql`select to_regclass('schema_migrations') is not null as exists`,
  );
  if (!table?.exists) return [];
  return database.query<Applied>(sql`select number, name, checksum from schema_migrations order by number`);
}

/** What to do about a database that cannot be used, as parts of the sentence that refuses it. */
export interface WayOut {
  readonly clear: string;
  readonly instead: string;
}

/** @throws {StartupError} when the database is of a program that this one cannot go on from, or beside */
export async function refuseForeign(
  database: Queries,
  migrations: readonly Migration[],
  { clear, instead }: WayOut,
): Promise<void> {
  const applied = await readApplied(database);
  const checksums = new Map(migrations.map(({ number, checksum }) => [number, checksum]));
  if (applied.some(({ number, checksum }) => (checksums.get(number) ?? checksum) !== checksum)) {
    throw new StartupError(
      `The database is of an earlier Matchpoint, which this one cannot continue; ${clear}, or ${instead}.`,
    );
  }
  const known = migrations.at(-1)?.number ?? 0;
  const parting = applied.find(({ name }) => neededBy(name) > known);
  if (parting === undefined) return;
  throw new StartupError(
    `The database is of a newer Matchpoint, which programs before the migration ${neededBy(parting.name)} cannot use (${parting.name}); start the newer one, or ${instead}.`,
  );
}

/** The number of the migration that a program must know to work on a database that has the one of this name. */
function neededBy(name: string): number {
  return Number(/\.needs-(\d{4})\.sql$/.exec(name)?.[1] ?? 0);
}
