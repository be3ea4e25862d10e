import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { identityProxy } from '../../../scripts/identity/proxy.js';
import { resetLinks, resetPath } from './accounts.ts';
import { journey } from './journey.ts';
import { accountPages, pathOf } from './pages/accounts.ts';

const test = journey({ expectedComplaints: /^Failed to load resource: .* 400/ });

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

test('the link in the reset email leads to the app', async ({ page, person }) => {
  const { field, button, success } = accountPages(page);
  await leadLinksToTheApp(page);
  await page.goto('/forgot-password');
  await field('Your Email').fill(person.email);
  await button('Recover password').click();
  await success.waitFor();
  const [link = ''] = await resetLinks(person.email);
  await page.goto(link);
  await field('New Password').waitFor();
  expect({ origin: new URL(page.url()).origin, path: pathOf(page) }).toEqual({
    origin: inject('origin'),
    path: '/reset-password',
  });
});

test('a forgotten password is replaced by a link that works once', async ({ page, person }) => {
  const { signIn, enterSignIn, field, button, success, danger, errors, userMenu } = accountPages(page);
  const other = await page.context().newPage();
  const change = async (password: string, confirmation: string) => {
    await field('New Password').fill(password);
    await field('Confirm Password').fill(confirmation);
    await button('Change password').click();
  };
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Lost password' }).click();
  await field('Your Email').fill(person.email);
  await button('Recover password').click();
  await expect
    .poll(() => success.allTextContents())
    .toEqual([
      'If there is an account with this email, a message with a link to a new password is on its way.',
    ]);

  await signIn(person);
  await other.goto('/coaches');
  await accountPages(other).userMenu.waitFor();
  const link = await resetPath(person.email);
  await page.goto(link);
  await change('new correct horse', 'another horse');
  await expect.poll(errors).toEqual({ confirmation: 'Passwords do not match' });
  await change('new correct horse', 'new correct horse');
  await expect
    .poll(() => success.allTextContents())
    .toEqual(['Your password has been changed. Sign in with the new one.']);
  await accountPages(other).signUpOrLogin.waitFor();
  await enterSignIn(person);
  await expect.poll(() => danger.allTextContents()).toEqual(['auth/invalid-credential']);

  await page.goto(link);
  await expect
    .poll(() => danger.allTextContents())
    .toEqual(['This link has been used or has expired. Ask for a new one.']);
  expect(await page.locator('form').count()).toBe(0);
  await page.goto('/sign-in');
  await enterSignIn({ ...person, password: 'new correct horse' });
  await userMenu.waitFor();
  await accountPages(other).userMenu.waitFor();
});

test('a changed password is told also where the browser cannot end the session', async ({ page, person }) => {
  const { signIn, field, button, success } = accountPages(page);
  await signIn(person);
  await page.addInitScript(() => {
    const remove = Storage.prototype.removeItem;
    Storage.prototype.removeItem = function (key) {
      if (key.startsWith('firebase:authUser:')) throw new Error('The storage is read only.');
      remove.call(this, key);
    };
  });
  await page.goto(await resetPath(person.email));
  await field('New Password').fill('new correct horse');
  await field('Confirm Password').fill('new correct horse');
  await button('Change password').click();
  await expect
    .poll(async () => [await success.allTextContents(), pathOf(page), await page.locator('form').count()])
    .toEqual([['Your password has been changed. Sign in with the new one.'], '/reset-password', 0]);
});
