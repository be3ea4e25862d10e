import { expect } from 'vitest';
import { resetPath } from './accounts.ts';
import { journey } from './journey.ts';
import { accountPages, pathOf } from './pages/accounts.ts';

const test = journey({ expectedComplaints: /^Failed to load resource: .* 400/ });

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
