import {
  type Credentials,
  freshAccount,
  type TestAccount,
  testAccounts,
} from '@matchpoint/server/testing/accounts';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

export { type Credentials, freshAccount };

const accounts = testAccounts(inject('authEmulator'));

/** Whether the identity provider takes this password. */
export const passwordWorks = accounts.takes;

/** An account of the identity provider, with a token and the session that a browser stores. */
export interface SignedUp extends Credentials {
  readonly token: string;
  /** What the Firebase SDK keeps in local storage. */
  readonly session: string;
}

/** Creates the account directly at the identity provider; `verified` as if the link in an email had been opened. */
export async function createAccount(options?: { readonly verified?: boolean }): Promise<SignedUp> {
  const account = await accounts.create(options);
  return { ...account, session: sessionOf(account) };
}

/** The app takes this key where the page names none; it is part of the key in local storage. */
const apiKey = 'demo';

/** Where the Firebase SDK keeps its session in local storage. */
export const sessionKey = `firebase:authUser:${apiKey}:[DEFAULT]`;

function sessionOf({ uid, email, token, refreshToken }: TestAccount): string {
  const now = Date.now();
  return JSON.stringify({
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: token, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: '[DEFAULT]',
  });
}

/** Opens a page of the app at `url`, signed in by a stored session: the sign-in is typed only where it is the subject. */
export async function signInAt(
  page: Page,
  { url }: { readonly url: string },
  { session }: SignedUp,
  path = '/',
): Promise<void> {
  const localStorage = [{ name: sessionKey, value: session }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
  await page.goto(url + path);
  await page.getByRole('button', { name: 'User menu', exact: true }).waitFor();
}

interface SentCodes {
  readonly oobCodes: readonly {
    readonly email: string;
    readonly requestType: string;
    readonly oobLink: string;
  }[];
}

/** The links in all emails that verify this address, oldest first. */
export const verifyLinks = (email: string) => linksOf(email, 'VERIFY_EMAIL');

type EmailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** The links in all emails of this kind about the account of this address, oldest first. */
async function linksOf(email: string, kind: EmailKind): Promise<readonly string[]> {
  const answer = await fetch(
    `http://${inject('authEmulator')}/emulator/v1/projects/demo-matchpoint/oobCodes`,
  );
  const { oobCodes }: SentCodes = JSON.parse(await answer.text());
  return oobCodes
    .filter((code) => code.requestType === kind && code.email === email)
    .map(({ oobLink }) => oobLink);
}

/** The path that the last link of this kind leads to, where the project names the app's page for links. */
export async function linkPath(email: string, kind: EmailKind): Promise<string> {
  const link = (await linksOf(email, kind)).at(-1) ?? '';
  return `/reset-password${new URL(link).search}`;
}

/** The path of a link that opens the reset page for this account. */
export async function resetPath(email: string): Promise<string> {
  await accounts.sendPasswordReset(email);
  return linkPath(email, 'PASSWORD_RESET');
}
