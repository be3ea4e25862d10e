import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../testing/test-cluster.ts';
import { connect, type Sql } from './connection.ts';
import { isMigrated, type Migration, migrate, readMigrations } from './migrate.ts';

const undo: (() => Promise<void>)[] = [];
let migrations: Migration[];
beforeAll(async () => {
  migrations = await readMigrations();
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

async function emptyDatabase(): Promise<Sql> {
  const { address, drop } = await createTestDatabase({ ...inject('testCluster'), database: 'template1' });
  const sql = connect(address);
  undo.push(drop, () => sql.end());
  return sql;
}

const applied = async (sql: Sql) =>
  (await sql<{ name: string }[]>`select name from schema_migrations order by number`).map(({ name }) => name);

test('they are numbered from 1 without a gap', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
});

test('they run once, also when several processes start together', async () => {
  const sql = await emptyDatabase();
  const runs = await Promise.all([1, 2, 3].map(() => migrate(sql, migrations)));
  const names = migrations.map(({ name }) => name);
  expect(runs.flat().sort()).toEqual(names);
  expect(await applied(sql)).toEqual(names);
  expect([await migrate(sql, migrations), await isMigrated(sql, migrations)]).toEqual([[], true]);
});

test('one that fails leaves nothing of itself, and what ran before stays', async () => {
  const sql = await emptyDatabase();
  const broken = {
    number: migrations.length + 1,
    name: '9999-broken.sql',
    checksum: 'x',
    text: 'create table half (); oops',
  };
  await expect(migrate(sql, [...migrations, broken])).rejects.toThrow('syntax error');
  expect(await applied(sql)).toEqual(migrations.map(({ name }) => name));
  expect(await sql`select to_regclass('half') as half`).toEqual([{ half: null }]);
});

test('a database of a newer program is refused and left alone', async () => {
  const sql = await emptyDatabase();
  await migrate(sql, migrations);
  const older = migrations.slice(0, -1);
  await expect(migrate(sql, older)).rejects.toThrow(
    `The database is of a newer version of Matchpoint (its last migration is ${migrations.at(-1)?.name}); start that version, or set DATABASE_URL or MATCHPOINT_DATA_DIR to another database.`,
  );
  expect(await isMigrated(sql, older)).toBe(false);
});

test('a migration that was changed after it ran is refused', async () => {
  const sql = await emptyDatabase();
  await migrate(sql, migrations);
  const changed = migrations.map((migration) => ({ ...migration, checksum: `${migration.checksum}x` }));
  await expect(migrate(sql, changed)).rejects.toThrow(
    /^The database ran another 0001-directory\.sql than this program has;/,
  );
});
