import { describe, expect, inject, test } from 'vitest';
import type { Identity } from '../identity/identity.ts';
import { IdentityUnreachableError } from '../identity/identity-errors.ts';
import { testServer } from '../testing/fixtures.ts';
import { freshEmail, testAccounts } from '../testing/test-accounts.ts';
import type { TestServer } from '../testing/test-server.ts';

const accounts = testAccounts(inject('authEmulator'));
const server = await testServer({ authEmulator: inject('authEmulator'), listening: true });

async function signUp(body: unknown, at = server, headers: Record<string, string> = {}) {
  const answer = await at.fetch('/api/users/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('Retry-After') };
}

const unreachable = () => Promise.reject(new IdentityUnreachableError('app/network-error'));
const away: Identity = {
  bearer: unreachable,
  createAccount: unreachable,
  expectEnabled: unreachable,
  removeAccount: unreachable,
};

const refused = (status: number, detail: unknown) => ({ status, body: { detail }, retryAfter: null });
const entry = (field: string, msg: string) => ({ loc: ['body', field], msg, type: expect.any(String) });

test('whoever signed up can sign in at the provider, and is known here at the first call', async () => {
  const email = freshEmail();
  const unknown = { uid: 'chosen', emailVerified: true };
  expect(await signUp({ email: email.toUpperCase(), password: 'secret word', ...unknown })).toEqual({
    status: 201,
    body: { email },
    retryAfter: null,
  });
  const token = await accounts.signIn(email, 'secret word');
  const me = await server.fetch('/api/users/me', { headers: { Authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ email, active_profile: null });
});

test('an email that has an account is told so, in any case of its letters', async () => {
  const { email } = await accounts.create();
  for (const same of [email, email.toUpperCase()]) {
    expect(await signUp({ email: same, password: 'another one' })).toEqual(
      refused(409, 'There is already an account with this email address.'),
    );
  }
});

describe('what the contract or the provider refuses', () => {
  const password = 'secret word';
  const refusals: [object, object[]][] = [
    [{}, [entry('email', 'must be an email address'), entry('password', 'is required')]],
    [{ email: 'a@example.com', password: '' }, [entry('password', 'is required')]],
    [{ email: 'a@example.com', password: 123456 }, [entry('password', 'must be text')]],
    [{ email: 'a@example.com', password: 'short' }, [entry('password', 'must have at least 6 characters')]],
    [
      { email: 'a@example.com', password: 'p'.repeat(4097) },
      [entry('password', 'must be at most 4096 characters')],
    ],
    [
      { email: 'a@example.com', password: 'secret \ud800' },
      [entry('password', 'must not contain characters that cannot be stored')],
    ],
    ...[
      '',
      ...'somebody a@b @example.com a@b@example.com'.split(' '),
      'a b@example.com',
      'a\0@example.com',
      7,
      null,
      [],
    ].map(
      (email) =>
        [{ email, password }, [entry('email', 'must be an email address')]] satisfies [object, object[]],
    ),
    [
      { email: `${'a'.repeat(260)}@example.com`, password },
      [entry('email', 'must be at most 256 characters')],
    ],
  ];
  test.each(refusals)('%o', async (body, detail) => {
    expect(await signUp(body)).toEqual(refused(422, detail));
  });
});

test('a provider that does not answer is 503, and the log has its code alone', async () => {
  const alone = await testServer({ sharing: server, identity: away });
  const credentials = { email: freshEmail(), password: 'secret word' };
  expect(await signUp(credentials, alone)).toEqual({
    status: 503,
    body: { detail: 'The identity provider is out of reach at the moment.' },
    retryAfter: '2',
  });
  expect(alone.logged).toEqual([
    {
      request: 'of-a-test',
      reason: 'app/network-error',
      message: 'the identity provider is out of reach',
    },
  ]);
});

describe('limits', () => {
  const made: Identity = { ...away, createAccount: async ({ email }) => ({ email }) };
  const limited = (sharing?: TestServer) =>
    testServer({
      identity: made,
      signUpsPerHour: 6,
      trustedProxies: ['127.0.0.1'],
      ...(sharing && { sharing }),
    });
  const from = (address: string) => ({ 'X-Forwarded-For': `1.2.3.4, ${address}` });
  const credentials = () => ({ email: freshEmail(), password: 'secret word' });
  const wait = {
    status: 429,
    body: { detail: 'Too many sign-ups; try again later.' },
    retryAfter: expect.stringMatching(/^(3600|35\d\d)$/),
  };

  test('one address has a number of sign-ups an hour, at all processes together; others are not touched', async () => {
    const one = await limited();
    const other = await limited(one);
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        signUp(credentials(), index % 2 === 0 ? one : other, from('203.0.113.7')),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 6 }, () => 201),
      ...Array.from({ length: 3 }, () => 429),
    ]);
    expect(await signUp(credentials(), other, from('203.0.113.7'))).toEqual(wait);
    expect((await signUp(credentials(), other, from('203.0.113.8'))).status).toBe(201);
  });

  test('one email has a sixth of it, from whatever address', async () => {
    const one = await limited();
    const { email, password } = credentials();
    expect((await signUp({ email, password }, one, from('203.0.113.1'))).status).toBe(201);
    expect(await signUp({ email: email.toUpperCase(), password }, one, from('203.0.113.2'))).toEqual(wait);
  });

  test('what is refused before it reaches the provider counts for nothing', async () => {
    const one = await limited();
    for (let time = 0; time < 10; time += 1) await signUp({ email: 'x' }, one, from('203.0.113.3'));
    expect((await signUp(credentials(), one, from('203.0.113.3'))).status).toBe(201);
  });
});
