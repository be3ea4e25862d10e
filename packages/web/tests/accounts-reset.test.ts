import type { Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { identityProxy } from '../../../scripts/identity/proxy.js';
import { createAccount, freshAccount, resetLinks, resetPath } from './accounts.ts';
import { test } from './journey.ts';
import { accountPages, pathOf } from './pages/accounts.ts';

/** Routes the page's calls to the identity provider through the proxy of `npm start`, which knows the app's address. */
async function leadLinksToTheApp(page: Page): Promise<void> {
  const emulator = inject('authEmulator');
  const proxy = identityProxy({
    emulatorPort: Promise.resolve(Number(new URL(`http://${emulator}`).port)),
    saved: async () => {},
    webUrl: () => inject('origin'),
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => {
    proxy.close();
    proxy.closeAllConnections();
  });
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  await page.route(`http://${emulator}/**`, (route) =>
    route.continue({ url: route.request().url().replace(emulator, `127.0.0.1:${address.port}`) }),
  );
}

describe('a forgotten password', () => {
  test.override({ expectedComplaints: /^Failed to load resource/ });
  const sentence =
    'If there is an account with this email, a message with a link to a new password is on its way.';

  test('is replaced through the link in the reset email', async ({ page }) => {
    const { field, button, success, danger, userMenu, enterSignIn } = accountPages(page);
    const account = await createAccount();
    await leadLinksToTheApp(page);
    await page.goto('/forgot-password');
    await field('Your Email').fill(account.email);
    await button('Recover password').click();
    await success.waitFor();
    expect(await success.textContent()).toBe(sentence);

    const [link = ''] = await resetLinks(account.email);
    await page.goto(link);
    await field('New Password').fill('new correct horse');
    expect({ origin: new URL(page.url()).origin, path: pathOf(page) }).toEqual({
      origin: inject('origin'),
      path: '/reset-password',
    });
    await field('Confirm Password').fill('another horse');
    await button('Change password').click();
    await page.getByText('Passwords do not match', { exact: true }).waitFor();
    await field('Confirm Password').fill('new correct horse');
    await button('Change password').click();
    await expect
      .poll(async () => ({ path: pathOf(page), message: await success.allTextContents() }))
      .toEqual({
        path: '/sign-in',
        message: ['Your password has been changed. Sign in with the new one.'],
      });
    await enterSignIn(account);
    await danger.waitFor();
    await enterSignIn({ ...account, password: 'new correct horse' });
    await userMenu.waitFor();
  });

  test('is told also where the provider cannot sign out', async ({ page }) => {
    const { signIn, field, button, success } = accountPages(page);
    const account = await createAccount();
    await signIn(account);
    await page.addInitScript(() => {
      const remove = Storage.prototype.removeItem;
      Storage.prototype.removeItem = function (key) {
        if (key.startsWith('firebase:authUser:')) throw new Error('The storage is read only.');
        remove.call(this, key);
      };
    });
    await page.goto(await resetPath(account.email));
    await field('New Password').fill('new correct horse');
    await field('Confirm Password').fill('new correct horse');
    await button('Change password').click();
    await expect
      .poll(async () => [await success.allTextContents(), pathOf(page), await page.locator('form').count()])
      .toEqual([['Your password has been changed. Sign in with the new one.'], '/reset-password', 0]);
  });

  test('a link that is none says so as soon as it is opened', async ({ page }) => {
    const { danger } = accountPages(page);
    for (const path of ['/reset-password?oobCode=garbage', '/reset-password']) {
      await page.goto(path);
      await danger.waitFor();
      expect([await danger.textContent(), await page.locator('form').count()]).toEqual([
        'This link has been used or has expired. Ask for a new one.',
        0,
      ]);
      const link = page.getByRole('link', { name: 'Forgot password' });
      expect(await link.getAttribute('href')).toBe('/forgot-password');
    }
  });

  test('of an unknown email shows the same sentence', async ({ page }) => {
    const { field, button, success, danger } = accountPages(page);
    await page.goto('/forgot-password');
    await field('Your Email').fill(freshAccount().email);
    await button('Recover password').click();
    await success.waitFor();
    expect(await success.textContent()).toBe(sentence);
    expect(await danger.count()).toBe(0);
  });
});
