import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { identityProxy } from '../../../scripts/identity/proxy.js';
import { resetLinks, resetPath } from './accounts.ts';
import { journey } from './journey.ts';
import { accountPages, pathOf } from './pages/accounts.ts';

const test = journey();

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
