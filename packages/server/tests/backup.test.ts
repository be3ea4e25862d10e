import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { filePostgres, filePrograms } from '../src/testing/file-fixtures.ts';
import { run, start, stopAll, temporaryFolder } from '../src/testing/program.ts';
import { answers, stopped } from './answers.ts';

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

const content = '2,000 athletes, 60 agencies and 0 people with an account';

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
