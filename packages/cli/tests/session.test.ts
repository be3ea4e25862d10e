import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '@matchpoint/server/testing';
import { type TestAccount, testAccounts } from '@matchpoint/server/testing/accounts';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { fakeService, json } from './fake-service.ts';
import { home, matchpoint } from './matchpoint.ts';

const accounts = testAccounts(inject('authEmulator'));
let server: TestServer;
let ada: TestAccount;
let env: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({
    cluster: inject('cluster'),
    authEmulator: inject('authEmulator'),
    listening: true,
  });
});
afterAll(() => server.stop());

beforeEach(async () => {
  ada = await accounts.create();
  env = {
    XDG_STATE_HOME: join(home, crypto.randomUUID()),
    MATCHPOINT_API_URL: server.url,
    MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL: `http://${inject('authEmulator')}`,
  };
});

const login = ({ email, password }: { email: string; password: string }) =>
  matchpoint(['login', '--email', email, '--password-stdin'], env, { input: `${password}\n` });
const nobody = () => ({
  code: 4,
  stdout: '',
  stderr: `error: You are not signed in at ${server.url}. Sign in: matchpoint login (or set MATCHPOINT_REFRESH_TOKEN).\n`,
});

async function sessionFiles(): Promise<string[]> {
  const folder = join(env['XDG_STATE_HOME'] ?? '', 'matchpoint', 'sessions');
  return (await readdir(folder).catch(() => [])).map((name) => join(folder, name));
}

async function agency(name: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/users/me/agencies`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ada.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, sports: ['Tennis'] }),
  });
  expect(answer.status).toBe(201);
}

test('a session is kept until logout, in a file private to this user', async () => {
  expect(await matchpoint(['whoami'], env)).toEqual(nobody());
  expect(await login(ada)).toEqual({
    code: 0,
    stdout: '',
    stderr: `Signed in as ${ada.email} at ${server.url}. No profile is active.\n`,
  });
  expect(await matchpoint(['whoami', '--format', 'json'], env)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`"email": "${ada.email}"`),
    stderr: '',
  });
  const [file = '', ...others] = await sessionFiles();
  expect(others).toEqual([]);
  const modes = await Promise.all([stat(file), stat(join(file, '..'))]);
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['600', '700']);
  expect(await readFile(file, 'utf8')).not.toContain(ada.password);

  expect(await matchpoint(['logout'], env)).toEqual({
    code: 0,
    stdout: '',
    stderr: `Signed out ${ada.email} at ${server.url}.\n`,
  });
  expect(await sessionFiles()).toEqual([]);
  expect(await matchpoint(['whoami'], env)).toEqual(nobody());
});

test('a refused sign-in shows the provider’s code and keeps the previous session', async () => {
  await login(ada);
  expect(await login({ ...ada, password: 'wrong' })).toEqual({
    code: 4,
    stdout: '',
    stderr: 'error: Sign-in was refused: INVALID_LOGIN_CREDENTIALS. Check the email and the password.\n',
  });
  expect((await matchpoint(['whoami'], env)).stdout).toContain(ada.email);
});

test('a state folder that cannot be used is named, not the password', async () => {
  const file = join(home, crypto.randomUUID());
  await writeFile(file, '');
  const unusable = (done: string, code: string, path: unknown) => ({
    code: 1,
    stdout: '',
    stderr: `error: The session file ${path} cannot be ${done} (${code}). Check the permissions of its folder, or name another state folder in XDG_STATE_HOME.\n`,
  });
  const usable = env;
  env = { ...env, XDG_STATE_HOME: file };
  const sessions = join(file, 'matchpoint', 'sessions');
  const ended = await login(ada);
  const [, path = ''] = /session file (.+) cannot/.exec(ended.stderr) ?? [];
  expect(ended).toEqual(unusable('written', 'ENOTDIR', path));
  expect(path.startsWith(`${sessions}/127.0.0.1-`)).toBe(true);

  env = usable;
  await login(ada);
  const [session = ''] = await sessionFiles();
  await rm(session);
  await mkdir(session);
  expect(await matchpoint(['whoami'], env)).toEqual(unusable('read', 'EISDIR', session));
});

test('passwords and tokens go over plain http to this machine only', async () => {
  const { url, calls } = await fakeService((_, response) => json(response, 500, {}));
  const refused = (address: string) => ({
    code: 2,
    stdout: '',
    stderr: `error: Passwords and tokens are not sent to ${address}, because others could read them on the way. Use its https address. On a network that nobody else can read, --insecure sends them.\n`,
  });
  // Reaches this machine, as the address of another would.
  const elsewhere = url.replace('127.0.0.1', '0.0.0.0');
  const remote = { ...env, MATCHPOINT_API_URL: elsewhere };
  const args = ['login', '--email', ada.email, '--password-stdin'];
  expect(await matchpoint(args, remote, { input: 'secret\n' })).toEqual(refused(elsewhere));
  for (const name of ['MATCHPOINT_ID_TOKEN', 'MATCHPOINT_REFRESH_TOKEN'])
    expect(await matchpoint(['whoami'], { ...remote, [name]: 'secret' })).toEqual(refused(elsewhere));
  const provider = { ...env, MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL: elsewhere };
  expect(await matchpoint(args, provider, { input: 'secret\n' })).toEqual(refused(elsewhere));
  expect(await matchpoint(['whoami'], provider)).toEqual(refused(elsewhere));
  expect(calls).toEqual([]);

  expect(await matchpoint(['logout'], remote)).toMatchObject({ code: 0 });
  await matchpoint(['whoami', '--insecure'], { ...remote, MATCHPOINT_ID_TOKEN: 'secret' });
  expect(calls).toEqual(['/api/users/me', '/api/users/me/profiles']);
});

test('without a terminal no question is asked', async () => {
  const problem =
    'There is no terminal to ask for them. Use: matchpoint login --email <email> --password-stdin < <file>';
  expect(await matchpoint(['login', '--email', ada.email], env)).toEqual({
    code: 2,
    stdout: '',
    stderr: `error: ${problem}\n`,
  });
  expect(await matchpoint(['login', '--email', ada.email, '--password-stdin'], env)).toMatchObject({
    code: 2,
    stderr: 'error: stdin has no line to read the password from.\n',
  });
});

test('a sign-in without an email is not sent', async () => {
  expect(await matchpoint(['login', '--email', ' ', '--password-stdin'], env, { input: 'secret\n' })).toEqual(
    {
      code: 2,
      stdout: '',
      stderr: 'error: Enter your email.\n',
    },
  );
});

test('logout deletes what login stored, also without a service and under a token of the environment', async () => {
  await login(ada);
  const alone = { ...env, MATCHPOINT_API_URL: server.url, MATCHPOINT_ID_TOKEN: 'spent' };
  expect(await matchpoint(['logout'], alone)).toEqual({
    code: 0,
    stdout: '',
    stderr: `Signed out ${ada.email} at ${server.url}.\nwarning: MATCHPOINT_ID_TOKEN is still set, so other commands will use it.\n`,
  });
  expect(await matchpoint(['logout'], env)).toMatchObject({
    code: 0,
    stderr: `Nobody was signed in at ${server.url}.\n`,
  });
});

test('a revoked session says how to sign in again', async () => {
  await login(ada);
  await accounts.remove(ada);
  expect(await matchpoint(['whoami'], env)).toEqual({
    code: 4,
    stdout: '',
    stderr: expect.stringMatching(
      /^error: Your session has ended \([A-Z_]+\)\. Sign in again: matchpoint login\n$/,
    ),
  });
});

test('tokens of the environment are used and never stored', async () => {
  await login(ada);
  const [file = ''] = await sessionFiles();
  const { identity } = JSON.parse(await readFile(file, 'utf8'));
  await matchpoint(['logout'], env);
  for (const token of [
    { MATCHPOINT_REFRESH_TOKEN: identity.refreshToken },
    { MATCHPOINT_ID_TOKEN: ada.token },
  ]) {
    const ended = await matchpoint(['whoami', '--verbose'], { ...env, ...token });
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining(ada.email) });
    expect(JSON.stringify(ended)).not.toContain(Object.values(token)[0]);
  }
  expect(await sessionFiles()).toEqual([]);
  expect(await matchpoint(['whoami'], { ...env, MATCHPOINT_ID_TOKEN: 'spent' })).toMatchObject({
    code: 4,
    stderr: expect.stringMatching(/^error: The token in MATCHPOINT_ID_TOKEN was refused \(/),
  });
});

test('an unreachable service or provider does not end the session', async () => {
  await login(ada);
  const down = 'http://127.0.0.1:9';
  const elsewhere = { ...env, MATCHPOINT_API_URL: down, MATCHPOINT_REFRESH_TOKEN: await refreshToken() };
  expect(await matchpoint(['whoami'], elsewhere)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`The service at ${down} cannot be reached`),
  });
  expect(await matchpoint(['whoami'], { ...env, MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL: down })).toMatchObject(
    {
      code: 1,
      stderr: 'error: The sign-in service cannot be reached. Try again.\n',
    },
  );
});

async function refreshToken(): Promise<string> {
  const [file = ''] = await sessionFiles();
  return JSON.parse(await readFile(file, 'utf8')).identity.refreshToken;
}

test('profiles are listed and switched', async () => {
  await login(ada);
  await agency('Demo North');
  await agency('Demo South');
  const before = await matchpoint(['profiles', 'list', '--format', 'json'], env);
  const [one, other] = JSON.parse(before.stdout);
  expect([one.name, other.name].toSorted()).toEqual(['Demo North', 'Demo South']);
  const passive = one.active ? other : one;
  expect(await matchpoint(['profiles', 'use', passive.name.toUpperCase()], env)).toEqual({
    code: 0,
    stdout: '',
    stderr: `${passive.name} is now the active profile.\n`,
  });
  const after = await matchpoint(['whoami', '--format', 'json'], env);
  expect(JSON.parse(after.stdout)).toMatchObject({ active_profile: passive.id });
  expect(await matchpoint(['profiles', 'use', 'Nobody'], env)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('You have no profile "Nobody". Yours: Demo'),
  });
});

test('if the service cannot switch profiles, this machine stores the choice', async () => {
  const profiles = [
    { id: 1, name: 'Demo North', profile_type: 'Agency' },
    { id: 2, name: 'Demo South', profile_type: 'Agency' },
    { name: 'Demo without an ID' },
  ];
  const { url } = await fakeService(({ pathname }, response) => {
    const answers: Record<string, unknown> = {
      '/api/users/me': {
        email: 'ada@example.com',
        active_profile: 1,
        active_profile_name: 'Demo North',
        active_profile_type: 'Agency',
      },
      '/api/users/me/profiles': profiles,
    };
    const answer = answers[pathname];
    if (answer === undefined) json(response, 404, { detail: 'Not Found' });
    else json(response, 200, answer);
  });
  env = { ...env, MATCHPOINT_API_URL: url };
  await login(ada);
  expect(await matchpoint(['profiles', 'use', 'demo south'], env)).toEqual({
    code: 0,
    stdout: '',
    stderr:
      'This service cannot switch profiles. Your choice is kept on this device. Commands on it will act for Demo South.\n',
  });
  expect(await matchpoint(['profiles', 'list'], env)).toEqual({
    code: 0,
    stdout: 'ID  Name        Type    Active\n1   Demo North  Agency  -\n2   Demo South  Agency  yes\n',
    stderr: 'warning: 1 profile could not be read and is left out.\n',
  });
});
