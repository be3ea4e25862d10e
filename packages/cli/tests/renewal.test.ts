import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json as readJson } from 'node:stream/consumers';
import { testAccounts } from '@matchpoint/server/testing/accounts';
import { expect, inject, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { json } from './fake-service.ts';
import { home, matchpoint } from './matchpoint.ts';

const capabilities = { 'Matchpoint-Capabilities': 'batch-create' };
const batch = z.object({ athletes: z.array(z.object({ name: z.string(), client_ref: z.string() })) });

/** A service that treats the token as expired from the third batch on. */
async function startService() {
  const spent = new Set<string>();
  const created = new Map<string, string>();
  let batches = 0;
  const answers: Readonly<Record<string, object>> = {
    '/api/users/me': {
      email: 'ada@example.com',
      active_profile: 1,
      active_profile_name: 'Demo',
      active_profile_type: 'Agency',
    },
    '/api/users/me/profiles': [{ id: 1, name: 'Demo', profile_type: 'Agency' }],
    '/api/users/me/agencies/1/athletes': [],
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const token = request.headers.authorization ?? '';
    const known = answers[request.url ?? ''];
    const body = request.method === 'POST' ? await readJson(request) : null;
    if (body !== null) batches += 1;
    if (batches === 3 && spent.size === 0) spent.add(token);
    if (spent.has(token)) return json(response, 401, { detail: 'The token has expired.' });
    if (body === null)
      return json(response, known === undefined ? 404 : 200, known ?? { detail: 'Not Found' }, capabilities);
    const { athletes } = z.parse(batch, body);
    for (const { name, client_ref } of athletes) created.set(client_ref, name);
    return json(
      response,
      200,
      athletes.map(({ client_ref }, index) => ({ index, status: 'created', id: client_ref, detail: [] })),
    );
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = z.parse(z.object({ port: z.number() }), server.address());
  return { url: `http://127.0.0.1:${port}`, created, spent };
}

test('a token that expires during an import is renewed without losing a row', async () => {
  const { url, created, spent } = await startService();
  const ada = await testAccounts(inject('authEmulator')).create();
  const env = {
    XDG_STATE_HOME: join(home, crypto.randomUUID()),
    MATCHPOINT_API_URL: url,
    MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL: `http://${inject('authEmulator')}`,
  };
  const login = ['login', '--email', ada.email, '--password-stdin'];
  expect(await matchpoint(login, env, { input: ada.password })).toMatchObject({ code: 0 });
  const path = join(home, `${crypto.randomUUID()}.csv`);
  const names = Array.from({ length: 50 }, (_, at) => `Demo Player ${at}`);
  await writeFile(path, `Name,Available for\n${names.map((name) => `${name},Fall 2027\n`).join('')}`);
  const ended = await matchpoint(['athletes', 'import', path, '--yes', '--batch', '10', '--rate', '15'], env);
  expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining('50 created.') });
  expect([...created.values()].toSorted()).toEqual(names.toSorted());
  expect(spent.size).toBe(1);
});
