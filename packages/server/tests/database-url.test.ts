import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openConnection } from '../src/database/connection.ts';
import { filePostgres, filePrograms } from '../src/testing/file-fixtures.ts';
import { freePort } from '../src/testing/own-postgres.ts';
import { athleteNames, start, temporaryFolder } from '../src/testing/program.ts';

await filePrograms();
const postgres = await filePostgres();

test('two servers on one database that DATABASE_URL names: both serve, and either answers what was changed elsewhere', async () => {
  const MatchpointDataDir = join(await temporaryFolder(), 'data');
  const variables = { DATABASE_URL: postgres.url, MATCHPOINT_DATA_DIR: MatchpointDataDir };
  const [one, other] = await Promise.all([
    start(variables, '--demo').ready,
    start(variables, '--demo').ready,
  ]);
  expect([(await athleteNames(one)).length, (await athleteNames(other)).length]).toEqual([2000, 2000]);
  const connection = await openConnection({ url: postgres.url });
  await connection.query('begin');
  await connection.query('delete from athletes where id > 3');
  await connection.query('update directory set version = version + 1');
  await connection.query('commit');
  await connection.end();
  expect([(await athleteNames(one)).length, (await athleteNames(other)).length]).toEqual([3, 3]);
  await expect(access(MatchpointDataDir)).rejects.toThrow('ENOENT');
});

test('the servers go on by themselves when every connection was cut', async () => {
  const url = await start({ DATABASE_URL: postgres.url }).ready;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
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

test('a database that hangs is 503 in time, and is used again when it goes on', async () => {
  const url = await start({
    DATABASE_URL: postgres.url,
    MATCHPOINT_STATEMENT_SECONDS: '1',
    MATCHPOINT_QUEUE_SECONDS: '1',
  }).ready;
  const readiness = async () => (await fetch(`${url}/readyz`)).status;
  const statuses = () =>
    Promise.all(
      ['/api/agencies/', '/api/athletes/1', '/api/athletes/?q=a'].map(
        async (path) => (await fetch(`${url}${path}`)).status,
      ),
    );
  expect([await readiness(), ...(await statuses())]).toEqual([200, 200, 200, 200]);
  const thaw = await postgres.freeze();
  try {
    expect(await statuses()).toEqual([503, 503, 503]);
    // What the last probe found, which ends after two seconds.
    await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  } finally {
    thaw();
  }
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([200, 200, 200]);
  await expect.poll(readiness).toBe(200);
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
