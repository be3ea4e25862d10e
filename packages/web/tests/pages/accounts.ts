import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type Credentials, type SignedUp, signInAt } from '../accounts.ts';

/** The account pages and the end of the top bar. */
export function accountPages(page: Page) {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const userMenu = button('User menu');
  const success = page.getByRole('main').getByRole('status');
  const danger = page.getByRole('alert');
  const signUpOrLogin = page.getByRole('link', { name: 'Sign up / Login' });
  /** The end of the top bar, which a dialog covers. */
  const corner = async () => {
    if (await userMenu.isVisible()) return 'menu';
    return (await signUpOrLogin.isVisible()) ? 'link' : 'covered';
  };
  /** What stands at each invalid field, by its name. */
  const errors = () =>
    page
      .locator('form [aria-invalid=true]')
      .evaluateAll((controls) =>
        Object.fromEntries(
          controls.map((control) => [
            control.getAttribute('name'),
            document.getElementById(`${control.getAttribute('name')}-error`)?.textContent,
          ]),
        ),
      );

  async function enterSignIn({ email, password }: Credentials) {
    await field('Your Email').fill(email);
    await field('Your Password').fill(password);
    await button('Sign in').click();
  }

  return {
    field,
    button,
    userMenu,
    signUpOrLogin,
    terms: page.getByRole('checkbox'),
    danger,
    errors,
    success,
    async enterSignUp({ email, password }: Credentials, confirmation = password) {
      await field('Your Email').fill(email);
      await field('Your Password').fill(password);
      await field('Confirm Password').fill(confirmation);
      await page.getByRole('checkbox').check({ force: true });
      await button('Create account').click();
    },
    enterSignIn,
    /** Waits until the page shows this of accounts; what is not expected is empty. */
    shows: (expected: object) =>
      expect
        .poll(async () => ({
          address: pathOf(page),
          notice: await success.allTextContents(),
          danger: await danger.allTextContents(),
          errors: await errors(),
          corner: await corner(),
        }))
        .toEqual({ notice: [], danger: [], errors: {}, corner: 'link', ...expected }),
    /** Over something typed, while this account is signed out. */
    cover: (email: string) =>
      page.getByRole('dialog', { name: `You were signed out. Sign in as ${email} to continue`, exact: true }),
    /** Signs in without typing, and waits for Home. */
    signIn: (account: SignedUp) => signInAt(page, { url: inject('origin') }, account),
    async choose(entry: string) {
      await userMenu.click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    },
  };
}

export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
