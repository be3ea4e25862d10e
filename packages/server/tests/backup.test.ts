import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { filePostgres, filePrograms } from '../src/testing/file-fixtures.ts';
import { run, start, stopAll, temporaryFolder } from '../src/testing/program.ts';

await filePrograms();
const postgres = await filePostgres();
afterEach(async () => {
  await stopAll();
  await emptyDatabase();
});

async function emptyDatabase(): Promise<void> {
  await postgres.admin.query('drop database directory with (force)');
  await postgres.admin.query('create database directory owner visitor');
}

const paths = [
  '/api/athletes/',
  '/api/agencies/',
  '/api/athlete-distributions',
  '/api/athletes/1',
  '/sitemap.xml',
];

async function answers(url: string): Promise<string[]> {
  return Promise.all(paths.map(async (path) => (await fetch(url + path)).text()));
}

async function stopped(program: ReturnType<typeof start>): Promise<void> {
  program.signal('SIGTERM');
  await program.ended;
}

const content = '2000 athletes, 60 agencies and 0 people with an account';

test('a database is backed up while it serves, and restored into an empty one', async () => {
  const variables = { DATABASE_URL: postgres.url };
  const folder = await temporaryFolder();
  const server = start(variables, 'serve', '--demo');
  const before = await answers(await server.ready);
  const { code, stdout, stderr } = await run(variables, 'backup', folder, '--keep-days', '7');
  expect([code, stderr]).toEqual([0, '']);
  const [name = ''] = await readdir(folder);
  const backup = join(folder, name);
  expect(stdout).toBe(`Backed up ${content} to ${backup}.\nRemoved 0 backups from more than 7 days ago.\n`);

  const refused = await run(variables, 'restore', backup, '--replace');
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(`(matchpoint ${server.pid})`) });
  await stopped(server);
  await emptyDatabase();

  const restored = await run(variables, 'restore', backup);
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  expect(restored.stdout).toMatch(
    new RegExp(`^Restored ${content}, as of 20.*Z\\.\nWhat people saved since that time is gone\\. .*\n$`),
  );
  expect(await answers(await start(variables).ready)).toEqual(before);
});

test('the embedded database is backed up while it serves and while it does not, and restored', async () => {
  const MatchpointDataDir = await temporaryFolder();
  const variables = { MATCHPOINT_DATA_DIR: MatchpointDataDir };
  const folder = await temporaryFolder();
  const server = start(variables, 'serve', '--demo');
  const before = await answers(await server.ready);
  expect(await run(variables, 'backup', folder)).toMatchObject({ code: 0, stderr: '' });
  const [name = ''] = await readdir(folder);
  expect(await run(variables, 'restore', join(folder, name))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`is in use by another running server (process ${server.pid})`),
  });
  await stopped(server);
  expect(await run(variables, 'backup', folder)).toMatchObject({ code: 0, stderr: '' });
  const [, second = ''] = (await readdir(folder)).sort();

  const wiped = { MATCHPOINT_DATA_DIR: await temporaryFolder() };
  expect(await run(wiped, 'restore', join(folder, second))).toMatchObject({ code: 0, stderr: '' });
  await expect(access(join(wiped.MATCHPOINT_DATA_DIR, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
  expect(await answers(await start(wiped).ready)).toEqual(before);
});

test('a folder without a database, and one that cannot be written, are named', async () => {
  const data = await temporaryFolder();
  expect(await run({ MATCHPOINT_DATA_DIR: data }, 'backup', join(data, 'b'))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no database in .*; set MATCHPOINT_DATA_DIR .*\n$/),
  });
  const variables = { DATABASE_URL: postgres.url };
  await run(variables, 'migrate');
  const missing = join(data, 'not-mounted');
  expect(await run(variables, 'backup', missing)).toEqual({
    code: 1,
    stdout: '',
    stderr: `The backup cannot be written to ${missing} (ENOENT); mount its disk or make the folder. Nothing was kept of it.\n`,
  });
  await expect(access(missing)).rejects.toThrow('ENOENT');
});

test('a backup that is told to stop leaves nothing', async () => {
  const variables = { DATABASE_URL: postgres.url };
  await run(variables, 'migrate');
  const client = await postgres.connect();
  await client.query('begin; lock table users');
  const folder = await temporaryFolder();
  const backup = start(variables, 'backup', folder);
  await expect.poll(() => readdir(folder), { timeout: 20_000 }).toHaveLength(1);
  backup.signal('SIGTERM');
  const { code, stderr } = await backup.ended;
  expect([code, stderr]).toEqual([1, 'The backup was stopped, and nothing was kept of it.\n']);
  expect(await readdir(folder)).toEqual([]);
  await client.end();
});

test('a database that was copied by other means goes on as a restored one', async () => {
  const server = start({ DATABASE_URL: postgres.url }, 'serve', '--demo');
  const running = await server.ready;
  const before = await answers(running);
  const tag = (await fetch(`${running}/api/athletes/1`)).headers.get('ETag') ?? '';
  await stopped(server);
  await postgres.admin.query('create database copied template directory owner visitor');
  const variables = { DATABASE_URL: postgres.url.replace(/directory$/, 'copied') };
  expect(await run(variables, 'restored')).toEqual({
    code: 0,
    stdout: 'The database goes on as a restored one. Start the servers again.\n',
    stderr: '',
  });
  const url = await start(variables).ready;
  expect(await answers(url)).toEqual(before);
  expect((await fetch(`${url}/api/athletes/1`, { headers: { 'If-None-Match': tag } })).status).toBe(200);
  await stopAll();
  await postgres.admin.query('drop database copied with (force)');
});
