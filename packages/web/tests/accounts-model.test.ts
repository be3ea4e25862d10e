import { accountFormsModel } from '@matchpoint/core/session/account-forms.model';
import { sessionModel } from '@matchpoint/core/session/session.model';
import { type Driver, drive, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Account, freshAccount, resetPath } from './accounts.ts';
import { journey } from './journey.ts';
import { accountPages, pathOf } from './pages/accounts.ts';
import { readFacts } from './pages/facts.ts';
import { shell } from './pages/shell.ts';

const test = journey({ expectedComplaints: /^Failed to load resource/ });

const welcome = 'Woohoo! You can now login with your account.';
const code = 'auth/invalid-credential';

async function openTab(page: Page, path: string) {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

/** What a page shows of accounts; fields that are not expected are empty. */
async function expectPage(page: Page, expected: object): Promise<void> {
  const { success, danger, errors, userMenu, signUpOrLogin } = accountPages(page);
  await expect
    .poll(async () => ({
      path: new URL(page.url()).pathname,
      message: await success.allTextContents(),
      danger: await danger.allTextContents(),
      errors: await errors(),
      signedIn: await userMenu.isVisible(),
      anonymous: await signUpOrLogin.isVisible(),
    }))
    .toEqual({ message: [], danger: [], errors: {}, signedIn: false, anonymous: true, ...expected });
}

const signedIn = { signedIn: true, anonymous: false };

async function signInAs(page: Page, account: Account): Promise<void> {
  if (pathOf(page) !== '/sign-in') await accountPages(page).signUpOrLogin.click();
  await accountPages(page).enterSignIn(account);
}

/** A person in a real browser, with the real server and the real identity provider. */
function person(page: Page): Driver<typeof sessionModel> {
  const account = freshAccount();
  const { enterSignUp, choose } = accountPages(page);
  const tokens = '**/securetoken.googleapis.com/**';
  const profiles = shell(page).card('My Profiles');
  const facts = async () => readFacts(shell(page).card('Account Details'));

  return {
    actions: {
      async signUp() {
        if (pathOf(page) === '/sign-in') await page.getByRole('link', { name: 'Create account' }).click();
        else await page.goto('/sign-up');
        await enterSignUp(account);
      },
      signIn: () => signInAs(page, account),
      signInWithWrongPassword: () => signInAs(page, { ...account, password: 'wrong horse' }),
      openSignIn: async () => void (await page.goto('/sign-in')),
      openAccount: async () => void (await page.goto('/account')),
      reload: async () => void (await page.reload()),
      async signOut() {
        await choose('Logout');
        await page.unroute(tokens);
      },
      async signInElsewhere() {
        await signInAs(await openTab(page, '/sign-in'), account);
      },
      async signOutElsewhere() {
        await accountPages(await openTab(page, '/coaches')).choose('Logout');
      },
      async loseToken() {
        await page.route(tokens, (route) => route.abort());
        await page.reload();
      },
      recoverToken: () => page.unroute(tokens),
    },
    sights: {
      async unregistered() {
        await page.goto('/');
        await expectPage(page, { path: '/' });
      },
      unknown: () => expectPage(page, { path: '/sign-in', danger: [code] }),
      registered: () => expectPage(page, { path: '/sign-in', message: [welcome] }),
      refused: () => expectPage(page, { path: '/sign-in', danger: [code] }),
      async visiting() {
        await expect.poll(() => pathOf(page)).toMatch(/^\/(sign-in)?$/);
        await expectPage(page, { path: pathOf(page) });
      },
      signedIn: () => expectPage(page, { path: '/', ...signedIn }),
      async atAccount() {
        await profiles.getByText('Nothing here yet').waitFor();
        await expectPage(page, { path: '/account', ...signedIn });
        expect(await facts()).toEqual({ Email: account.email, Password: 'Hidden' });
      },
      async withoutToken() {
        const danger = ['Your sign-in could not be renewed. Try again, or sign in again.'];
        await expectPage(page, { path: '/account', danger, ...signedIn });
        expect(await facts()).toEqual({ Email: account.email, Password: 'Hidden' });
        expect(await profiles.getByText('Nothing here yet').count()).toBe(0);
      },
    },
  };
}

/** A person who gets the forms wrong, with a second tab open. */
async function clumsyPerson(page: Page): Promise<Driver<typeof accountFormsModel>> {
  let account = freshAccount();
  let link = '';
  const old = account;
  const other = await openTab(page, '/coaches');
  const { field, button, terms, choose, enterSignUp } = accountPages(page);
  const differ = { confirmation: 'Passwords do not match' };
  const keep = async (label: string) => {
    await choose('Settings');
    await page.getByRole('radio', { name: label }).check();
  };
  const enterReset = async (password: string, confirmation: string) => {
    await field('New Password').fill(password);
    await field('Confirm Password').fill(confirmation);
    await button('Change password').click();
  };
  /** Both tabs show the same session. */
  const expectBoth = async (expected: {
    readonly path: string;
    readonly message?: readonly string[];
    readonly signedIn?: boolean;
  }) => {
    await expectPage(page, expected);
    const { signedIn: isSignedIn = false } = expected;
    await expectPage(other, { path: '/coaches', signedIn: isSignedIn, anonymous: !isSignedIn });
  };

  return {
    actions: {
      async signUpWithTwoPasswords() {
        await page.goto('/sign-up');
        await enterSignUp(account, 'another horse');
      },
      async mendWithoutTerms() {
        await field('Confirm Password').fill(account.password);
        await terms.uncheck();
        await button('Create account').click();
      },
      async acceptTerms() {
        await terms.check();
        await button('Create account').click();
      },
      signIn: () => signInAs(page, account),
      signInWithOldPassword: () => signInAs(page, old),
      async forget() {
        const name = /^(Lost|Forgot) password$/;
        await page.getByRole('link', { name }).click();
        await field('Your Email').fill(account.email);
        await button('Recover password').click();
        link = '';
      },
      async openLink() {
        link ||= await resetPath(account.email);
        await page.goto(link);
      },
      typeTwoPasswords: () => enterReset('new correct horse', 'another horse'),
      async changePassword() {
        account = { ...account, password: 'new correct horse' };
        await enterReset(account.password, account.password);
      },
      reload: async () => void (await page.reload()),
      signOut: () => choose('Logout'),
      keepInTab: () => keep('This tab'),
      keepNowhere: () => keep('Not at all'),
    },
    sights: {
      async unregistered() {
        await page.goto('/');
        await expectBoth({ path: '/' });
      },
      async mismatched() {
        await expectPage(page, { path: '/sign-up', errors: differ });
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('confirmation');
      },
      unaccepted: () =>
        expectPage(page, {
          path: '/sign-up',
          errors: { terms: 'Accept the terms and conditions to create an account.' },
        }),
      registered: () => expectPage(page, { path: '/sign-in', message: [welcome] }),
      asked: () =>
        expectPage(page, {
          path: '/forgot-password',
          message: [
            'If there is an account with this email, a message with a link to a new password is on its way.',
          ],
        }),
      async choosing() {
        await button('Change password').waitFor();
        await expectBoth({ path: '/reset-password' });
      },
      differing: () => expectPage(page, { path: '/reset-password', errors: differ }),
      changed: () =>
        expectBoth({
          path: '/sign-in',
          message: ['Your password has been changed. Sign in with the new one.'],
        }),
      refused: () => expectPage(page, { path: '/sign-in', danger: [code] }),
      async spent() {
        const danger = ['This link has been used or has expired. Ask for a new one.'];
        await expectPage(page, { path: '/reset-password', danger });
        expect(await page.locator('form').count()).toBe(0);
      },
      async signedIn() {
        link = '';
        await expectBoth({ path: '/', ...signedIn });
      },
      async replacing() {
        await button('Change password').waitFor();
        await expectBoth({ path: '/reset-password', ...signedIn });
      },
      async inTab() {
        await expectPage(page, { path: '/settings', ...signedIn });
        await expectPage(other, { path: '/coaches' });
        expect(await page.getByRole('radio', { name: 'This tab' }).isChecked()).toBe(true);
      },
      async inMemory() {
        await expectPage(page, { path: '/settings', ...signedIn });
        expect(await page.getByRole('radio', { name: 'Not at all' }).isChecked()).toBe(true);
      },
      visiting: () => expectPage(page, { path: '/' }),
    },
  };
}

for (const way of waysThrough(sessionModel)) {
  test(`a session: ${wayName(way)}`, { timeout: 300_000 }, async ({ page }) => {
    await drive(person(page), way);
  });
}

for (const way of waysThrough(accountFormsModel)) {
  test(`the forms of an account: ${wayName(way)}`, { timeout: 300_000 }, async ({ page }) => {
    await drive(await clumsyPerson(page), way);
  });
}
