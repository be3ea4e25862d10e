import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { testAccounts } from '@matchpoint/server/testing/accounts';
import { ownAgencies } from '@matchpoint/server/testing/calls';
import { expect, inject } from 'vitest';
import { answering, fakeService, json } from './fake-service.ts';
import { file, withServer } from './fixtures.ts';
import { matchpoint, says } from './matchpoint.ts';
import { login } from './my-agency.ts';

const test = withServer();

const accounts = testAccounts(inject('authEmulator'));
type Env = Readonly<Record<string, string>>;

async function sessionFiles(env: Env): Promise<string[]> {
  const folder = join(env['XDG_STATE_HOME'] ?? '', 'matchpoint', 'sessions');
  return (await readdir(folder).catch(() => [])).map((name) => join(folder, name));
}

test('a refused sign-in shows the provider’s code and keeps the previous session', async ({ person }) => {
  await login(person, person.env);
  expect(await login({ ...person, password: 'wrong' }, person.env)).toEqual(
    says(4, 'error: Sign-in was refused: the email or the password is wrong.\n'),
  );
  expect((await matchpoint(['whoami'], person.env)).stdout).toContain(person.email);
});

test('a state folder that cannot be used is named, not the password', async ({ person }) => {
  const notFolder = await file('state', '');
  const unusable = (done: string, code: string, path: unknown) =>
    says(
      1,
      `error: The session file ${path} cannot be ${done} (${code}). Check the permissions of its folder, or name another state folder in XDG_STATE_HOME.\n`,
    );
  const ended = await login(person, { ...person.env, XDG_STATE_HOME: notFolder });
  const [, path = ''] = /session file (.+) cannot/.exec(ended.stderr) ?? [];
  expect(ended).toEqual(unusable('written', 'ENOTDIR', path));
  expect(path.startsWith(`${join(notFolder, 'matchpoint', 'sessions')}/127.0.0.1-`)).toBe(true);

  await login(person, person.env);
  const [session = ''] = await sessionFiles(person.env);
  await rm(session);
  await mkdir(session);
  expect(await matchpoint(['whoami'], person.env)).toEqual(unusable('read', 'EISDIR', session));
});

test('passwords and tokens go over plain http to this machine only', async ({ person: { email, env } }) => {
  const { url, calls } = await fakeService((_, response) => json(response, 500, {}));
  const refused = (address: string) =>
    says(
      2,
      `error: Passwords and tokens are not sent to ${address}, because others could read them on the way. Use its https address. On a private network, --insecure sends them.\n`,
    );
  // Reaches this machine, as the address of another would.
  const elsewhere = url.replace('127.0.0.1', '0.0.0.0');
  const remote = { ...env, MATCHPOINT_API_URL: elsewhere };
  const provider = { ...env, MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL: elsewhere };
  const credentials = { email, password: 'secret' };
  expect(await login(credentials, remote)).toEqual(refused(elsewhere));
  expect(await login(credentials, provider)).toEqual(refused(elsewhere));
  expect(await matchpoint(['whoami'], provider)).toEqual(refused(elsewhere));
  for (const name of ['MATCHPOINT_API_KEY', 'MATCHPOINT_ID_TOKEN', 'MATCHPOINT_REFRESH_TOKEN'])
    expect(await matchpoint(['whoami'], { ...remote, [name]: 'secret' })).toEqual(refused(elsewhere));
  expect(calls).toEqual([]);

  expect(await matchpoint(['logout'], remote)).toMatchObject({ code: 0 });
  await matchpoint(['whoami', '--insecure'], { ...remote, MATCHPOINT_ID_TOKEN: 'secret' });
  expect(calls).toEqual(['/api/users/me', '/api/users/me/profiles']);
});

test('without a terminal no question is asked, and nothing incomplete is sent', async ({
  person: { env },
}) => {
  const signIn = (...args: string[]) => matchpoint(['login', '--email', ...args], env);
  const refused = (problem: string) => says(2, `error: ${problem}\n`);
  expect(await signIn('ada@example.com')).toEqual(
    refused(
      'There is no terminal to ask for them. Use: matchpoint login --email <email> --password-stdin < <file>',
    ),
  );
  expect(await signIn('ada@example.com', '--password-stdin')).toEqual(
    refused('stdin has no line to read the password from.'),
  );
  expect(await login({ email: ' ', password: 'secret' }, env)).toEqual(refused('Enter your email.'));
});

test('logout deletes what login stored, also under another token', async ({ person, server }) => {
  await login(person, person.env);
  expect(await matchpoint(['logout'], { ...person.env, MATCHPOINT_ID_TOKEN: 'spent' })).toEqual(
    says(
      0,
      `Signed out ${person.email} at ${server.url}.\nwarning: MATCHPOINT_ID_TOKEN is still set, so other commands will use it.\n`,
    ),
  );
  expect(await matchpoint(['logout'], person.env)).toMatchObject({
    code: 0,
    stderr: `You were not signed in at ${server.url}.\n`,
  });
});

test('a revoked session says how to sign in again', async ({ person }) => {
  await login(person, person.env);
  await accounts.remove(person);
  expect(await matchpoint(['whoami'], person.env)).toEqual(
    says(
      4,
      expect.stringMatching(
        /^error: Your session has ended \([a-z ,]+\)\. Sign in again: matchpoint login\n$/,
      ),
    ),
  );
});

test('tokens of the environment are used and never stored', async ({ person }) => {
  const { env, email, token } = person;
  await login(person, env);
  const MatchpointRefreshToken = await refreshToken(env);
  await matchpoint(['logout'], env);
  for (const tokens of [
    { MATCHPOINT_REFRESH_TOKEN: MatchpointRefreshToken },
    { MATCHPOINT_ID_TOKEN: token },
  ]) {
    const ended = await matchpoint(['whoami', '--verbose'], { ...env, ...tokens });
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining(email) });
    expect(JSON.stringify(ended)).not.toContain(Object.values(tokens)[0]);
  }
  expect(await sessionFiles(env)).toEqual([]);
  expect(await matchpoint(['whoami'], { ...env, MATCHPOINT_ID_TOKEN: 'spent' })).toMatchObject({
    code: 4,
    stderr: expect.stringMatching(/^error: The token in MATCHPOINT_ID_TOKEN was refused \(/),
  });
});

async function refreshToken(env: Env): Promise<string> {
  const [session = ''] = await sessionFiles(env);
  return JSON.parse(await readFile(session, 'utf8')).identity.refreshToken;
}

test('profiles are listed and switched', async ({ person, server }) => {
  const { email, env } = person;
  expect(await login(person, env)).toEqual(
    says(0, `Signed in as ${email} at ${server.url}. No profile is active.\n`),
  );
  for (const name of ['Demo North', 'Demo South'])
    await ownAgencies(server, person).create({ name, sports: ['Tennis'] });
  const before = await matchpoint(['profiles', 'list', '--format', 'json'], env);
  const [one, other] = JSON.parse(before.stdout);
  expect([one.name, other.name].toSorted()).toEqual(['Demo North', 'Demo South']);
  const passive = one.active ? other : one;
  expect(await matchpoint(['profiles', 'use', passive.name.toUpperCase()], env)).toEqual(
    says(0, `${passive.name} is now the active profile.\n`),
  );
  const after = await matchpoint(['whoami', '--format', 'json'], env);
  expect(JSON.parse(after.stdout)).toMatchObject({ active_profile: passive.id });
  expect(await matchpoint(['profiles', 'use', 'Nobody'], env)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('You have no profile "Nobody". Yours: Demo'),
  });
});

test('if the service cannot switch profiles, this machine stores the choice', async ({ person }) => {
  const { url } = await fakeService(
    answering({
      '/api/users/me': {
        email: 'ada@example.com',
        active_profile: 1,
        active_profile_name: 'Demo North',
        active_profile_type: 'Agency',
      },
      '/api/users/me/profiles': [
        { id: 1, name: 'Demo North', profile_type: 'Agency' },
        { id: 2, name: 'Demo South', profile_type: 'Agency' },
        { name: 'Demo without an ID' },
      ],
    }),
  );
  const env = { ...person.env, MATCHPOINT_API_URL: url };
  await login(person, env);
  expect(await matchpoint(['profiles', 'use', 'demo south'], env)).toEqual(
    says(
      0,
      'This service cannot switch profiles. Your choice is kept on this device. Commands on it will act for Demo South.\n',
    ),
  );
  expect(await matchpoint(['profiles', 'list'], env)).toEqual({
    code: 0,
    stdout:
      'ID  Name        Type    Role  Active\n1   Demo North  Agency  -     -\n2   Demo South  Agency  -     yes\n',
    stderr: 'warning: 1 profile could not be read and is left out.\n',
  });
});
