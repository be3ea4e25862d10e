import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { createAccount, resetPath } from './accounts.ts';
import { inEveryLook } from './every-look.ts';
import { test } from './journey.ts';
import { accountPages } from './pages/accounts.ts';
import { shell } from './pages/shell.ts';
import { skeletonLines } from './pages/table.ts';

inEveryLook(/^Failed to load resource: .* 400/, () => {
  test('every page of a visitor is accessible and fits (WCAG 2.2 AA)', { timeout: 120_000 }, async ({
    page,
  }) => {
    const { button, danger, enterSignIn } = accountPages(page);
    const { email } = await createAccount();
    for (const [path, submit] of [
      ['/sign-up', 'Create account'],
      ['/forgot-password', 'Recover password'],
      [await resetPath(email), 'Change password'],
      ['/sign-in', 'Sign in'],
    ] as const) {
      await page.goto(path);
      await button(submit).waitFor();
      await expectAccessible(page, path);
      await button(submit).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      await expectAccessible(page, `${path} with what is missing`);
    }
    await enterSignIn({ email: 'nobody@example.com', password: 'wrong horse' });
    await danger.waitFor();
    await expectAccessible(page, '/sign-in refused');
    for (const path of ['/reset-password', '/confirm-email']) {
      await page.goto(path);
      await danger.waitFor();
      await expectAccessible(page, `${path} without a code`);
    }
    await page.goto('/terms');
    await page.getByText('Whoever runs this service has published no terms.').waitFor();
    await expectAccessible(page, '/terms');
  });

  test('every page of a signed-in user is accessible and fits (WCAG 2.2 AA)', { timeout: 120_000 }, async ({
    page,
  }) => {
    const { button, signIn, userMenu } = accountPages(page);
    await signIn(await createAccount());
    for (const path of ['/account', '/settings', '/my-athletes', '/my-agency']) {
      await page.goto(path);
      await shell(page).heading.waitFor();
      await userMenu.waitFor();
      await expect.poll(() => skeletonLines(page.getByRole('main')).count()).toBe(0);
      await expectAccessible(page, path);
    }
    await page.goto('/account');
    for (const [deed, submit] of [
      ['Change email', 'Send the link'],
      ['Change password', 'Change password'],
      ['Delete account', 'Delete account'],
    ] as const) {
      await button(deed).click();
      await page.getByRole('dialog').getByRole('button', { name: submit }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      await expectAccessible(page, deed, '[role=dialog]');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await userMenu.click();
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    await expectAccessible(page, 'the user menu');
  });
});
