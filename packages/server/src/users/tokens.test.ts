import { createHmac } from 'node:crypto';
import { type JWTPayload, UnsecuredJWT } from 'jose';
import { describe, expect, inject, test } from 'vitest';
import { testServer, testService } from '../testing/fixtures.ts';
import { testAccounts } from '../testing/test-accounts.ts';
import { startTestProject, usualClaims } from '../testing/test-project.ts';
import type { TestServer } from '../testing/test-server.ts';

const emulator = testAccounts(inject('authEmulator'));
const { project, server: live } = await testService({ trustedProxies: ['127.0.0.1'] });
const local = await testServer({ sharing: live, authEmulator: inject('authEmulator') });

/** Each call of another address, so that none is told to wait. */
let calls = 0;

async function ask(at: TestServer, authorization?: string, init: RequestInit = {}, path = '/api/users/me') {
  calls += 1;
  const answer = await at.fetch(path, {
    ...init,
    headers: {
      'X-Forwarded-For': `10.0.0.${calls}`,
      ...init.headers,
      ...(authorization !== undefined && { Authorization: authorization }),
    },
  });
  return {
    status: answer.status,
    challenge: answer.headers.get('WWW-Authenticate'),
    body: await answer.json(),
  };
}

const write = (at: TestServer, token: string) =>
  ask(
    at,
    `Bearer ${token}`,
    { method: 'PUT', body: '{"active_profile":"1"}', headers: { 'Content-Type': 'application/json' } },
    '/api/users/me/active_profile',
  );

const refusal = (detail: string) => ({
  status: 401,
  challenge: 'Bearer error="invalid_token"',
  body: { detail },
});
const invalid = refusal('The bearer token is not valid here.');
const expired = refusal('The sign-in has expired; sign in again.');
const demoClaims = {
  iss: 'https://securetoken.google.com/demo-matchpoint',
  aud: 'demo-matchpoint',
};
const now = () => Math.floor(Date.now() / 1000);
const unsigned = (claims: JWTPayload = {}) => new UnsecuredJWT({ ...usualClaims(), ...claims }).encode();
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a service takes that reads the algorithm from the token, and has a public key where a secret would be. */
function symmetric(): string {
  const text = `${base64url({ alg: 'HS256', kid: 'key-of-today' })}.${base64url(usualClaims())}`;
  return `${text}.${createHmac('sha256', project.publicKey).update(text).digest('base64url')}`;
}

describe('a real project', () => {
  test('its token is taken, and its keys are fetched once, when the first token comes', async () => {
    expect(project.fetches()).toBe(0);
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => ask(live, `Bearer ${await project.sign()}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(answers[0]?.body).toEqual({
      email: 'somebody@example.com',
      active_profile: null,
      active_profile_name: null,
      active_profile_type: null,
      email_verified: false,
    });
    expect(project.fetches()).toBe(1);
  });

  test('the scheme is read in any case', async () => {
    expect((await ask(live, `bearer  ${await project.sign()}`)).status).toBe(200);
  });

  test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic c29tZWJvZHk6eA==', 'Bearer a b', 'token'])(
    'no bearer: %o',
    async (authorization) => {
      expect(await ask(live, authorization)).toEqual({
        status: 401,
        challenge: 'Bearer',
        body: { detail: 'Sign in to do this: the call carries no bearer token.' },
      });
    },
  );

  const bad: [string, () => Promise<string> | string][] = [
    ['no token at all', () => 'x'],
    ['JSON that is none', () => `${Buffer.from('{').toString('base64url')}.e30.AA`],
    ['unsigned', () => unsigned()],
    ['of the emulator', async () => (await emulator.create()).token],
    ['for another audience', () => project.sign({ aud: 'other' })],
    ['a session cookie', () => project.sign({ iss: 'https://session.firebase.google.com/matchpoint-live' })],
    ['signed with another key', () => project.forge()],
    ['signed with a key that nobody knows', () => project.sign({}, { name: 'key-of-nobody' })],
    [
      'of another person, by changing its text',
      async () => {
        const [header, , signature] = (await project.sign()).split('.');
        return `${header}.${base64url({ ...usualClaims(), sub: 'another' })}.${signature}`;
      },
    ],
    [
      'its header says none, under the name of a key',
      () => `${base64url({ alg: 'none', kid: 'key-of-today' })}.${base64url(usualClaims())}.`,
    ],
    ['signed with the public key as a secret', symmetric],
    ['without a subject', () => project.sign({}, { without: 'sub' })],
    ['with an empty subject', () => project.sign({ sub: '' })],
    ['with a subject of 129 characters', () => project.sign({ sub: 'a'.repeat(129) })],
    ['without an end', () => project.sign({}, { without: 'exp' })],
    ['without the time of the sign-in', () => project.sign({}, { without: 'auth_time' })],
    ['of a sign-in tomorrow', () => project.sign({ auth_time: now() + 86_400 })],
    ['made tomorrow', () => project.sign({ iat: now() + 86_400 })],
    ['not yet valid', () => project.sign({ nbf: now() + 86_400 })],
  ];
  test.each(bad)('refused: %s', async (_, token) => {
    const text = await token();
    expect(await ask(live, `Bearer ${text}`)).toEqual(invalid);
    expect(await write(live, text)).toEqual(invalid);
  });

  test('an expired token is told apart, so that clients renew it', async () => {
    const token = await project.sign({ iat: now() - 7200, auth_time: now() - 7200, exp: now() - 3600 });
    expect(await ask(live, `Bearer ${token}`)).toEqual(expired);
    expect(await write(live, token)).toEqual(expired);
  });

  test('a token that was good is refused when its time is over, and so is another with its text changed', async () => {
    const token = await project.sign({ exp: now() + 2 });
    expect((await ask(live, `Bearer ${token}`)).status).toBe(200);
    expect(await ask(live, `Bearer ${token.slice(0, -10)}`)).toEqual(invalid);
    await expect
      .poll(() => ask(live, `Bearer ${token}`), { interval: 100, timeout: 20_000 })
      .toEqual(expired);
  });

  test.each(['GET', 'DELETE'])('an account without an email address is told so: %s', async (method) => {
    project.accounts.set('somebody', { disabled: false, isVerified: false, validSince: 0 });
    expect(await ask(live, `Bearer ${await project.sign({}, { without: 'email' })}`, { method })).toEqual({
      status: 403,
      challenge: null,
      body: { detail: 'This account has no email address.' },
    });
  });

  test('keys that cannot be fetched say nothing of a token: 503 until they can', async () => {
    const away = await startTestProject();
    const server = await testServer({ sharing: live, identity: away.identity });
    away.setReachable(false);
    const token = `Bearer ${await away.sign()}`;
    expect(await ask(server, token)).toEqual({
      status: 503,
      challenge: null,
      body: { detail: 'The identity provider is out of reach at the moment.' },
    });
    away.setReachable(true);
    expect((await ask(server, token)).status).toBe(200);
    away.stop();
  });
});

describe('the emulator', () => {
  test('its token is taken', async () => {
    const { email, token } = await emulator.create();
    expect(await ask(local, `Bearer ${token}`)).toMatchObject({ status: 200, body: { email } });
  });

  test.each<[string, () => Promise<string> | string]>([
    ['for an account that does not exist', () => unsigned(demoClaims)],
    ['of another project', async () => unsigned({ sub: (await emulator.create()).uid })],
    ['signed by a real project', () => project.sign()],
    ['signed, for the emulator’s project', () => project.sign(demoClaims)],
    ['no token at all', () => 'x'],
  ])('refused: %s', async (_, token) => {
    expect(await ask(local, `Bearer ${await token()}`)).toEqual(invalid);
  });

  test('an expired token is told apart', async () => {
    const { uid } = await emulator.create();
    const token = unsigned({ ...demoClaims, sub: uid, exp: now() - 1 });
    expect(await ask(local, `Bearer ${token}`)).toEqual(expired);
  });
});

test('without an identity provider nobody signs in, and the directory is there', async () => {
  const server = await testServer({ sharing: live });
  const answer = {
    status: 501,
    challenge: null,
    body: { detail: 'This service has no accounts: FIREBASE_PROJECT_ID is not set.' },
  };
  expect(await ask(server, `Bearer ${unsigned()}`)).toEqual(answer);
  expect((await server.fetch('/api/athletes/')).status).toBe(200);
});

test('an address that keeps sending bad tokens is told to wait; good and expired ones are heard all the same', async () => {
  const server = await testServer({ sharing: live, identity: project.identity });
  const bad = await Promise.all(
    Array.from({ length: 62 }, () =>
      server.fetch('/api/users/me', { headers: { Authorization: 'Bearer x' } }),
    ),
  );
  expect(bad.map(({ status }) => status)).toEqual([...Array.from({ length: 60 }, () => 401), 429, 429]);
  expect(Number(bad.at(-1)?.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
  expect(await bad.at(-1)?.json()).toEqual({ detail: 'Too many calls with a bad token; wait a moment.' });
  const old = await project.sign({ exp: now() - 1 });
  expect(await ask(server, `Bearer ${old}`)).toEqual(expired);
  expect((await ask(server, `Bearer ${await project.sign()}`)).status).toBe(200);
});

test('whoever is not signed in is refused before a body without an end was read', async () => {
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"athletes":[')),
  });
  const headers = { 'Content-Type': 'application/json' };
  const path = '/api/users/me/agencies/1/athletes/batch';
  expect(
    await ask(live, undefined, { method: 'POST', body: endless, duplex: 'half', headers }, path),
  ).toEqual({
    status: 401,
    challenge: 'Bearer',
    body: { detail: 'Sign in to do this: the call carries no bearer token.' },
  });
});
