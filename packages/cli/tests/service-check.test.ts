import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { capabilities } from '@matchpoint/core/contract/capabilities';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { fakeService, json } from './fake-service.ts';
import { withServer } from './fixtures.ts';
import { matchpoint, start } from './matchpoint.ts';
import { signedInAgency } from './my-agency.ts';

const test = withServer();

const finding = z.object({ call: z.string(), result: z.string(), about: z.string() });

const found = (stdout: string) =>
  z
    .parse(z.array(finding), JSON.parse(stdout))
    .map(({ call, result, about }) =>
      `${call}: ${[result, about].filter(Boolean).join(', ')}`.replace(/[0-9a-f-]{36}/, '<uuid>'),
    );

test('our own service fits, with the calls that create, and leaves nothing behind', async ({ agency }) => {
  const { code, stdout } = await agency.run('service', 'check', '--write', '--format', 'json');
  const lines = found(stdout);
  expect(lines.splice(-capabilities.length)).toEqual(capabilities.map((call) => `${call}: has`));
  expect(lines).toMatchInlineSnapshot(`
    [
      "GET /api/athletes/: fits, 0 rows",
      "GET /api/athletes: fits, 0 rows",
      "GET /api/athletes/{id}: untried, there is no athlete",
      "GET /api/athletes/{id} of nobody: fits, 404",
      "GET /api/agencies/: fits, 1 rows",
      "GET /api/agencies/{id}: fits, Demo <uuid>",
      "CORS: lacks, serve the web app from the same origin, or allow its origin",
      "GET /api/users/me without a token: fits, 401",
      "GET /api/users/me: fits, ada.<uuid>@example.com",
      "GET /api/users/me/profiles: fits, 1 rows",
      "POST /api/users/ of nothing: fits, 422",
      "POST /api/users/me/agencies of nothing: fits, 422",
      "GET /api/users/me/agencies/{id}: fits, Demo <uuid>",
      "GET /api/users/me/agencies/{id}/athletes: fits, 0 rows",
      "POST /api/users/me/agencies/{id}/athletes of nothing: fits, 422",
      "POST /api/users/me/agencies/{id}/athletes: fits, added “Service Check”, and removed it",
    ]
  `);
  expect(code).toBe(0);
  expect((await agency.run('athletes', 'list', '--mine')).stderr).toBe('No athletes match.\n');
});

test('so do the eleven calls alone, and what the faces do without additions is said', async ({ eleven }) => {
  const { run } = await signedInAgency(eleven.url);
  const { code, stdout } = await run('service', 'check', '--format', 'json');
  const lines = found(stdout);
  const lacking = capabilities.map((call) => expect.stringMatching(`^${call}: lacks, \\S`));
  expect(lines.splice(-capabilities.length)).toEqual(lacking);
  expect(lines.filter((line) => !line.includes(': fits'))).toMatchInlineSnapshot(`
    [
      "GET /api/athletes/{id}: untried, there is no athlete",
      "CORS: lacks, serve the web app from the same origin, or allow its origin",
      "POST …: untried, --write tries them; it creates one athlete",
    ]
  `);
  expect(code).toBe(0);
});

test('what does not fit is named, call by call', async () => {
  const { url } = await fakeService(({ pathname }, response) => {
    if (pathname === '/api/athletes/') json(response, 200, [anAthlete({ id: '1' }), { id: '2' }]);
    else if (pathname === '/api/athletes') response.writeHead(301, { Location: '/api/athletes/' }).end();
    else if (pathname === '/api/agencies/') json(response, 200, []);
    else if (pathname === '/api/athletes/1') response.end('<html>');
    else json(response, 404, { error: 'gone' });
  });
  const { code, stdout, stderr } = await matchpoint(['service', 'check', '--api-url', url]);
  expect({ code, stderr, stdout: stdout.split('\n').slice(0, 11) }).toMatchInlineSnapshot(`
    {
      "code": 1,
      "stderr": "error: 5 of the calls do not fit.
    ",
      "stdout": [
        "Result   Call",
        "wrong    GET /api/athletes/: 1 of 2 rows cannot be read; the first: name: Invalid input: expected string, received undefined",
        "wrong    GET /api/athletes: 301: a redirect, which clients do not follow",
        "wrong    GET /api/athletes/{id}: no JSON",
        "wrong    GET /api/athletes/{id} of nobody: 404, but not as {"detail": "…"}",
        "fits     GET /api/agencies/: 0 rows",
        "untried  GET /api/agencies/{id}: there is no agency",
        "lacks    CORS: serve the web app from the same origin, or allow its origin",
        "wrong    GET /api/users/me without a token: 404 instead of 401",
        "untried  calls with a token: sign in first: matchpoint login",
        "untried  POST …: --write tries them; it creates one athlete",
      ],
    }
  `);
});

test('no redirect is followed, and of an answer without end 32 MB are read', async () => {
  const elsewhere = await fakeService((_, response) => json(response, 200, []));
  const megabyte = Buffer.alloc(1024 * 1024, ' ');
  const endless = (response: ServerResponse) =>
    void pipeline(
      Readable.from(
        (function* () {
          for (;;) yield megabyte;
        })(),
      ),
      response,
      () => undefined,
    );
  const { url } = await fakeService(({ pathname }, response) => {
    const paged = { 'Matchpoint-Capabilities': 'paging' };
    if (pathname === '/api/athletes/') endless(response.writeHead(200, paged));
    else if (pathname === '/api/athletes') endless(response.writeHead(200));
    else response.writeHead(307, { Location: `${elsewhere.url}${pathname}` }).end();
  });
  const signedIn = { MATCHPOINT_ID_TOKEN: 'token' };
  const { code, stdout } = await matchpoint(['service', 'check', '--api-url', url], signedIn);
  expect([code, stdout.split('\n').slice(0, 9)]).toMatchInlineSnapshot(`
    [
      1,
      [
        "Result   Call",
        "untried  GET /api/athletes/: more than 32 MB",
        "wrong    GET /api/athletes: more than 32 MB",
        "untried  GET /api/athletes/{id}: its list could not be read",
        "wrong    GET /api/athletes/{id} of nobody: 307 instead of 404",
        "wrong    GET /api/agencies/: 307: a redirect, which clients do not follow",
        "untried  GET /api/agencies/{id}: its list could not be read",
        "lacks    CORS: serve the web app from the same origin, or allow its origin",
        "wrong    GET /api/users/me without a token: 307 instead of 401",
      ],
    ]
  `);
  expect(elsewhere.calls).toEqual([]);
});

test('each finding is printed before the next call is made', async () => {
  let show = () => {};
  const shown = new Promise<void>((resolve) => (show = resolve));
  const { url } = await fakeService(async ({ pathname }, response) => {
    if (pathname === '/api/athletes') await shown;
    json(response, 200, []);
  });
  const child = start(['service', 'check', '--api-url', url]);
  child.stdout.on('data', (text) => {
    if (String(text).includes('fits     GET /api/athletes/: 0 rows')) show();
  });
  await once(child, 'close');
});
