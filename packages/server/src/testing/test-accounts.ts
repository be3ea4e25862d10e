import * as z from 'zod';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface TestAccount extends Credentials {
  readonly uid: string;
  /** An ID token of a sign-in just now. */
  readonly token: string;
  readonly refreshToken: string;
}

const signedIn = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });
const project = 'projects/demo-matchpoint';

/**
 * Accounts made and changed at the Auth emulator itself, as a person or an operator does it past this service. `host` as
 * `inject('authEmulator')` gives it; all tests share the emulator, so every account has an email of its own.
 */
export function testAccounts(host: string) {
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

  async function change(uid: string, changes: object): Promise<void> {
    await call(`${project}/accounts:update`, { localId: uid, ...changes }, 'owner');
  }

  const signedBy = async (path: 'signUp' | 'signInWithPassword', credentials: Credentials) =>
    signedIn.parse(await call(`accounts:${path}`, { ...credentials, returnSecureToken: true }));

  const signIn = async (email: string, password: string): Promise<string> =>
    (await signedBy('signInWithPassword', { email, password })).idToken;

  return {
    /** `verified` as if the link in an email had been opened. */
    async create({ verified = false } = {}): Promise<TestAccount> {
      const credentials = freshAccount();
      let signed = await signedBy('signUp', credentials);
      if (verified) {
        await change(signed.localId, { emailVerified: true });
        signed = await signedBy('signInWithPassword', credentials);
      }
      const { localId: uid, idToken: token, refreshToken } = signed;
      return { ...credentials, uid, token, refreshToken };
    },
    signIn,
    /** Whether a sign-in with these is taken. */
    takes: (email: string, password: string): Promise<boolean> =>
      signIn(email, password).then(
        () => true,
        () => false,
      ),
    verify: ({ uid }: { readonly uid: string }) => change(uid, { emailVerified: true }),
    disable: ({ uid }: { readonly uid: string }) => change(uid, { disableUser: true }),
    async remove({ uid }: { readonly uid: string }): Promise<void> {
      await call(`${project}/accounts:delete`, { localId: uid }, 'owner');
    },
    async sendPasswordReset(email: string): Promise<void> {
      await call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
    },
  };
}

export const freshEmail = () => `ada.${crypto.randomUUID()}@example.com`;

export const freshAccount = (): Credentials => ({ email: freshEmail(), password: 'correct horse battery' });
