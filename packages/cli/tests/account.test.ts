import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testAccounts } from '@matchpoint/server/testing/accounts';
import { expect, inject } from 'vitest';
import { proxyOf } from './fake-service.ts';
import { withServer } from './fixtures.ts';
import { home, matchpoint, says } from './matchpoint.ts';
import { login } from './my-agency.ts';

const test = withServer();

test('everything that is kept is exported, to stdout or to a file', async ({
  agency: { name, email, run },
}) => {
  const printed = await run('account', 'export');
  expect({ ...printed, stdout: JSON.parse(printed.stdout) }).toMatchObject({
    code: 0,
    stderr: '',
    stdout: { user: { email }, agencies: [{ name }], athletes: [] },
  });
  const file = join(home, 'me.json');
  expect(await run('account', 'export', '--output', file)).toEqual(
    says(0, `Everything that is kept about you is in ${file}.\n`),
  );
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ user: { email } });
});

test('a script deletes with a password from stdin, and says what went', async ({
  agency: { name, email, password, env, run },
}) => {
  const script = ['account', 'delete', '--yes', '--password-stdin'];
  for (const args of [['account', 'delete'], script.slice(0, 3), ['account', 'delete', '--password-stdin']])
    expect(await matchpoint(args, env, { input: password })).toMatchObject({ code: 2, stdout: '' });
  expect(await matchpoint(script, env, { input: 'wrong horse' })).toMatchObject({
    code: 4,
    stderr: expect.stringContaining('error: This is not your current password. Nothing was deleted.'),
  });
  expect(await run('whoami')).toMatchObject({ code: 0 });
  expect(await matchpoint(script, env, { input: `${password}\n` })).toEqual(
    says(
      0,
      [
        `This deletes the account ${email} for good, and:`,
        `  ${name}, with 0 athletes`,
        'Your account has been deleted.',
        '',
      ].join('\n'),
    ),
  );
  await expect(testAccounts(inject('authEmulator')).signIn(email, password)).rejects.toThrow(
    'INVALID_LOGIN_CREDENTIALS',
  );
  expect(await run('account', 'show')).toMatchObject({ code: 4 });
});

test('after a lost answer the account may be gone, and the command says so', async ({ agency, server }) => {
  const { url } = await proxyOf(server.url, (_, response, { method }) => {
    if (method === 'DELETE') response.destroy();
    return method === 'DELETE';
  });
  const env = { ...agency.env, MATCHPOINT_API_URL: url };
  await login(agency, env);
  const script = ['account', 'delete', '--yes', '--password-stdin'];
  const { code, stderr } = await matchpoint(script, env, { input: agency.password });
  expect([code, stderr.split('\n').at(-2)]).toEqual([
    1,
    'error: The service cannot be reached (UND_ERR_SOCKET). Run it again. If you cannot sign in any more, the account was deleted.',
  ]);
});
