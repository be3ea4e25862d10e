import { expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { testDatabase } from '../testing/fixtures.ts';
import {
  type Migration,
  migrate,
  missingMigrations,
  newerMigrations,
  readMigrations,
  refuseForeign,
} from './migrate.ts';
import type { Database } from './pool.ts';
import { sql } from './sql.ts';

const migrations = await readMigrations();
const applied = async ({ query }: Database) =>
  (await query<{ name: string }>(sql`select name from schema_migrations order by number`)).map(
    ({ name }) => name,
  );
const wayOut = { clear: 'move it', instead: 'use another' };

test('they are numbered from 1 without a gap', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
});

test('they run once, also when several processes start together', async () => {
  const { database } = await testDatabase('empty');
  const runs = await Promise.all([1, 2, 3].map(() => migrate(database, migrations)));
  const names = migrations.map(({ name }) => name);
  expect(runs.flat().sort()).toEqual(names);
  expect(await applied(database)).toEqual(names);
  expect([await migrate(database, migrations), await missingMigrations(database, migrations)]).toEqual([
    [],
    [],
  ]);
});

test('one that fails leaves nothing of itself, and what ran before stays', async () => {
  const { database } = await testDatabase('empty');
  const broken = {
    number: migrations.length + 1,
    name: '9999-broken.sql',
    checksum: 'x',
    text: 'create table half (); oops',
  };
  await expect(migrate(database, [...migrations, broken])).rejects.toThrow('syntax error');
  expect(await applied(database)).toEqual(migrations.map(({ name }) => name));
  expect(await database.query(sql`select to_regclass('half') as half`)).toEqual([{ half: null }]);
});

const added = (name: string): Migration => ({
  number: Number(name.slice(0, 4)),
  name,
  checksum: name,
  text: 'select 1',
});

test('a newer database is used where its migrations only add', async () => {
  const { database } = await testDatabase('empty');
  const newer = [added('9000-more.sql'), added('9001-some-more.needs-0001.sql')];
  await migrate(database, [...migrations, ...newer]);
  await refuseForeign(database, migrations, wayOut);
  expect([
    await migrate(database, migrations),
    await missingMigrations(database, migrations),
    await newerMigrations(database, migrations),
  ]).toEqual([[], [], newer.map(({ name }) => name)]);
});

test('a newer database is refused by programs that know too little for one of its migrations', async () => {
  const { database } = await testDatabase('empty');
  const newer = [added('9000-more.sql'), added('9001-one-name.needs-9000.sql'), added('9002-more.sql')];
  await migrate(database, [...migrations, ...newer]);
  await refuseForeign(database, [...migrations, added('9000-more.sql')], wayOut);
  await expect(refuseForeign(database, migrations, wayOut)).rejects.toThrow(
    new StartupError(
      'The database is of a newer Matchpoint, which programs before the migration 9000 cannot use (9001-one-name.needs-9000.sql); start the newer one, or use another.',
    ),
  );
});

test('a migration that was left out on the way is applied', async () => {
  const { database } = await testDatabase('empty');
  await migrate(database, [...migrations.slice(0, 1), ...migrations.slice(2)]);
  expect(await migrate(database, migrations)).toEqual(migrations.slice(1, 2).map(({ name }) => name));
});

test('a database of before is refused in one sentence that names the way out', async () => {
  const { database } = await testDatabase('empty');
  await migrate(database, migrations);
  await database.query(sql`update schema_migrations set checksum = 'of before'`);
  await expect(refuseForeign(database, migrations, wayOut)).rejects.toThrow(
    'The database is of an earlier Matchpoint, which this one cannot continue; move it, or use another.',
  );
  expect(await missingMigrations(database, migrations)).toEqual(migrations.map(({ name }) => name));
});

test('a migration behind a long transaction stops the others for a moment at a time, tries again, and names the cause', async () => {
  const { database } = await testDatabase();
  const next = {
    number: migrations.length + 1,
    name: '9999-next.sql',
    checksum: 'x',
    text: 'drop table attempts',
  };
  const tries = { most: 2, wait: 50, pause: 0 };
  let later: Promise<string[]> | undefined;
  await database.transaction(async ({ query }) => {
    await query(sql`select from attempts`);
    await expect(migrate(database, [...migrations, next], tries)).rejects.toThrow(
      'The migration 9999-next.sql waited too long for tables that another program uses; end its transaction, then start again.',
    );
    expect(await applied(database)).toEqual(migrations.map(({ name }) => name));
    later = migrate(database, [...migrations, next], { ...tries, most: 10_000 });
    // Others read the table between two tries.
    await database.query(sql`select from attempts`);
  });
  expect(await later).toEqual([next.name]);
});
