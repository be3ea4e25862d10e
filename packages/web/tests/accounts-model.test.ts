import { sessionModel } from '@matchpoint/core/session/session.model';
import { type Driver, drive, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Credentials, createAccount, freshAccount } from './accounts.ts';
import { journey } from './journey.ts';
import { accountPages, pathOf } from './pages/accounts.ts';
import { readFacts } from './pages/facts.ts';
import { shell } from './pages/shell.ts';

const test = journey({ expectedComplaints: /^Failed to load resource/ });

const welcome = 'Woohoo! You can now login with your account.';
const code = 'auth/invalid-credential';
const typed = 'Half an Agency Example';

async function openTab(page: Page, path: string) {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

async function signInAs(page: Page, account: Credentials): Promise<void> {
  const cover = accountPages(page).cover(account.email);
  if (await cover.isVisible()) {
    await cover.getByLabel('Your Password').fill(account.password);
    return cover.getByRole('button', { name: 'Sign in' }).click();
  }
  if (pathOf(page) !== '/sign-in') await accountPages(page).signUpOrLogin.click();
  await accountPages(page).enterSignIn(account);
}

/** A person in a real browser, with the real server and the real identity provider. */
function person(page: Page): Driver<typeof sessionModel> {
  const account = freshAccount();
  const { enterSignUp, choose, button, shows } = accountPages(page);
  const cover = accountPages(page).cover(account.email);
  const name = page.getByLabel('Agency Name');
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
      async anotherSignsInElsewhere() {
        await signInAs(await openTab(page, '/sign-in'), await createAccount());
      },
      async type() {
        await button('Add').click();
        await page.getByRole('dialog').getByText('Agency', { exact: true }).click();
        await name.fill(typed);
      },
      async discard() {
        if (await cover.isVisible()) return button('Discard what was typed').click();
        await page.keyboard.press('Escape');
        await button('Discard').click();
      },
    },
    sights: {
      async unregistered() {
        await page.goto('/');
        await shows({ address: '/' });
      },
      unknown: () => shows({ address: '/sign-in', danger: [code] }),
      registered: () => shows({ address: '/sign-in', notice: [welcome] }),
      refused: () => shows({ address: '/sign-in', danger: [code] }),
      async visiting() {
        await expect.poll(() => pathOf(page)).toMatch(/^\/(sign-in)?$/);
        await shows({ address: pathOf(page) });
      },
      signedIn: () => shows({ address: '/', corner: 'menu' }),
      async atAccount() {
        await profiles.getByText('Nothing here yet').waitFor();
        await shows({ address: '/account', corner: 'menu' });
        expect(await facts()).toEqual({ Email: account.email, Password: 'Hidden' });
      },
      async typing() {
        await cover.waitFor({ state: 'detached' });
        await expect.poll(() => name.inputValue()).toBe(typed);
      },
      async suspended() {
        await cover.waitFor();
        // Neither to the eye nor to a screen reader; the one text box is for the password.
        expect(await page.getByRole('heading').allTextContents()).toEqual([
          `You were signed out. Sign in as ${account.email} to continue`,
        ]);
        expect([await name.isVisible(), await page.getByRole('textbox').count()]).toEqual([false, 1]);
      },
      async replaced() {
        const notice = ['What was typed here was discarded, because another person signed in.'];
        await shows({ address: '/', notice, corner: 'menu' });
      },
      async withoutToken() {
        const danger = ['Your sign-in could not be renewed. Try again, or sign in again.'];
        await shows({ address: '/account', danger, corner: 'menu' });
        expect(await facts()).toEqual({ Email: account.email, Password: 'Hidden' });
        expect(await profiles.getByText('Nothing here yet').count()).toBe(0);
      },
    },
  };
}

for (const way of waysThrough(sessionModel)) {
  test(wayName(way), { timeout: 300_000 }, async ({ page }) => {
    await drive(person(page), way);
  });
}
