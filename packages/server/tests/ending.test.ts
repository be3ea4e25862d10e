import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { athlete } from '@matchpoint/core/athletes/fields/athlete';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { filePrograms } from '../src/testing/file-fixtures.ts';
import { start, temporaryFolder } from '../src/testing/program.ts';

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

test('a second signal ends it at once, with its database', async () => {
  const program = start({ MATCHPOINT_DATA_DIR: await temporaryFolder(), MATCHPOINT_DRAIN_SECONDS: '999' });
  const url = await program.ready;
  await ask(`${url}/healthz`);
  program.signal('SIGTERM');
  await expect.poll(() => ask(`${url}/readyz`)).toBe(503);
  program.signal('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
});
