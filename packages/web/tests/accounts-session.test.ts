import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createAccount, signInAt } from './accounts.ts';
import { hold } from './hold.ts';
import { journey } from './journey.ts';
import { accountPages } from './pages/accounts.ts';
import { shell } from './pages/shell.ts';
import { scriptOf } from './script-of.ts';

const test = journey();

async function isAnonymous(page: Page): Promise<void> {
  await accountPages(page).signUpOrLogin.waitFor();
  expect(await accountPages(page).userMenu.count()).toBe(0);
}

test('a tab that is still reading its session follows a sign-out in another', async ({ page, person }) => {
  await signInAt(page, { url: inject('origin') }, person);
  const other = await page.context().newPage();
  // The provider's script asks for the account before it says who is signed in.
  const asked = other.waitForRequest(/accounts:lookup/);
  const release = await hold(other, /accounts:lookup/);
  await other.goto('/agencies');
  await asked;
  await accountPages(page).choose('Logout');
  await isAnonymous(page);
  release();
  await isAnonymous(other);
  await other.close();
});

test('a session that another tab stores again after its end stays ended', async ({ page, person }) => {
  await signInAt(page, { url: inject('origin') }, person);
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  const stored = await other.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => /authUser/.test(key)),
  );
  await accountPages(page).choose('Logout');
  await isAnonymous(page);
  await other.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stored);
  await other.waitForFunction(
    (entries) => entries.every(([key]) => localStorage.getItem(`${key}`) === null),
    stored,
  );
  await isAnonymous(page);
  await other.close();
});

test('a session is kept in one tab, or not at all, as the person chooses', async ({ page, person }) => {
  const { signIn, choose, userMenu } = accountPages(page);
  const kept = (label: string) => page.getByRole('radio', { name: label });
  await signIn(person);
  const other = await page.context().newPage();
  await other.goto('/coaches');
  await accountPages(other).userMenu.waitFor();
  await choose('Settings');
  await page.getByText('This tab', { exact: true }).click();
  await isAnonymous(other);
  await page.reload();
  await userMenu.waitFor();
  expect(await kept('This tab').isChecked()).toBe(true);
  await page.getByText('Not at all', { exact: true }).click();
  await userMenu.waitFor();
  await page.reload();
  await isAnonymous(page);
});

test('where each tab has its own session, others sign out alone', async ({ page, person }) => {
  const kept = JSON.stringify({ version: 1, persistence: 'tab' });
  await page.context().addInitScript((text) => localStorage.setItem('matchpoint.persistence', text), kept);
  const other = await page.context().newPage();
  for (const [tab, account] of [
    [page, person],
    [other, await createAccount()],
  ] as const) {
    await tab.goto('/sign-in');
    await accountPages(tab).enterSignIn(account);
    await accountPages(tab).userMenu.waitFor();
  }
  await accountPages(other).choose('Logout');
  await isAnonymous(other);
  await accountPages(page).choose('My Account');
  await page.getByText(person.email).first().waitFor();
});

describe('an account', () => {
  test.override({ expectedComplaints: /^Failed to load resource/ });

  test('that the service refuses shows why, and can be retried', async ({ page }) => {
    const { signIn, danger, button } = accountPages(page);
    const { card } = shell(page);
    await signIn(await createAccount());
    await page.route('**/api/users/me', (route) =>
      route.fulfill({ status: 403, json: { detail: 'This account has no email address.' } }),
    );
    await page.goto('/account');
    await danger.waitFor();
    expect(await danger.textContent()).toBe('This account has no email address.');
    await page.unroute('**/api/users/me');
    await button('Try again').click();
    await card('My Profiles').getByText('Nothing here yet').waitFor();
    expect(await danger.count()).toBe(0);
  });
});

describe('a script that fails to load', () => {
  test.override({ expectedComplaints: /ERR_FAILED|PartLoadError|Failed to fetch dynamically/ });

  test('of the identity provider leaves public pages; own ones retry', async ({ page, person }) => {
    await signInAt(page, { url: inject('origin') }, person);
    const script = scriptOf('src/session/firebase-identity.ts');
    await page.route(script, (route) => route.abort());
    await page.goto('/agencies');
    await accountPages(page).signUpOrLogin.waitFor();
    await page.goto('/account');
    await page.getByRole('alert').getByText('This page could not be loaded').waitFor();
    await page.unroute(script);
    await page.getByRole('button', { name: 'Try again' }).click();
    await shell(page).card('My Profiles').getByText('Nothing here yet').waitFor();
  });

  test('of the menus is told in the top bar, and loads when retried', async ({ page }) => {
    const { signIn, userMenu, signUpOrLogin } = accountPages(page);
    await signIn(await createAccount());
    const script = scriptOf('src/session/account-menus.tsx');
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
