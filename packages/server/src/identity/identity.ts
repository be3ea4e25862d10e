import type { Credentials } from '@matchpoint/core/session/session';
import type { Environment } from '../environment.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { type Accounts, firebaseAccounts } from './accounts.ts';
import { emulatorTokens } from './emulator-tokens.ts';
import { TokenRefusedError } from './identity-errors.ts';
import { signedTokens } from './signed-tokens.ts';
import type { ReadToken } from './token-cache.ts';
import type { Bearer } from './token-claims.ts';

/** What the service wants of the identity provider. */
export interface Identity {
  /**
   * Whom an ID token speaks for. For writing, its account is asked for as well, at most once in `accountsKept`: a token
   * outlives by up to an hour that its account was disabled, or its sessions ended.
   * @throws {TokenRefusedError}
   * @throws {IdentityUnreachableError}
   */
  bearer(token: string, access: 'reading' | 'writing'): Promise<Bearer>;
  /** @throws as {@link Accounts} does */
  createAccount(credentials: Credentials): Promise<{ readonly email: string }>;
  /** @throws as {@link Accounts} does */
  removeAccount(uid: string): Promise<void>;
}

export interface IdentityParts {
  readonly readToken: ReadToken;
  readonly accounts: Accounts;
  /** Whether a token proves that its account exists. */
  readonly isSigned: boolean;
  /** Milliseconds that an account which is enabled is taken for enabled. */
  readonly accountsKept: number;
  /** Milliseconds. */
  readonly now?: () => number;
}

export function createIdentity({
  readToken,
  accounts,
  isSigned,
  accountsKept,
  now,
}: IdentityParts): Identity {
  const findAccount = memoizeAsync(accounts.find, {
    ttl: accountsKept,
    isCached: (account) => account?.disabled === false,
    ...(now !== undefined && { now }),
  });

  async function refuseRevoked({ uid, signedInAt }: Bearer): Promise<void> {
    const account = await findAccount(uid);
    if (account === null) throw new TokenRefusedError(isSigned ? 'revoked' : 'invalid');
    if (account.disabled || signedInAt < account.validSince) throw new TokenRefusedError('revoked');
  }

  return {
    bearer: async (token, access) => {
      const bearer = await readToken(token);
      if (access === 'writing' || !isSigned) await refuseRevoked(bearer);
      return bearer;
    },
    createAccount: accounts.create,
    removeAccount: async (uid) => {
      await accounts.remove(uid);
      findAccount.forget(uid);
    },
  };
}

/** A few seconds: whoever writes hundreds of times a second asks the identity provider once, not hundreds of times. */
const accountsKeptUsually = 5000;

/** Without a project there is none. Nothing is called before the first token or account needs it. */
export function openIdentity(
  {
    FIREBASE_PROJECT_ID: project,
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
  }: Pick<Environment, 'FIREBASE_PROJECT_ID' | 'FIREBASE_AUTH_EMULATOR_HOST'>,
  accountsKept: number = accountsKeptUsually,
): Identity | null {
  if (project === undefined) return null;
  const isSigned = emulatorHost === undefined;
  return createIdentity({
    readToken: isSigned ? signedTokens(project) : emulatorTokens(project),
    accounts: firebaseAccounts(project, emulatorHost),
    isSigned,
    accountsKept,
  });
}
