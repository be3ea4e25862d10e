import { accountActionsModel } from '@matchpoint/core/account/account-actions.model';
import { type Driver, drive, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import type { TestServer } from '@matchpoint/server/testing';
import { ownAgencies, ownAthletes } from '@matchpoint/server/testing/calls';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount, freshAccount, linkPath, passwordWorks, sessionKey, signInAt } from './accounts.ts';
import { journey } from './journey.ts';
import { accountPages } from './pages/accounts.ts';
import { readFacts } from './pages/facts.ts';
import { shell } from './pages/shell.ts';

const test = journey({ expectedComplaints: /^Failed to load resource/ });

const newAthlete = { sport: 'Tennis', available_semester: 'Fall', available_year: 2030 };

/** A person in a real browser who is signed in, with a second tab open. */
async function accountHolder(page: Page, server: TestServer): Promise<Driver<typeof accountActionsModel>> {
  const account = await createAccount();
  const { email, token } = account;
  let { password } = account;
  let changedAt = Number.NaN;
  const signedInAt = () =>
    page.evaluate((key) => {
      const [, claims = ''] = /accessToken":"[^.]+\.([^.]+)/.exec(localStorage.getItem(key) ?? '') ?? [];
      return Number(/"auth_time":(\d+)/.exec(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))?.[1]);
    }, sessionKey);
  const agencyId = await ownAgencies(server, { token }).create({ name: 'Smash', sports: ['Tennis'] });
  const athletes = ownAthletes(server, { token }, agencyId);
  for (const name of ['Ada', 'Bo']) await athletes.create({ ...newAthlete, name });
  const changed = freshAccount();
  const { field, button, choose, enterSignIn, shows } = accountPages(page);
  await signInAt(page, server, account, '/account');
  const other = await page.context().newPage();
  await other.goto(`${server.url}/coaches`);
  await accountPages(other).userMenu.waitFor();
  const facts = () => readFacts(shell(page).card('Account Details'));
  const enterPassword = async (current: string) => {
    await field('Current Password').fill(current);
    await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
  };
  let link = '';
  const openLink = async () => {
    // The provider forgets a link that was used.
    link ||= await linkPath(email, 'VERIFY_AND_CHANGE_EMAIL');
    await page.goto(server.url + link);
  };
  const dialog = page.getByRole('dialog');
  const confirmDeletion = async (current: string) => {
    await field('Current Password').fill(current);
    await dialog.getByRole('checkbox').check({ force: true });
    await dialog.getByRole('button', { name: 'Delete account' }).click();
  };
  const newEmail = `Your email is now ${changed.email}. Sign in with it; you are signed out everywhere else.`;

  return {
    actions: {
      openAccount: () => choose('My Account'),
      async changePasswordWrongly() {
        await button('Change password').click();
        await field('New Password').fill(changed.password.toUpperCase());
        await field('Confirm Password').fill(changed.password.toUpperCase());
        await enterPassword('wrong horse');
      },
      async correctPassword() {
        // Sessions end by the second: the change comes in a later one than the sign-in that asks for it.
        const second = () => Math.floor(Date.now() / 1000);
        const asked = second();
        await page.route(/accounts:update/, async (route) => {
          await expect.poll(second).toBeGreaterThan(asked);
          changedAt = second();
          await route.fallback();
        });
        await enterPassword(password);
      },
      async changeEmail() {
        await button('Change email').click();
        await field('New Email').fill(changed.email);
        await field('Current Password').fill(password);
        await button('Send the link').click();
      },
      openLink,
      async signIn() {
        await page.getByRole('link', { name: 'Sign in', exact: true }).click();
        await enterSignIn({ email: changed.email, password });
      },
      verifyEmail: () => button('Send the email').click(),
      openVerifyingLink: async () =>
        void (await page.goto(server.url + (await linkPath(email, 'VERIFY_EMAIL')))),
      askToDelete: () => button('Delete account').click(),
      deleteWithWrongPassword: () => confirmDeletion('wrong horse'),
      deleteAccount: () => confirmDeletion(password),
    },
    sights: {
      async atAccount() {
        await shows({ address: '/account', corner: 'menu' });
        expect(await facts()).toEqual({ Email: email, Password: 'Hidden' });
      },
      refused: () =>
        shows({
          address: '/account',
          errors: { current: 'This is not your current password.' },
          corner: 'covered',
        }),
      async passwordChanged() {
        const notice = [
          'Your password has been changed. You stay signed in here; other devices are signed out within an hour.',
        ];
        await shows({ address: '/account', notice, corner: 'menu' });
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await expect
          .poll(() => button('Change password').evaluate((it) => it === document.activeElement))
          .toBe(true);
        expect(await signedInAt()).toBeGreaterThanOrEqual(changedAt);
        expect([
          await passwordWorks(email, password),
          await passwordWorks(email, changed.password.toUpperCase()),
        ]).toEqual([false, true]);
        password = changed.password.toUpperCase();
        await page.reload();
        await shows({ address: '/account', corner: 'menu' });
      },
      async emailSent() {
        const notice = ['A link is on its way to the new email. Your email changes when you open it.'];
        await shows({ address: '/account', notice, corner: 'menu' });
        expect(await facts()).toEqual({ Email: email, Password: 'Hidden' });
      },
      async emailChanged() {
        await shows({ address: '/confirm-email', notice: [newEmail] });
        await accountPages(other).shows({ address: '/coaches' });
      },
      spent: () =>
        shows({
          address: '/confirm-email',
          danger: ['This link has been used or has expired. Ask for a new one in My Account.'],
        }),
      async signedIn() {
        await shows({ address: '/', corner: 'menu' });
        await choose('My Account');
        await expect.poll(facts).toEqual({ Email: changed.email, Password: 'Hidden' });
      },
      async verificationSent() {
        const notice = [`A link was sent to ${email}. Open it to verify your email, then come back here.`];
        await shows({ address: '/account', notice, corner: 'menu' });
      },
      async verified() {
        await shows({ address: '/confirm-email', notice: [`${email} is verified.`], corner: 'menu' });
        await page.getByRole('link', { name: 'My Account' }).click();
        await shows({ address: '/account', corner: 'menu' });
        await expect.poll(() => button('Send the email').count()).toBe(0);
      },
      async asked() {
        await dialog.getByRole('checkbox').waitFor();
        expect(await dialog.getByRole('listitem').allTextContents()).toEqual(['Smash, with 2 athletes']);
        expect(await dialog.locator('label').last().textContent()).toBe(
          'Delete your account, 1 agency and 2 athletes. This cannot be undone.',
        );
        expect(await passwordWorks(email, password)).toBe(true);
      },
      async notDeleted() {
        const errors = { current: 'This is not your current password.' };
        await shows({ address: '/account', errors, corner: 'covered' });
        expect(await passwordWorks(email, password)).toBe(true);
      },
      async deleted() {
        const notice = [
          'Your account has been deleted. The board and the saved searches on this device are still here.',
        ];
        await shows({ address: '/', notice });
        await accountPages(other).shows({ address: '/coaches' });
        expect(await passwordWorks(email, password)).toBe(false);
        await page.reload();
        await shows({ address: '/' });
      },
    },
  };
}

for (const way of waysThrough(accountActionsModel)) {
  test(wayName(way), async ({ page, server }) => {
    await drive(await accountHolder(page, server), way);
  });
}
