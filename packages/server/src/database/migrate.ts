import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { StartupError } from '../startup-error.ts';
import type { Queries, Sql } from './connection.ts';

/** The same folder from `src` and from `dist`: the build copies no SQL. */
const folder = new URL('../../src/database/migrations/', import.meta.url);

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
  readonly text: string;
}

interface Applied {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/** The numbered `.sql` files, in their order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      return { number: Number(name.slice(0, 4)), name, checksum, text };
    }),
  );
}

/**
 * Applies what is missing, each migration in its own transaction with the note that it ran. Processes that start
 * together take turns: the lock is the transaction's, so it also holds behind a connection pooler.
 * @throws {StartupError} when the database is of a newer program, or a migration was changed after it ran
 */
export async function migrate(sql: Sql, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await readApplied(sql);
  refuseForeign(applied, migrations);
  const done: string[] = [];
  for (const migration of migrations.slice(applied.length)) {
    const ran = await sql.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(${0x4d50}, 2)`;
      await transaction.unsafe(`create table if not exists schema_migrations (
        number integer primary key, name text not null, checksum text not null,
        applied_at timestamptz not null default now())`);
      const now = await readApplied(transaction);
      if (now.some(({ number }) => number === migration.number)) return false;
      await transaction.unsafe(migration.text);
      const { number, name, checksum } = migration;
      await transaction`insert into schema_migrations ${transaction({ number, name, checksum })}`;
      return true;
    });
    if (ran) done.push(migration.name);
  }
  return done;
}

/** Whether every migration that this program knows has run, and no other. */
export async function isMigrated(sql: Sql, migrations: readonly Migration[]): Promise<boolean> {
  const applied = await readApplied(sql);
  return (
    applied.length === migrations.length &&
    applied.every(({ checksum }, index) => checksum === migrations[index]?.checksum)
  );
}

async function readApplied(sql: Queries): Promise<Applied[]> {
  const [table] = await sql<
    { there: boolean }[]
  >`select to_regclass('schema_migrations') is not null as there`;
  if (!table?.there) return [];
  return sql<Applied[]>`select number, name, checksum from schema_migrations order by number`;
}

function refuseForeign(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const newest = applied.at(-1);
  if (newest !== undefined && newest.number > (migrations.at(-1)?.number ?? 0)) {
    throw new StartupError(
      `The database is of a newer version of Matchpoint (its last migration is ${newest.name}); start that version, or set DATABASE_URL or MATCHPOINT_DATA_DIR to another database.`,
    );
  }
  for (const [index, { name, checksum }] of applied.entries()) {
    if (migrations[index]?.checksum === checksum) continue;
    throw new StartupError(
      `The database ran another ${name} than this program has; start the version that it belongs to, or set DATABASE_URL or MATCHPOINT_DATA_DIR to another database.`,
    );
  }
}
