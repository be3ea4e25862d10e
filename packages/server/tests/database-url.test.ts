import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filePostgres, filePrograms } from '../src/testing/file-fixtures.ts';
import { freePort } from '../src/testing/own-postgres.ts';
import { start, temporaryFolder } from '../src/testing/program.ts';

await filePrograms();
const postgres = await filePostgres();

test('a database that DATABASE_URL names is used, no other is made, and the server goes on when its connections were cut', async () => {
  const MatchpointDataDir = join(await temporaryFolder(), 'data');
  const url = await start({ DATABASE_URL: postgres.url, MATCHPOINT_DATA_DIR: MatchpointDataDir }).ready;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await expect(access(MatchpointDataDir)).rejects.toThrow('ENOENT');
  await postgres.admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'directory'",
  );
  await expect.poll(async () => (await fetch(`${url}/api/agencies/`)).status, { timeout: 20_000 }).toBe(200);
});

test('a server whose database is away lives, says where it looks without the password, and is ready once that is there', async () => {
  const port = await freePort();
  const program = start({ DATABASE_URL: postgres.url, PORT: String(port) });
  await program.ready;
  program.signal('SIGTERM');
  await program.ended;
  await postgres.kill();
  const again = start({ DATABASE_URL: postgres.url, PORT: String(port) });
  const ready = async () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status, String);
  await expect.poll(() => again.said(), { timeout: 20_000 }).toContain('Waiting for the database.');
  expect(again.said()).toBe(
    `Waiting for the database. DATABASE_URL: the database at ${new URL(postgres.url).host} cannot be reached (ECONNREFUSED); start it, correct the address, or leave the variable out to use the embedded database.\n`,
  );
  expect([await ready(), (await fetch(`http://127.0.0.1:${port}/healthz`)).status]).toEqual([503, 200]);
  await postgres.restart();
  await again.ready;
  await expect.poll(ready).toBe(200);
});

test.each([
  [
    'a wrong password',
    (url: string) => url.replace('p%40ss', 'wrong'),
    /refuses the user "visitor" or its password; correct them\.$/,
  ],
  [
    'a missing database',
    (url: string) => url.replace(/directory$/, 'nowhere'),
    /has no database "nowhere"; create it, or name another\.$/,
  ],
])('%s is named without the password', async (_, change, words) => {
  const { code, stderr } = await start({ DATABASE_URL: change(postgres.url) }).ended;
  expect([code, stderr.trimEnd()]).toEqual([1, expect.stringMatching(words)]);
  expect(stderr).not.toContain('p%40ss');
  expect(stderr).not.toContain('wrong');
});
