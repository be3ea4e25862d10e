import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { filePostgres, filePrograms } from '../src/testing/file-fixtures.ts';
import { run, start, stopAll, temporaryFolder } from '../src/testing/program.ts';
import { answers, stopped } from '../tests/answers.ts';

await filePrograms();
const postgres = await filePostgres();
afterEach(stopAll);

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
    stdout: 'The database is marked as restored. Start the servers again.\n',
    stderr: '',
  });
  const url = await start(variables).ready;
  expect(await answers(url)).toEqual(before);
  expect((await fetch(`${url}/api/athletes/1`, { headers: { 'If-None-Match': tag } })).status).toBe(200);
  await stopAll();
  await postgres.admin.query('drop database copied with (force)');
});
