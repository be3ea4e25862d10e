import { describe, expect } from 'vitest';
import { createAccount, freshAccount, resetPath } from './accounts.ts';
import { hold } from './hold.ts';
import { journey } from './journey.ts';
import { accountPages, pathOf } from './pages/accounts.ts';
import { shell } from './pages/shell.ts';

const test = journey();

describe('typed', () => {
  test.override({ expectedComplaints: /^Failed to load resource/ });

  test('an account is made and signed in, and no secret is stored', async ({ page }) => {
    const { enterSignUp, enterSignIn, success, danger, userMenu, signUpOrLogin } = accountPages(page);
    const account = freshAccount();
    const { heading } = shell(page);
    await page.goto('/');
    await signUpOrLogin.click();
    await page.getByRole('link', { name: 'Create account' }).click();
    await expect.poll(() => heading.textContent()).toBe('Create an account');
    await enterSignUp(account);
    await success.waitFor();
    await page.getByRole('link', { name: 'Lost password' }).click();
    await page.goBack();
    await expect.poll(() => heading.textContent()).toBe('Sign in to our platform');
    expect(await success.count()).toBe(0);
    await enterSignIn(freshAccount());
    await danger.waitFor();
    await page.getByRole('link', { name: 'Lost password' }).click();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect.poll(() => heading.textContent()).toBe('Sign in to our platform');
    expect(await danger.count()).toBe(0);

    await enterSignIn(account);
    await userMenu.waitFor();
    await page.goBack();
    await userMenu.waitFor();
    await expect.poll(() => pathOf(page)).not.toBe('/sign-in');
    const stored = await page.evaluate(() => ({
      own: Object.keys(localStorage).filter((key) => !key.startsWith('firebase:')),
      all: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
    }));
    expect(stored.own).toEqual([]);
    expect(stored.all).not.toContain(account.password);
  });

  test('what is missing or refused is named at its field, which has the focus', async ({ page }) => {
    const { enterSignUp, button, field, errors, danger } = accountPages(page);
    await page.goto('/sign-up');
    await button('Create account').click();
    // A reader would say that a single check box is in a group without a name.
    expect(await page.locator('fieldset').getAttribute('role')).toBe('presentation');
    const missing = {
      email: 'Enter your email.',
      password: 'Enter a password.',
      terms: 'Accept the terms and conditions to create an account.',
    };
    await expect.poll(errors).toEqual(missing);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('email');
    await field('Your Email').fill('ada@example.com');
    await field('Your Password').focus();
    const { password, terms } = missing;
    await expect.poll(errors).toEqual({ password, terms });

    const answer = page.waitForResponse((response) => response.url().endsWith('/api/users/'));
    await enterSignUp(await createAccount());
    await danger.waitFor();
    const { detail }: { detail: string } = JSON.parse(await (await answer).text());
    expect(await danger.textContent()).toBe(detail);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  });
});

test('a pending submit button is disabled and keeps its width; it sends once', async ({ page }) => {
  const { field, button, userMenu } = accountPages(page);
  const account = await createAccount();
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('accounts:signInWithPassword')) asked += 1;
  });
  const release = await hold(page, '**/accounts:signInWithPassword?*');
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
