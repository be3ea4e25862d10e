import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createAccount, freshAccount, listenToUserCalls, resetPath } from './accounts.ts';
import { test } from './journey.ts';
import { accountPages, pathOf } from './pages/accounts.ts';
import { focused, shell } from './pages/shell.ts';

const woohoo = 'Woohoo! You can now login with your account.';

describe('signing up', () => {
  test('leads to Sign in with a message that is gone on a later visit', async ({ page }) => {
    const { enterSignUp, enterSignIn, success, userMenu, signUpOrLogin } = accountPages(page);
    const account = freshAccount();
    await page.goto('/');
    await signUpOrLogin.click();
    await page.getByRole('link', { name: 'Create account' }).click();
    await expect.poll(() => shell(page).heading.textContent()).toBe('Create an account');
    await enterSignUp(account);
    await expect
      .poll(async () => ({
        path: pathOf(page),
        message: await success.allTextContents(),
        heading: await shell(page).heading.allTextContents(),
      }))
      .toEqual({ path: '/sign-in', message: [woohoo], heading: ['Sign in to our platform'] });

    await page.getByRole('link', { name: 'Lost password' }).click();
    await page.goBack();
    await expect.poll(() => shell(page).heading.textContent()).toBe('Sign in to our platform');
    expect(await success.count()).toBe(0);

    await enterSignIn(account);
    await userMenu.waitFor();
    expect(pathOf(page)).toBe('/');
    await page.goBack();
    await userMenu.waitFor();
    await expect.poll(() => pathOf(page)).not.toBe('/sign-in');
  });

  test('sends nothing while the passwords differ', async ({ page }) => {
    const { enterSignUp, errors } = accountPages(page);
    const calls = listenToUserCalls(page);
    await page.goto('/sign-up');
    await enterSignUp(freshAccount(), 'another horse');
    await page.getByText('Passwords do not match', { exact: true }).waitFor();
    expect(await focused(page)).toBe(await nameOf(page, 'confirmation'));
    expect(await errors()).toEqual({ confirmation: 'Passwords do not match' });
    expect(calls).toEqual([]);
  });

  test('names missing values at their fields, and sends nothing', async ({ page }) => {
    const { button, field, errors } = accountPages(page);
    const calls = listenToUserCalls(page);
    await page.goto('/sign-up');
    await button('Create account').click();
    const missing = {
      email: 'Enter your email.',
      password: 'Enter a password.',
      terms: 'Accept the terms and conditions to create an account.',
    };
    await expect.poll(errors).toEqual(missing);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('email');
    await field('Your Email').fill('ada at example');
    expect(await errors()).toEqual(missing);
    await field('Your Password').focus();
    const incomplete = 'Enter a complete email address, like name@example.com.';
    await expect.poll(errors).toEqual({ ...missing, email: incomplete });
    await field('Your Email').fill('ada@example.com');
    await field('Your Password').focus();
    const { password, terms } = missing;
    await expect.poll(errors).toEqual({ password, terms });
    expect(calls).toEqual([]);
  });
});

describe('a refusal', () => {
  test.override({ expectedComplaints: /^Failed to load resource/ });

  test('of a sign-up shows the detail', async ({ page }) => {
    const { enterSignUp, danger } = accountPages(page);
    const account = await createAccount();
    await page.goto('/sign-up');
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/users/'));
    await enterSignUp(account);
    await danger.waitFor();
    const { detail }: { detail: string } = JSON.parse(await (await answer).text());
    expect(await danger.textContent()).toBe(detail);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  });

  test('of a sign-up stands at the field that the service names, else in the banner', async ({ page }) => {
    const { enterSignUp, danger, errors, field } = accountPages(page);
    const detail = [
      { loc: ['body', 'email'], msg: 'is in use' },
      { loc: ['body', 'captcha'], msg: 'is missing' },
    ];
    await page.route('**/api/users/', (route) => route.fulfill({ status: 422, json: { detail } }));
    await page.goto('/sign-up');
    await enterSignUp(freshAccount());
    await expect.poll(errors).toEqual({ email: 'email is in use' });
    expect(await danger.allTextContents()).toEqual(['captcha is missing']);
    await field('Your Email').fill(freshAccount().email);
    await field('Your Password').focus();
    await expect.poll(errors).toEqual({});
  });

  test('of a sign-in is gone on a later visit', async ({ page }) => {
    const { enterSignIn, danger } = accountPages(page);
    await page.goto('/sign-in');
    await enterSignIn(freshAccount());
    await danger.waitFor();
    await page.getByRole('link', { name: 'Lost password' }).click();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect.poll(() => shell(page).heading.textContent()).toBe('Sign in to our platform');
    expect(await danger.count()).toBe(0);
  });

  test('of a sign-in shows the provider’s code until the next attempt', async ({ page }) => {
    const { enterSignIn, danger, userMenu } = accountPages(page);
    const account = await createAccount();
    await page.goto('/sign-in');
    await enterSignIn({ ...account, password: 'wrong horse' });
    await danger.waitFor();
    expect(await danger.textContent()).toBe('auth/invalid-credential');
    await enterSignIn(account);
    await userMenu.waitFor();
    expect(pathOf(page)).toBe('/');
  });
});

test('a pending submit button is disabled, spins and keeps its width; a second submit is ignored', async ({
  page,
}) => {
  const { field, button, userMenu } = accountPages(page);
  const account = await createAccount();
  let asked = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/accounts:signInWithPassword?*', async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  await page.goto('/sign-in');
  await field('Your Email').fill(account.email);
  await field('Your Password').fill(account.password);
  const submit = button('Sign in');
  const before = await submit.boundingBox();
  await field('Your Password').press('Enter');
  await expect.poll(() => submit.isDisabled()).toBe(true);
  await field('Your Password').press('Enter');
  expect(await submit.locator('svg').count()).toBe(1);
  expect(await submit.boundingBox()).toEqual(before);
  release();
  await userMenu.waitFor();
  expect(asked).toBe(1);
});

test('password managers recognise the fields', async ({ page }) => {
  const fields = () =>
    page
      .locator('form input:not([type=checkbox])')
      .evaluateAll((all) =>
        all.map((input) =>
          ['id', 'name', 'type', 'autocomplete'].map((name) => input.getAttribute(name)).join(' '),
        ),
      );
  const { heading } = shell(page);
  const known: Readonly<Record<string, readonly string[]>> = {
    '/sign-in': ['email email email username', 'password password password current-password'],
    '/sign-up': [
      'email email email username',
      'password password password new-password',
      'confirmation confirmation password new-password',
    ],
    '/forgot-password': ['email email email username'],
    [await resetPath((await createAccount()).email)]: [
      'password password password new-password',
      'confirmation confirmation password new-password',
    ],
  };
  for (const [path, expected] of Object.entries(known)) {
    await page.goto(path);
    await heading.waitFor();
    expect({ path, fields: await fields() }).toEqual({ path, fields: expected });
  }
});

function nameOf(page: Page, id: string): Promise<string> {
  return page.evaluate((wanted) => {
    const element = document.getElementById(wanted);
    return `${element?.tagName.toLowerCase()} ${element?.getAttribute('aria-label') ?? ''}`;
  }, id);
}
