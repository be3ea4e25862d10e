import { decodeJwt, UnsecuredJWT } from 'jose';
import { expect, inject, test } from 'vitest';
import * as z from 'zod';
import { filePrograms } from '../src/testing/file-fixtures.ts';
import { type Program, start, stopAll, temporaryFolder } from '../src/testing/program.ts';
import { freshEmail, testAccounts } from '../src/testing/test-accounts.ts';
import { said, told } from '../src/testing/test-answer.ts';
import { callerWith, serverAt } from '../src/testing/test-person.ts';

await filePrograms();

const emulator = inject('authEmulator');
const { signIn, remove } = testAccounts(emulator);
const profiles = z.array(z.object({ id: z.string(), name: z.string(), profile_type: z.string() }));

/** What a GET with a token answers. */
const read = async (url: string, path: string, token: string) =>
  said(await callerWith(serverAt(url), token)('GET', path));

/** A token of the demo agency's owner, by the sign-in that the program prints. */
async function demoSignIn(program: Program): Promise<{ email: string; token: string }> {
  await expect.poll(program.said, { timeout: 20_000 }).toMatch(/Sign in as/);
  const [, email = '', password = ''] = /with (\S+) and (\S+)$/m.exec(program.said()) ?? [];
  return { email, token: await signIn(email, password) };
}

test('the demo agency signs in and is its active profile, also after the provider lost its account; a new person signs up and in; the log has no secret', async () => {
  const variables = {
    MATCHPOINT_DATA_DIR: await temporaryFolder(),
    FIREBASE_PROJECT_ID: 'demo-matchpoint',
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
    MATCHPOINT_SIGN_UPS_PER_HOUR: '2',
  };
  const first = start(variables, '--demo');
  const firstUrl = await first.ready;
  const lost = await demoSignIn(first);
  const owned = profiles.parse((await read(firstUrl, '/api/users/me/profiles', lost.token)).body);
  expect(owned).toEqual([{ id: expect.any(String), name: expect.any(String), profile_type: 'Agency' }]);
  await stopAll();
  await remove({ uid: decodeJwt(lost.token).sub ?? '' });

  const program = start(variables, '--demo');
  const url = await program.ready;
  const { email, token: demo } = await demoSignIn(program);
  expect(await read(url, '/api/users/me', demo)).toEqual({
    status: 200,
    body: {
      email,
      active_profile: owned[0]?.id,
      active_profile_name: owned[0]?.name,
      active_profile_type: 'Agency',
      email_verified: true,
    },
  });
  const { body: own } = await read(url, `/api/users/me/agencies/${owned[0]?.id}/athletes`, demo);
  expect(z.array(z.unknown()).parse(own).length).toBeGreaterThan(0);

  const person = { email: freshEmail(), password: 'a word of their own' };
  const signUp = async () => said(await callerWith(serverAt(url), '')('POST', '/api/users/', person));
  expect(await signUp()).toEqual({ status: 201, body: { email: person.email } });
  const token = await signIn(person.email, person.password);
  expect(await read(url, '/api/users/me', token)).toMatchObject({
    status: 200,
    body: { email: person.email, active_profile: null },
  });
  expect((await signUp()).status).toBe(429);
  expect((await read(url, '/api/users/me', `${token}x`)).status).toBe(401);

  program.signal('SIGTERM');
  const { stdout, stderr } = await program.ended;
  for (const secret of [person.email, person.password, token, demo]) {
    expect(stdout + stderr).not.toContain(secret);
  }
}, 60_000);

test('without an identity provider that answers, the directory is served all the same', async () => {
  const program = start(
    {
      MATCHPOINT_DATA_DIR: await temporaryFolder(),
      FIREBASE_PROJECT_ID: 'demo-matchpoint',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    },
    '--demo',
  );
  const url = await program.ready;
  await expect.poll(program.said, { timeout: 20_000 }).toMatch(/There is no demo sign-in: .+\.$/m);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('with a real project nothing is called at the start, and tokens that nobody signed are refused at once', async () => {
  const program = start({
    MATCHPOINT_DATA_DIR: await temporaryFolder(),
    FIREBASE_PROJECT_ID: 'matchpoint-live',
  });
  const url = await program.ready;
  const claims = { sub: 'somebody', aud: 'matchpoint-live', auth_time: 1, iat: 1, exp: 9_999_999_999 };
  const unsigned = new UnsecuredJWT({ ...claims, iss: 'https://securetoken.google.com/matchpoint-live' });
  expect(await read(url, '/api/users/me', unsigned.encode())).toEqual(
    told(401, 'The bearer token is not valid here.'),
  );
  program.signal('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
}, 30_000);
