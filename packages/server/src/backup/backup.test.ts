import { appendFile, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openConnection } from '../database/connection.ts';
import { readMigrations } from '../database/migrate.ts';
import { sql } from '../database/sql.ts';
import { testDatabase, testFolder, testService } from '../testing/fixtures.ts';
import { idOf } from '../testing/test-answer.ts';
import type { TestClusterAddress } from '../testing/test-cluster.ts';
import type { TestPerson } from '../testing/test-person.ts';
import { readBackup, removeOlderBackups } from './backup-folder.ts';
import { noteErasure } from './erasures.ts';
import { restoreBackup } from './restore-backup.ts';
import { ownTables } from './stored-tables.ts';
import { takeBackup } from './take-backup.ts';

const migrations = await readMigrations();
const { server, newPerson, beside } = await testService();
const parent = await testFolder();
const take = (address = server.address, into = parent) =>
  takeBackup({ address, migrations, parent: into, program: '0.1.0' });

const weird = {
  name: '\\N \\. دانا 🎾 "quoted", \u{10ffff}',
  bio: 'tab\there\nline\r\nback\\slash \\n \u0001\u007f',
  sport: 'Tennis',
  gender: 'Female',
  country_of_residence: 'CH',
  available_semester: 'Fall',
  available_year: 2027,
  GPA: 3.7,
  SAT: 1200,
  TOEFL: 0,
  UTR: 10.07,
  ITF: Number.MAX_SAFE_INTEGER,
  profile_url: 'https://example.com/a?b=c#d',
  video_1: `https://example.com/${'ü'.repeat(500)}`,
};

/** Every kind of row; some are edited, and some are gone. */
async function fill(one: TestPerson, other: TestPerson) {
  const agencies = [
    await one.createAgency("Smash 'n' \\Dash"),
    await one.createAgency('Second'),
    await other.createAgency('漢字'),
  ];
  const [first = '', second = '', third = ''] = agencies.map((id) => `/api/users/me/agencies/${id}`);
  await one.call('PATCH', first, { city: 'Zürich', agency_information: weird.bio, phone_number: '+41 1' });
  await one.call('PUT', '/api/users/me/active_profile', { active_profile: second.split('/').at(-1) });
  const keyed = { headers: { 'Idempotency-Key': 'key-1' } };
  const athletes = [
    idOf(await one.call('POST', `${first}/athletes`, weird, keyed)),
    idOf(await one.call('POST', `${second}/athletes`, { ...weird, name: 'Ada', sport: 'Soccer' })),
    idOf(await other.call('POST', `${third}/athletes`, { ...weird, name: 'Bo', bio: '', GPA: 1 })),
  ];
  await one.call('PATCH', `${first}/athletes/${athletes[0]}`, { SAT: null });
  const rows = Array.from({ length: 120 }, (_, index) => ({
    ...weird,
    name: `Row ${index}`,
    client_ref: `row-${index}`,
  }));
  await other.call('POST', `${third}/athletes/batch`, { athletes: rows });
  const gone = idOf(await other.call('POST', `${third}/athletes`, { ...weird, name: 'Gone' }));
  await other.call('DELETE', `${third}/athletes/${gone}`);
  await one.call('POST', `${first}/keys`, { name: 'Nightly import' });
  for (const email of [`${other.uid}@example.com`, 'nobody@example.com'])
    await one.call('POST', `${first}/invitations`, { email });
  const [invitation] = z
    .array(z.object({ id: z.string() }))
    .parse((await other.call('GET', '/api/users/me/invitations')).body);
  await other.call('POST', `/api/users/me/invitations/${invitation?.id}`);
  return { agencyId: agencies, athleteId: [...athletes, gone] };
}

const people = [await newPerson(), await newPerson()] as const;
const ids: Readonly<Record<string, readonly string[]>> = await fill(...people);
const backup = await take();
const restore = (address: TestClusterAddress, from = backup, replace = false) =>
  restoreBackup({ address, migrations, backup: from, replace });

async function empty(): Promise<TestClusterAddress> {
  return (await testDatabase('empty')).address;
}

async function runOn<R>(address: TestClusterAddress, statement: string): Promise<R[]> {
  const client = await openConnection(address, 'a test');
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('every row of every table is what it was, and what refers to others does', async () => {
  const address = await empty();
  expect(await restore(address)).toEqual({ migrated: [], erasedAgain: 0, held: 0 });
  const keptOf = (table: string) =>
    table === 'directory' ? 'cursor_key, demo_loaded_at, demo_agency_id' : 'stored.*';
  for (const table of ['agency_editors', 'invitations', 'changes']) {
    expect(await runOn(server.address, `select from ${table} limit 1`)).toHaveLength(1);
  }
  for (const table of ownTables(migrations).filter((name) => name !== 'attempts')) {
    const rows = `select row_to_json(kept)::text as row from (select ${keptOf(table)} from ${table} stored) as kept order by 1`;
    expect([table, await runOn(address, rows)]).toEqual([table, await runOn(server.address, rows)]);
  }
  const constraints =
    "select conrelid::regclass::text, pg_get_constraintdef(oid), convalidated from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2";
  expect(await runOn(address, constraints)).toEqual(await runOn(server.address, constraints));
});

test('tables are those that the migrations make', async () => {
  const rows = await runOn<{ name: string }>(
    server.address,
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  expect(rows.map(({ name }) => name)).toEqual([...ownTables(migrations), 'schema_migrations'].sort());
});

test('nothing that clients kept is taken for an answer of the restored database', async () => {
  const before = await runOn<{ epoch: string; version: string }>(server.address, 'select * from directory');
  const address = await empty();
  await restore(address);
  const [[was], [now]] = [before, await runOn<(typeof before)[number]>(address, 'select * from directory')];
  expect([now?.epoch === was?.epoch, Number(now?.version) > Number(was?.version)]).toEqual([false, true]);

  const [one = expect.fail()] = people;
  const path = `/api/users/me/agencies/${ids['agencyId']?.[0]}`;
  const tag = (await one.call('GET', path)).headers.get('ETag') ?? '';
  const restored = await beside({ sharing: { address } });
  const edit = await one.call('PATCH', path, { city: 'x' }, { at: restored, headers: { 'If-Match': tag } });
  const list = await server.fetch('/api/athletes/');
  const again = await restored.fetch('/api/athletes/', {
    headers: { 'If-None-Match': list.headers.get('ETag') ?? '' },
  });
  expect([edit.status, again.status]).toEqual([412, 200]);
});

test('an id that was given out after the backup is given to nobody else', async () => {
  const address = await empty();
  await restore(address);
  const restored = await beside({ sharing: { address } });
  const [, other = expect.fail()] = people;
  const path = `/api/users/me/agencies/${ids['agencyId']?.[2]}/athletes`;
  const [was, now] = [
    idOf(await other.call('POST', path, weird)),
    idOf(await other.call('POST', path, weird, { at: restored })),
  ];
  expect(Number(now) - Number(was)).toBeGreaterThan(1_000_000);
  await other.call('DELETE', `${path}/${was}`);
});

test('a database that has people in it is replaced only where that is asked for', async () => {
  const address = await empty();
  await restore(address);
  await runOn(address, "update athletes set name = 'Later'; update directory set version = 9e15");
  await expect(restore(address)).rejects.toThrow(
    'The database is not empty: 123 athletes, 3 agencies and 2 people with an account would be removed. Back it up first; then restore with --replace.',
  );
  expect(await runOn(address, 'select distinct name from athletes')).toEqual([{ name: 'Later' }]);
  await restore(address, backup, true);
  expect(await runOn(address, "select from athletes where name = 'Later'")).toEqual([]);
  expect(await runOn(address, 'select version from directory')).toEqual([{ version: '9000000000000001' }]);
});

test('a restore that fails leaves the database as it was', async () => {
  const address = await empty();
  await restore(address);
  const broken = { number: migrations.length + 1, name: '9999-broken.sql', checksum: 'x', text: 'oops' };
  await runOn(address, "update athletes set name = 'Kept'");
  await expect(
    restoreBackup({ address, migrations: [...migrations, broken], backup, replace: true }),
  ).rejects.toThrow('syntax error');
  expect(await runOn(address, 'select distinct name from athletes')).toEqual([{ name: 'Kept' }]);
});

test('a backup of an older schema is migrated, one of a newer is refused', async () => {
  const next = {
    number: migrations.length + 1,
    name: '9999-next.sql',
    checksum: 'x',
    text: 'alter table athletes add column shoe_size integer not null default 42',
  };
  const address = await empty();
  const restored = await restoreBackup({
    address,
    migrations: [...migrations, next],
    backup,
    replace: false,
  });
  expect(restored).toEqual({ migrated: ['9999-next.sql'], erasedAgain: 0, held: 0 });
  expect(await runOn(address, 'select distinct shoe_size from athletes')).toEqual([{ shoe_size: 42 }]);

  await expect(take(address)).rejects.toThrow('its migration 9999-next.sql is not known here');
  const newer = await takeBackup({ address, migrations: [...migrations, next], parent, program: '9.0.0' });
  await expect(restore(await empty(), newer)).rejects.toThrow(
    `${newer.folder} is of a newer Matchpoint (its last migration is 9999-next.sql); restore it with that one.`,
  );
  await rm(newer.folder, { recursive: true });
});

test('servers that run are named, and nothing is restored under them', async () => {
  await expect(restore(server.address, backup, true)).rejects.toThrow(
    `The database is in use (matchpoint ${process.pid}); stop every server`,
  );
});

test('athletes who were erased since the backup are erased again', async () => {
  const [, , bo = ''] = ids['athleteId'] ?? [];
  await appendFile(
    join(parent, 'erased-athletes.txt'),
    `2020-01-01T00:00:00.000Z ${ids['athleteId']?.[1]}\n`,
  );
  await noteErasure(parent, bo);
  const address = await empty();
  expect(await restore(address)).toEqual({ migrated: [], erasedAgain: 1, held: 0 });
  expect(await runOn(address, `select from athletes where id = ${bo}`)).toEqual([]);
  await rm(join(parent, 'erased-athletes.txt'));
});

test('a backup is for its owner’s eyes, and says what it holds', async () => {
  const modes = await Promise.all(
    ['', ...(await readdir(backup.folder))].map(
      async (name) => (await stat(join(backup.folder, name))).mode & 0o777,
    ),
  );
  expect([modes[0], [...new Set(modes.slice(1))]]).toEqual([0o700, [0o600]]);
  expect(JSON.parse(await readFile(join(backup.folder, 'manifest.json'), 'utf8'))).toMatchObject({
    format: 1,
    program: '0.1.0',
    tables: expect.arrayContaining([expect.objectContaining({ name: 'athletes', rows: 123 })]),
  });
  expect(await readBackup(backup.folder)).toEqual(backup);
});

test('what is damaged, interrupted or something else is not a backup', async () => {
  const folder = await testFolder();
  const damaged = await take(server.address, folder);
  await truncate(join(damaged.folder, 'athletes.copy.gz'), 100);
  await expect(readBackup(damaged.folder)).rejects.toThrow('athletes.copy.gz is damaged');
  await rm(join(damaged.folder, 'athletes.copy.gz'));
  await expect(readBackup(damaged.folder)).rejects.toThrow('athletes.copy.gz is damaged');
  await writeFile(join(damaged.folder, 'manifest.json'), '{"format": 2}');
  await expect(readBackup(damaged.folder)).rejects.toThrow(
    'manifest.json is damaged, or of a newer Matchpoint',
  );
  await expect(readBackup(folder)).rejects.toThrow('is not a backup of Matchpoint (manifest.json: ENOENT)');
  const partial = join(folder, 'matchpoint-1.partial');
  await mkdir(partial);
  await expect(readBackup(partial)).rejects.toThrow('is a backup that was interrupted; name a whole one.');
});

test('a backup that fails leaves no folder behind', async () => {
  const folder = await testFolder();
  await expect(take(await empty(), folder)).rejects.toThrow('The database has no data of Matchpoint');
  await server.database.transaction(async ({ query }) => {
    await query(sql`lock table users`);
    const ended = expect(take(server.address, folder)).rejects.toThrow('terminat');
    const terminate = () => server.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'matchpoint backup' and wait_event_type = 'Lock'`;
    await expect.poll(terminate).toHaveLength(1);
    await ended;
  });
  expect(await readdir(folder)).toEqual([]);
});

test('old backups and what interrupted ones left are removed, and nothing else', async () => {
  const folder = await testFolder();
  const old = await take(server.address, folder);
  await mkdir(join(folder, 'matchpoint-x.partial'));
  await mkdir(join(folder, 'mine'));
  const later = new Date(Date.now() + 60_000);
  expect(await removeOlderBackups(folder, new Date(old.manifest.takenAt))).toBe(0);
  expect(await removeOlderBackups(folder, later)).toBe(1);
  expect(await readdir(folder)).toEqual(['mine']);
});

test('a user who may not replace the tables is told whose they have to be', async () => {
  const address = await empty();
  await restore(address);
  await runOn(
    address,
    'create role not_the_owner login; grant select on all tables in schema public to not_the_owner',
  );
  await expect(restore({ ...address, user: 'not_the_owner' }, backup, true)).rejects.toThrow(
    /^The database refuses it \(must be owner of .*\); name a user in DATABASE_URL who owns the database and its tables\.$/,
  );
  await runOn(address, 'drop owned by not_the_owner; drop role not_the_owner');
});

test('what others have built on the tables is named, and left alone', async () => {
  const address = await empty();
  await restore(address);
  await runOn(address, 'create view names as select name from athletes');
  await expect(restore(address, backup, true)).rejects.toThrow(
    /^Something else in the database depends on Matchpoint's tables \(view names depends on .*athletes/,
  );
  expect(await runOn(address, 'select from names limit 1')).toHaveLength(1);
});
