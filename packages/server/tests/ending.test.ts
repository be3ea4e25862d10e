import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { athlete } from '@matchpoint/core/athletes/fields/athlete';
import { expect, inject, test } from 'vitest';
import * as z from 'zod';
import { filePrograms } from '../src/testing/file-fixtures.ts';
import { startOwnPostgres } from '../src/testing/own-postgres.ts';
import { start, temporaryFolder } from '../src/testing/program.ts';
import { testAccounts } from '../src/testing/test-accounts.ts';

const emulator = inject('authEmulator');

await filePrograms();

/** The status of an answer, or what came instead. */
const ask = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    ({ cause }) => z.object({ code: z.string() }).parse(cause).code,
  );

test('SIGINT does not drain: a list that is being read, and a body that is being sent, are finished', async () => {
  const program = start(
    {
      MATCHPOINT_DATA_DIR: await temporaryFolder(),
      MATCHPOINT_DRAIN_SECONDS: '999',
      FIREBASE_PROJECT_ID: 'demo-matchpoint',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    },
    '--demo',
  );
  const url = await program.ready;
  const reading = get(`${url}/api/athletes/`);
  const [list]: IncomingMessage[] = await once(reading, 'response');
  const sending = request(`${url}/api/users/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Expect: '100-continue' },
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  program.signal('SIGINT');
  await expect.poll(() => ask(`${url}/healthz`), { timeout: 10_000 }).toBe('ECONNREFUSED');
  const answered = once(sending, 'response');
  sending.end('{}');
  const [answer]: IncomingMessage[] = await answered;
  expect([answer?.statusCode, answer?.headers.connection]).toEqual([422, 'close']);
  answer?.resume();
  expect(z.array(athlete).parse(list && (await json(list))).length).toBe(2000);
  expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
});

test('a write that waits for a lock is finished, and reads that wait for a connection are answered', async () => {
  const postgres = await startOwnPostgres(await temporaryFolder());
  const program = start({
    DATABASE_URL: postgres.url,
    MATCHPOINT_DATABASE_CONNECTIONS: '2',
    MATCHPOINT_LOCK_SECONDS: '20',
    MATCHPOINT_STATEMENT_SECONDS: '20',
    FIREBASE_PROJECT_ID: 'demo-matchpoint',
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
  });
  const url = await program.ready;
  const { token } = await testAccounts(emulator).create();
  const database = await postgres.connect();
  await database.query('begin; lock table agencies');
  const creating = fetch(`${url}/api/users/me/agencies`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Demo Agency', sports: ['Tennis'] }),
  });
  const reading = ['a', 'b', 'c'].map((word) => ask(`${url}/api/agencies/?q=${word}`));
  const waiting = async () =>
    (await postgres.admin.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount;
  await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
  program.signal('SIGTERM');
  await expect.poll(() => ask(`${url}/healthz`), { timeout: 10_000 }).toBe('ECONNREFUSED');
  await database.query('rollback');
  expect((await creating).status).toBe(201);
  const outcomes = await Promise.all(reading);
  expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 503)).toEqual([]);
  expect((await program.ended).code).toBe(0);
  expect((await database.query('select name from agencies')).rows).toEqual([{ name: 'Demo Agency' }]);
  await database.end();
  await postgres.stop();
});

test('a second signal ends it at once, with its database', async () => {
  const program = start({ MATCHPOINT_DATA_DIR: await temporaryFolder(), MATCHPOINT_DRAIN_SECONDS: '999' });
  const url = await program.ready;
  await ask(`${url}/healthz`);
  program.signal('SIGTERM');
  await expect.poll(() => ask(`${url}/readyz`)).toBe(503);
  program.signal('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
});
