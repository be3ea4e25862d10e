import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, testLimits } from '../testing/test-cluster.ts';
import { type Migration, migrate, missingMigrations, readMigrations } from './migrate.ts';
import { type Database, openPool } from './pool.ts';
import { sql } from './sql.ts';

const undo: (() => Promise<void>)[] = [];
let migrations: Migration[];
beforeAll(async () => {
  migrations = await readMigrations();
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

async function emptyDatabase(): Promise<Database> {
  const { address, drop } = await createTestDatabase({ ...inject('testCluster'), database: 'template1' });
  const database = openPool(address, testLimits);
  undo.push(drop, () => database.end());
  return database;
}

const applied = async ({ query }: Database) =>
  (await query<{ name: string }>(sql`select name from schema_migrations order by number`)).map(
    ({ name }) => name,
  );
const wayOut = { clear: 'move it', instead: 'use another' };

test('they are numbered from 1 without a gap', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
});

test('they run once, also when several processes start together', async () => {
  const database = await emptyDatabase();
  const runs = await Promise.all([1, 2, 3].map(() => migrate(database, migrations, wayOut)));
  const names = migrations.map(({ name }) => name);
  expect(runs.flat().sort()).toEqual(names);
  expect(await applied(database)).toEqual(names);
  expect([
    await migrate(database, migrations, wayOut),
    await missingMigrations(database, migrations),
  ]).toEqual([[], []]);
});

test('one that fails leaves nothing of itself, and what ran before stays', async () => {
  const database = await emptyDatabase();
  const broken = {
    number: migrations.length + 1,
    name: '9999-broken.sql',
    checksum: 'x',
    text: 'create table half (); oops',
  };
  await expect(migrate(database, [...migrations, broken], wayOut)).rejects.toThrow('syntax error');
  expect(await applied(database)).toEqual(migrations.map(({ name }) => name));
  expect(await database.query(sql`select to_regclass('half') as half`)).toEqual([{ half: null }]);
});

test('a database of a newer program is refused and left alone, but serves an older one that runs', async () => {
  const database = await emptyDatabase();
  await migrate(database, migrations, wayOut);
  const newer = { number: migrations.length + 1, name: '9999-newer.sql', checksum: 'x', text: 'select 1' };
  await migrate(database, [...migrations, newer], wayOut);
  await expect(migrate(database, migrations, wayOut)).rejects.toThrow(
    'The database is of a newer Matchpoint (its last migration is 9999-newer.sql); start that one, or use another.',
  );
  expect(await missingMigrations(database, migrations)).toEqual([]);
});

test('a database of before is refused in one sentence that names the way out', async () => {
  const database = await emptyDatabase();
  await migrate(database, migrations, wayOut);
  await database.query(sql`update schema_migrations set checksum = 'of before'`);
  await database.query(
    sql`insert into schema_migrations (number, name, checksum) values (8, '0008-quicker.sql', 'x')`,
  );
  await expect(migrate(database, migrations, wayOut)).rejects.toThrow(
    'The database is of an earlier Matchpoint, which this one cannot continue; move it, or use another.',
  );
  expect(await missingMigrations(database, migrations)).toEqual(migrations.map(({ name }) => name));
});

test('a migration waits for a lock as long as the configuration says, and names the cause', async () => {
  const { address, drop } = await createTestDatabase(inject('testCluster'));
  const database = openPool(address, { ...testLimits, lockTimeout: 50 });
  undo.push(drop, () => database.end());
  const next = {
    number: migrations.length + 1,
    name: '9999-next.sql',
    checksum: 'x',
    text: 'drop table attempts',
  };
  await database.transaction(async ({ query }) => {
    await query(sql`select from attempts`);
    await expect(migrate(database, [...migrations, next], wayOut)).rejects.toThrow(
      'The migration 9999-next.sql waited too long for tables that another program uses; end its transaction, then start again.',
    );
  });
  expect(await applied(database)).toEqual(migrations.map(({ name }) => name));
});
