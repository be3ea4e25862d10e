import * as z from 'zod';

export interface TestAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  /** An ID token of a sign-in just now. */
  readonly token: string;
}

/** Accounts made and changed at the Auth emulator itself, as a person or an operator does it past this service. */
export interface TestAccounts {
  create(): Promise<TestAccount>;
  signIn(email: string, password: string): Promise<string>;
  /** The address counts as verified. */
  verify(account: Pick<TestAccount, 'uid'>): Promise<void>;
  disable(account: Pick<TestAccount, 'uid'>): Promise<void>;
  remove(account: Pick<TestAccount, 'uid'>): Promise<void>;
  /** Ends all sessions of the account. */
  endSessions(account: TestAccount): Promise<void>;
}

const signedIn = z.object({ localId: z.string(), idToken: z.string() });
const project = 'projects/demo-matchpoint';

/** `host` as `inject('authEmulator')` gives it; all tests share the emulator, so every account has an email of its own. */
export function testAccounts(host: string): TestAccounts {
  async function call(path: string, body: object, bearer?: string): Promise<unknown> {
    const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${path}?key=test`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The emulator refused ${path}: ${await answer.text()}`);
    return answer.json();
  }

  async function change({ uid }: Pick<TestAccount, 'uid'>, changes: object): Promise<void> {
    await call(`${project}/accounts:update`, { localId: uid, ...changes }, 'owner');
  }

  return {
    create: async () => {
      const credentials = { email: freshEmail(), password: 'correct horse' };
      const { localId, idToken } = signedIn.parse(
        await call('accounts:signUp', { ...credentials, returnSecureToken: true }),
      );
      return { ...credentials, uid: localId, token: idToken };
    },
    signIn: async (email, password) => {
      const asked = { email, password, returnSecureToken: true };
      return signedIn.parse(await call('accounts:signInWithPassword', asked)).idToken;
    },
    verify: (account) => change(account, { emailVerified: true }),
    disable: (account) => change(account, { disableUser: true }),
    remove: async ({ uid }) => {
      await call(`${project}/accounts:delete`, { localId: uid }, 'owner');
    },
    endSessions: (account) => change(account, { validSince: String(Math.ceil(Date.now() / 1000) + 1) }),
  };
}

export function freshEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}
