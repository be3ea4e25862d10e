import { sessionModel } from '@matchpoint/core/session/session.model';
import { type Driver, drive, walkModel } from '@matchpoint/core/testing/drive';
import { pathName } from '@matchpoint/core/testing/walk';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { freshAccount } from './accounts.ts';
import { test } from './journey.ts';
import { accountPages, pathOf } from './pages/accounts.ts';
import { readFacts } from './pages/facts.ts';
import { shell } from './pages/shell.ts';

test.override({ expectedComplaints: /^Failed to load resource: .* 400/ });

/** A person in a real browser, with the real server and the real identity provider. */
function person(page: Page): Driver<typeof sessionModel> {
  const account = freshAccount();
  const { enterSignUp, enterSignIn, choose, userMenu, signUpOrLogin, success, danger } = accountPages(page);

  async function signInWith(password: string) {
    if (pathOf(page) !== '/sign-in') await signUpOrLogin.click();
    await enterSignIn({ ...account, password });
  }

  async function shows(expected: { path: string; message?: string; refused?: string; signedIn: boolean }) {
    const { path, message, refused, signedIn } = expected;
    await (signedIn ? userMenu : signUpOrLogin).waitFor();
    await expect
      .poll(async () => ({
        path: pathOf(page),
        message: await success.allTextContents(),
        refused: await danger.allTextContents(),
        signedIn: await userMenu.isVisible(),
        anonymous: await signUpOrLogin.isVisible(),
      }))
      .toEqual({
        path,
        message: message === undefined ? [] : [message],
        refused: refused === undefined ? [] : [refused],
        signedIn,
        anonymous: !signedIn,
      });
  }

  return {
    deeds: {
      async signUp() {
        await page.goto('/sign-up');
        await enterSignUp(account);
      },
      signIn: () => signInWith(account.password),
      signInWithWrongPassword: () => signInWith('wrong horse'),
      openSignIn: async () => void (await page.goto('/sign-in')),
      openAccount: async () => void (await page.goto('/account')),
      reload: async () => void (await page.reload()),
      signOut: () => choose('Logout'),
    },
    sights: {
      async unregistered() {
        await page.goto('/');
        await shows({ path: '/', signedIn: false });
      },
      registered: () =>
        shows({
          path: '/sign-in',
          message: 'Woohoo! You can now login with your account.',
          signedIn: false,
        }),
      refused: () => shows({ path: '/sign-in', refused: 'auth/invalid-credential', signedIn: false }),
      async visiting() {
        await signUpOrLogin.waitFor();
        await expect.poll(() => pathOf(page)).toMatch(/^\/(sign-in)?$/);
        await shows({ path: pathOf(page), signedIn: false });
      },
      signedIn: () => shows({ path: '/', signedIn: true }),
      async atAccount() {
        await shows({ path: '/account', signedIn: true });
        await expect
          .poll(() => readFacts(shell(page).card('Account Details')))
          .toEqual({ Email: account.email, Password: 'Hidden' });
      },
    },
  };
}

const { paths } = walkModel(sessionModel);

test('walks all paths of the model', () => {
  expect(paths).toHaveLength(10);
});

for (const path of paths) {
  test(pathName(path), async ({ page }) => {
    await drive(person(page), path);
  });
}
