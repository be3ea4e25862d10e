import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '@matchpoint/server/testing';
import { testAccounts } from '@matchpoint/server/testing/accounts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fakeService, json } from './fake-service.ts';
import { home, matchpoint } from './matchpoint.ts';
import { signedInAgency } from './my-agency.ts';

const accounts = testAccounts(inject('authEmulator'));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    cluster: inject('cluster'),
    authEmulator: inject('authEmulator'),
    listening: true,
  });
});
afterAll(() => server.stop());

test('everything that is kept is exported, to stdout or to a file that is not overwritten unasked', async () => {
  const { name, email, env } = await signedInAgency(server.url);
  const printed = await matchpoint(['account', 'export'], env);
  expect({ ...printed, stdout: JSON.parse(printed.stdout) }).toMatchObject({
    code: 0,
    stderr: '',
    stdout: { user: { email }, agencies: [{ name }], athletes: [] },
  });
  const file = join(home, 'me.json');
  expect(await matchpoint(['account', 'export', '--output', file], env)).toEqual({
    code: 0,
    stdout: '',
    stderr: `Everything that is kept about you is in ${file}.\n`,
  });
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ user: { email } });
  expect(await matchpoint(['account', 'export', '--output', file], env)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('exists already'),
  });
});

test('a script deletes with a password from stdin, and says what went', async () => {
  const { name, email, password, env } = await signedInAgency(server.url);
  const script = ['account', 'delete', '--yes', '--password-stdin'];
  for (const args of [['account', 'delete'], script.slice(0, 3), ['account', 'delete', '--password-stdin']])
    expect(await matchpoint(args, env, { input: password })).toMatchObject({ code: 2, stdout: '' });
  expect(await matchpoint(script, env, { input: 'wrong horse' })).toMatchObject({
    code: 4,
    stderr: expect.stringContaining('error: This is not your current password. Nothing was deleted.'),
  });
  expect(await matchpoint(['whoami'], env)).toMatchObject({ code: 0 });
  expect(await matchpoint(script, env, { input: `${password}\n` })).toEqual({
    code: 0,
    stdout: '',
    stderr: [
      `This deletes the account ${email} for good, and:`,
      `  ${name}, with 0 athletes`,
      'Your account has been deleted.',
      '',
    ].join('\n'),
  });
  await expect(accounts.signIn(email, password)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
  expect(await matchpoint(['account', 'show'], env)).toMatchObject({ code: 4 });
});

test('after a lost answer the account may be gone, and the command says so', async () => {
  const { email, password, env } = await signedInAgency(server.url);
  const { url } = await fakeService(({ pathname }, response, { method }) => {
    if (method === 'DELETE') return void response.destroy();
    if (pathname === '/api/users/me')
      return json(response, 200, {
        email,
        active_profile: null,
        active_profile_name: null,
        active_profile_type: null,
      });
    return json(response, 200, [], { 'Matchpoint-Capabilities': 'account' });
  });
  const elsewhere = { ...env, MATCHPOINT_API_URL: url, XDG_STATE_HOME: join(home, crypto.randomUUID()) };
  await matchpoint(['login', '--email', email, '--password-stdin'], elsewhere, { input: password });
  const { code, stderr } = await matchpoint(['account', 'delete', '--yes', '--password-stdin'], elsewhere, {
    input: password,
  });
  expect([code, stderr.split('\n').slice(1)]).toEqual([
    1,
    [
      'error: The service cannot be reached (UND_ERR_SOCKET). Run it again. If you cannot sign in any more, the account was deleted.',
      '',
    ],
  ]);
});
