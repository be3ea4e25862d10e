import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { fakeService, json } from './fake-service.ts';
import { home, matchpoint } from './matchpoint.ts';
import { type MyAgency, signedInAgency } from './my-agency.ts';
import { keys, openTerminal } from './terminal.ts';

let server: TestServer;
let agency: MyAgency;
beforeAll(async () => {
  server = await startTestServer({
    cluster: inject('cluster'),
    authEmulator: inject('authEmulator'),
    listening: true,
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  agency = await signedInAgency(server.url);
});

async function roster(): Promise<string> {
  const path = join(home, `${crypto.randomUUID()}.csv`);
  await writeFile(path, 'Name,Term,Year\nDemo Ada,Fall,2027\nDemo Bo,Fall,2027\n');
  return path;
}

/** The server behind a proxy that fails its first calls. */
async function failingFirst(refusals: number) {
  let left = refusals;
  const proxy = await fakeService(async (_, response, request) => {
    left -= 1;
    if (left >= 0) return json(response, 503, { detail: 'Starting.' });
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', url = '', headers } = request;
    const answer = await fetch(`${server.url}${url}`, {
      method,
      headers: { Authorization: headers.authorization ?? '', 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
  });
  return { ...agency.env, MATCHPOINT_API_URL: proxy.url, MATCHPOINT_ID_TOKEN: agency.token };
}

test('a script waits for a service that is away before the first row', async () => {
  const ended = await matchpoint(['athletes', 'import', await roster(), '--yes'], await failingFirst(2));
  expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining('2 created.') });
  expect(ended.stderr).toContain('Starting. Asking again in 0:00\n');
});

test('a person is asked, and their next try reaches a service that is back', async () => {
  const terminal = openTerminal(['athletes', 'import', await roster()], await failingFirst(2));
  await terminal.until('Try again?');
  terminal.type(`y${keys.enter}`);
  await terminal.until('Send 2 athletes?');
  terminal.type(`y${keys.enter}`);
  expect(await terminal.ended).toBe(0);
  expect(terminal.shown()).toContain('2 created.');
});

test.each([
  ['n', 'kept', 130, 'precious'],
  ['y', 'overwritten', 0, 'row,status,id,field,message\r\n'],
])('a report that exists is asked about: %s, and it is %s', async (answer, _, code, content) => {
  const report = join(home, `${crypto.randomUUID()}.csv`);
  await writeFile(report, 'precious');
  const args = ['athletes', 'validate', await roster(), '--report', report];
  const terminal = openTerminal(args, {}, { columns: 200, rows: 24 });
  await terminal.until('exists already. Overwrite it?');
  terminal.type(`${answer}${keys.enter}`);
  expect(await terminal.ended).toBe(code);
  expect(await readFile(report, 'utf8')).toBe(content);
});
