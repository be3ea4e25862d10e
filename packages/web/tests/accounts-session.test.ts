import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createAccount, listenToUserCalls } from './accounts.ts';
import { test, visit } from './journey.ts';
import { accountPages, pathOf } from './pages/accounts.ts';
import { shell } from './pages/shell.ts';
import { skeletonLines } from './pages/table.ts';

const forThePerson = ['/account', '/settings', '/my-athletes', '/my-agency'];
const forStrangers = ['/sign-in', '/sign-up', '/forgot-password'];

async function isAnonymous(page: Page): Promise<void> {
  await accountPages(page).signUpOrLogin.waitFor();
  expect(await accountPages(page).userMenu.count()).toBe(0);
}

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

describe('guards', () => {
  test('send a visitor Home, and ignore redirects in the URL', async ({ page }) => {
    for (const path of forThePerson) {
      await page.goto(path);
      await expect.poll(() => pathOf(page), { message: path }).toBe('/');
      await isAnonymous(page);
    }
    await page.goto('/account?redirect=https://example.com&next=//example.com');
    await expect.poll(() => pathOf(page)).toBe('/');
  });

  test('send a signed-in user Home from the sign-in pages, and allow the others', async ({ page }) => {
    const { signIn, userMenu } = accountPages(page);
    await signIn(await createAccount());
    for (const path of forStrangers) {
      await page.goto(path);
      await userMenu.waitFor();
      expect({ path, leadsTo: pathOf(page) }).toEqual({ path, leadsTo: '/' });
    }
    for (const path of forThePerson) {
      await page.goto(path);
      await userMenu.waitFor();
      await page.reload();
      await userMenu.waitFor();
      expect({ path, leadsTo: pathOf(page) }).toEqual({ path, leadsTo: path });
    }
  });
});

describe('the session is stored', () => {
  test('on this device: survives a reload, in every tab, not in another browser', async ({ page }) => {
    const { signIn, userMenu } = accountPages(page);
    await signIn(await createAccount());
    await page.reload();
    await userMenu.waitFor();
    const tab = await openTab(page, '/account');
    await accountPages(tab).userMenu.waitFor();
    const other = await visit();
    await other.page.goto('/account');
    await isAnonymous(other.page);
    await other.page.context().close();
  });
});

describe('tabs agree', () => {
  test('Logout ends the session in every open tab', async ({ page }) => {
    const { signIn, choose } = accountPages(page);
    await signIn(await createAccount());
    const account = await openTab(page, '/account');
    await accountPages(account).userMenu.waitFor();
    const coaches = await openTab(page, '/coaches');
    await accountPages(coaches).userMenu.waitFor();
    await choose('Logout');
    for (const tab of [page, account, coaches]) await isAnonymous(tab);
    expect([pathOf(page), pathOf(account), pathOf(coaches)]).toEqual(['/', '/', '/coaches']);
  });

  test('a sign-in in one signs in the other', async ({ page }) => {
    const tab = await openTab(page, '/sign-in');
    await page.goto('/coaches');
    await isAnonymous(page);
    await accountPages(tab).enterSignIn(await createAccount());
    await accountPages(tab).userMenu.waitFor();
    await accountPages(page).userMenu.waitFor();
  });
});

describe('tokens', () => {
  test.override({ expectedComplaints: /^Failed to load resource/ });

  test('while none can be fetched the user stays signed in, and no call is sent', async ({ page }) => {
    const { signIn, userMenu } = accountPages(page);
    await signIn(await createAccount());
    const calls = listenToUserCalls(page);
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('securetoken'));
    await page.route('**/securetoken.googleapis.com/**', (route) => route.abort());
    await page.goto('/account');
    await refused;
    await userMenu.waitFor();
    await shell(page).go('Coaches');
    await expect.poll(() => shell(page).heading.textContent()).toBe('Coaches');
    expect({ path: pathOf(page), calls }).toEqual({ path: '/coaches', calls: [] });
    expect(await userMenu.isVisible()).toBe(true);
  });

  test('one that could not be fetched says so, and is fetched when the person asks again', async ({
    page,
  }) => {
    const { signIn, danger, userMenu } = accountPages(page);
    await signIn(await createAccount());
    const calls = listenToUserCalls(page);
    await page.route('**/securetoken.googleapis.com/**', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 503, message: 'UNAVAILABLE' } } }),
    );
    await page.goto('/account');
    await userMenu.waitFor();
    await danger.waitFor();
    expect({
      message: await danger.textContent(),
      lines: await skeletonLines(shell(page).card('My Profiles')).count(),
      calls,
    }).toEqual({
      message: 'Your sign-in could not be renewed. Try again, or sign in again.',
      lines: 5,
      calls: [],
    });

    await page.unroute('**/securetoken.googleapis.com/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await shell(page).card('My Profiles').getByText('Nothing here yet').waitFor();
    expect({ problems: await danger.count(), path: pathOf(page) }).toEqual({ problems: 0, path: '/account' });
    await expect
      .poll(() => calls.toSorted())
      .toEqual(['GET /api/users/me', 'GET /api/users/me/invitations', 'GET /api/users/me/profiles']);
  });

  test('an account that cannot be loaded shows the connection status, and loads when the service is back', async ({
    page,
  }) => {
    const { signIn, danger } = accountPages(page);
    const { status, card } = shell(page);
    await signIn(await createAccount());
    await page.route('**/api/users/me**', (route) => route.abort());
    await page.goto('/account');
    await status.waitFor();
    await expect.poll(() => skeletonLines(card('My Profiles')).count()).toBe(5);
    await page.unroute('**/api/users/me**');
    await card('My Profiles').getByText('Nothing here yet').waitFor();
    await status.waitFor({ state: 'detached' });
    expect(await danger.count()).toBe(0);
  });

  test('an account that the service refuses shows why, and can be retried', async ({ page }) => {
    const { signIn, danger, button } = accountPages(page);
    const { card } = shell(page);
    await signIn(await createAccount());
    await page.route('**/api/users/me', (route) =>
      route.fulfill({ status: 403, json: { detail: 'This account has no email address.' } }),
    );
    for (const path of ['/my-agency', '/account']) {
      await page.goto(path);
      await danger.waitFor();
      expect(await danger.textContent()).toBe('This account has no email address.');
    }
    await page.unroute('**/api/users/me');
    await button('Try again').click();
    await card('My Profiles').getByText('Nothing here yet').waitFor();
    expect(await danger.count()).toBe(0);
  });

  test('one that the service refuses is renewed once', async ({ page }) => {
    const { signIn, userMenu } = accountPages(page);
    await signIn(await createAccount());
    const bearers: (string | undefined)[] = [];
    await page.route('**/api/users/me', async (route) => {
      bearers.push(route.request().headers()['authorization']);
      if (bearers.length > 1) return route.continue();
      return route.fulfill({ status: 401, json: { detail: 'The sign-in has expired; sign in again.' } });
    });
    await page.goto('/my-agency');
    await page.getByText(/create an Agency profile/).waitFor();
    await userMenu.waitFor();
    expect(bearers.map((bearer) => bearer?.startsWith('Bearer '))).toEqual([true, true]);
  });
});

test('no secret is in the URL or in what the app stores', async ({ page }) => {
  const { signIn } = accountPages(page);
  const account = await createAccount();
  await signIn(account);
  await page.goto('/settings');
  const stored = await page.evaluate(() => ({
    own: Object.entries(localStorage).filter(([key]) => !key.startsWith('firebase:')),
    all: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
  }));
  expect(stored.own).toEqual([]);
  expect(stored.all).not.toContain(account.password);
});

describe('menus whose script fails to load', () => {
  test.override({ expectedComplaints: /ERR_FAILED|PartLoadError|Failed to fetch dynamically/ });

  test('say so in the top bar, and load when retried', async ({ page }) => {
    const { signIn, userMenu, signUpOrLogin } = accountPages(page);
    await signIn(await createAccount());
    const script = /account-menus/;
    await page.route(script, (route) => route.abort());
    await page.reload();
    const again = page.getByRole('button', { name: 'The menu could not be loaded' });
    await again.waitFor();
    expect(await signUpOrLogin.count()).toBe(0);
    expect(await shell(page).heading.textContent()).not.toBe('');
    await page.unroute(script);
    await again.click();
    await userMenu.waitFor();
  });
});
