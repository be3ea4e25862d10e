import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from '@matchpoint/server/testing';
import { expect, inject, onTestFinished } from 'vitest';
import { startAuthEmulator } from '../../../scripts/auth-emulator.js';
import { freshAccount } from '../tests/accounts.ts';
import { journey } from '../tests/journey.ts';
import { startOwnServer } from '../tests/known-server.ts';
import { accountPages } from '../tests/pages/accounts.ts';

const test = journey();

test('one build signs in at two projects in turn, and each server takes the tokens of its own', async ({
  page,
  server,
}) => {
  const emulator = await startAuthEmulator({ projectId: 'demo-other' });
  onTestFinished(emulator.stop);
  const other = await startOwnServer({ authEmulator: emulator.host, project: 'demo-other' });
  onTestFinished(other.stop);
  const index = await readFile(join(inject('builtApp'), 'index.html'), 'utf8');
  expect(index).toContain('<meta name="matchpoint-identity" content="">');

  const { enterSignUp, enterSignIn, success, userMenu } = accountPages(page);
  async function signUpAndIn({ url }: TestServer) {
    const account = freshAccount();
    await page.goto(`${url}/sign-up`);
    await enterSignUp(account);
    await success.waitFor();
    const signIn = page.waitForRequest(/accounts:signInWithPassword/);
    const own = page.waitForRequest(`${url}/api/users/me`);
    await enterSignIn(account);
    await userMenu.waitFor();
    const authorization = (await (await own).headerValue('Authorization')) ?? '';
    return { email: account.email, provider: new URL((await signIn).url()).host, authorization };
  }
  const first = await signUpAndIn(server);
  const second = await signUpAndIn(other);
  expect([first.provider, second.provider]).toEqual([inject('authEmulator'), emulator.host]);

  async function me(at: TestServer, { authorization }: typeof first) {
    const answer = await at.fetch('/api/users/me', { headers: { authorization } });
    return answer.ok ? await answer.json() : answer.status;
  }
  expect(await Promise.all([me(server, first), me(other, second)])).toMatchObject([
    { email: first.email },
    { email: second.email },
  ]);
  expect(await Promise.all([me(server, second), me(other, first)])).toEqual([401, 401]);
});
