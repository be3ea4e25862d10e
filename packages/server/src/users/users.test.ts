import { describe, expect, inject, test } from 'vitest';
import { testServer } from '../testing/fixtures.ts';
import { type TestAccount, testAccounts } from '../testing/test-accounts.ts';

const accounts = testAccounts(inject('authEmulator'));
const server = await testServer({ authEmulator: inject('authEmulator') });
const plain = await testServer({ authEmulator: inject('authEmulator'), sharing: server, extensions: false });

async function call(path: string, { token }: { token?: string } = {}, init: RequestInit = {}, at = server) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await at.fetch(path, { ...init, headers: { ...headers, ...init.headers } });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

async function answerTo(...asked: Parameters<typeof call>) {
  const { status, body } = await call(...asked);
  return { status, body };
}

const put = (profile: unknown): RequestInit => ({
  method: 'PUT',
  body: JSON.stringify({ active_profile: profile }),
});

/** Gives agencies of these names to an account, oldest first; answers their ids. */
async function own(account: TestAccount, ...names: string[]): Promise<string[]> {
  await call('/api/users/me', account);
  const ids = await server.addAgencies(names.map((name) => ({ name })));
  await server.sql`
    update agencies set owner_id = users.id from users
    where users.uid = ${account.uid} and agencies.id = any(${`{${ids.join(',')}}`}::bigint[])`;
  return ids;
}

const user = (account: TestAccount, id?: string, name?: string) => ({
  status: 200,
  body: {
    email: account.email,
    active_profile: id ?? null,
    active_profile_name: name ?? null,
    active_profile_type: id === undefined ? null : 'Agency',
    email_verified: false,
  },
});

describe('the current user', () => {
  test('an account that was made at the provider has no profile yet', async () => {
    const account = await accounts.create();
    expect(await answerTo('/api/users/me', account)).toEqual(user(account));
    expect(await answerTo('/api/users/me/profiles', account)).toEqual({ status: 200, body: [] });
  });

  test('first calls that come together make one user', async () => {
    const account = await accounts.create();
    const paths = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? '/api/users/me' : '/api/users/me/profiles/',
    );
    const answers = await Promise.all(paths.map((path) => call(path, account)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(await server.sql`select email from users where uid = ${account.uid}`).toEqual([
      { email: account.email },
    ]);
  });

  test('an email that changed at the provider changes here', async () => {
    const account = await accounts.create();
    await call('/api/users/me', account);
    await server.sql`update users set email = 'old@example.com' where uid = ${account.uid}`;
    expect(await answerTo('/api/users/me', account)).toEqual(user(account));
  });

  test('the active profile is the chosen one, then the oldest, then none', async () => {
    const account = await accounts.create();
    const [first = '', second = '', third = ''] = await own(account, 'First', 'Second', 'Third');
    expect(await answerTo('/api/users/me', account)).toEqual(user(account, first, 'First'));
    await server.sql`update users set active_agency_id = ${second} where uid = ${account.uid}`;
    expect(await answerTo('/api/users/me', account)).toEqual(user(account, second, 'Second'));
    await server.sql`update agencies set owner_id = null where id = ${second}`;
    expect(await answerTo('/api/users/me', account)).toEqual(user(account, first, 'First'));
    await server.sql`delete from agencies where id in (${first}, ${second})`;
    expect(await answerTo('/api/users/me', account)).toEqual(user(account, third, 'Third'));
    await server.sql`delete from agencies where id = ${third}`;
    expect(await answerTo('/api/users/me', account)).toEqual(user(account));
  });

  test('the profiles are the agencies of the user alone, oldest first', async () => {
    const [account, other] = [await accounts.create(), await accounts.create()];
    const [second, first] = (await own(account, 'Bravo', 'Alpha')).reverse();
    await own(other, 'Not yours');
    expect(await answerTo('/api/users/me/profiles', account)).toEqual({
      status: 200,
      body: [
        { id: first, name: 'Bravo', profile_type: 'Agency', role: 'owner' },
        { id: second, name: 'Alpha', profile_type: 'Agency', role: 'owner' },
      ],
    });
  });
});

describe('switching the profile', () => {
  test('one of the user’s own becomes the active one; its id is taken as text or number', async () => {
    const account = await accounts.create();
    const [first = '', second = ''] = await own(account, 'First', 'Second');
    const path = '/api/users/me/active_profile';
    expect(await answerTo(path, account, put(second))).toEqual(user(account, second, 'Second'));
    expect(await answerTo('/api/users/me/', account)).toEqual(user(account, second, 'Second'));
    expect(await answerTo(`${path}/`, account, put(Number(first)))).toEqual(user(account, first, 'First'));
  });

  test('another’s profile is answered as one that does not exist, and changes nothing', async () => {
    const [account, other] = [await accounts.create(), await accounts.create()];
    const [mine = ''] = await own(account, 'Mine');
    const [theirs = ''] = await own(other, 'Theirs');
    const asked = [theirs, '999999999', '9'.repeat(30), 'abc', '-1', 0, 1.5, "1' or '1'='1"];
    const answers = await Promise.all(
      asked.map((id) => answerTo('/api/users/me/active_profile', account, put(id))),
    );
    expect(answers).toEqual(
      asked.map(() => ({ status: 404, body: { detail: 'There is no such profile.' } })),
    );
    expect(await answerTo('/api/users/me', account)).toEqual(user(account, mine, 'Mine'));
  });

  test.each([null, '', [], {}, true])('%o is no id', async (id) => {
    const account = await accounts.create();
    const { status, body } = await call('/api/users/me/active_profile', account, put(id));
    expect([status, body]).toEqual([
      422,
      { detail: [{ loc: ['body', 'active_profile'], msg: expect.any(String), type: expect.any(String) }] },
    ]);
  });

  test('switches that come together end at one of them', async () => {
    const account = await accounts.create();
    const ids = await own(account, 'A', 'B', 'C');
    const answers = await Promise.all(
      ids.map((id) => call('/api/users/me/active_profile', account, put(id))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await call('/api/users/me', account);
    expect(ids.map((id) => ({ active_profile: id }))).toContainEqual({
      active_profile: Object(body).active_profile,
    });
  });

  test('without extensions the call is not there, and the rest is', async () => {
    const account = await accounts.create();
    const [id = ''] = await own(account, 'Mine');
    expect(await answerTo('/api/users/me/active_profile', account, put(id), plain)).toEqual({
      status: 404,
      body: { detail: 'There is no such call.' },
    });
    const { email_verified: _, ...plainUser } = user(account, id, 'Mine').body;
    expect(await answerTo('/api/users/me', account, {}, plain)).toEqual({ status: 200, body: plainUser });
    expect(await answerTo('/api/users/me/profiles', account, {}, plain)).toEqual({
      status: 200,
      body: [{ id, name: 'Mine', profile_type: 'Agency' }],
    });
  });
});

test('nothing under /api/users is kept by anybody', async () => {
  const account = await accounts.create();
  const answers = await Promise.all([
    call('/api/users/me', account),
    call('/api/users/me/profiles', account),
    call('/api/users/me/active_profile', account, put('1')),
    call('/api/users/me'),
    call('/api/users/', {}, { method: 'POST', body: '{}' }),
    call('/api/users/', account),
    call('/api/users/nobody', account),
  ]);
  expect(answers.map(({ headers, status }) => [status, headers.get('Cache-Control')])).toEqual(
    [200, 200, 404, 401, 422, 405, 404].map((status) => [status, 'no-store']),
  );
});

test.each([
  ['/api/users/', 'GET', 'POST'],
  ['/api/users/me', 'POST', 'GET, HEAD, DELETE'],
  ['/api/users/me/profiles', 'DELETE', 'GET, HEAD'],
  ['/api/users/me/active_profile', 'GET', 'PUT'],
])('%s takes no %s', async (path, method, allow) => {
  const { status, headers } = await call(path, {}, { method });
  expect([status, headers.get('Allow')]).toEqual([405, allow]);
});
