import type { Credentials } from '@matchpoint/core/session/session';
import { memoizeAsync } from '../memoize-async.ts';
import { type Account, type Accounts, openAccounts, type ProviderVariables } from './accounts.ts';
import { TokenRefusedError } from './identity-errors.ts';
import { type Bearer, emulatorTokens, type ReadToken, signedTokens } from './tokens.ts';

/** What the service needs from the identity provider. */
export interface Identity {
  /**
   * The account of an ID token. For writing, the account's state is looked up as well, at most once in `accountsKept`: a
   * token stays valid for up to an hour after its account was disabled or has ended its sessions.
   * @throws {TokenRefusedError}
   * @throws {IdentityUnreachableError}
   */
  bearer(token: string, access: 'reading' | 'writing'): Promise<Bearer>;
  /**
   * An account that may sign in, as {@link bearer} looks it up for writing. Sessions that it has ended do not matter.
   * @throws {TokenRefusedError}
   * @throws {IdentityUnreachableError}
   */
  expectEnabled(uid: string): Promise<Account>;
  /** @throws as {@link Accounts} does */
  createAccount(credentials: Credentials): Promise<{ readonly email: string }>;
  /** @throws as {@link Accounts} does */
  removeAccount(uid: string): Promise<void>;
}

export interface IdentityParts {
  readonly readToken: ReadToken;
  readonly accounts: Accounts;
  /** Whether tokens are signed; an unsigned one does not prove that its account exists. */
  readonly isSigned: boolean;
  /** Milliseconds that an enabled account is taken for enabled. */
  readonly accountsKept: number;
}

export function createIdentity({ readToken, accounts, isSigned, accountsKept }: IdentityParts): Identity {
  const findAccount = memoizeAsync(accounts.find, {
    ttl: accountsKept,
    isCached: (account) => account?.disabled === false,
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
    expectEnabled: async (uid) => {
      const account = await findAccount(uid);
      if (account?.disabled !== false) throw new TokenRefusedError('no owner');
      return account;
    },
    createAccount: accounts.create,
    removeAccount: async (uid) => {
      await accounts.remove(uid);
      findAccount.forget(uid);
    },
  };
}

/** Milliseconds. An import writes hundreds of times a second; the identity provider is asked once in this time. */
const accountsKeptUsually = 5000;

/** Null: no project is set. Nothing is called before the first token or account needs it. */
export function openIdentity(
  environment: ProviderVariables,
  accountsKept: number = accountsKeptUsually,
): Identity | null {
  const accounts = openAccounts(environment);
  const { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = environment;
  if (project === undefined || accounts === null) return null;
  const isSigned = emulatorHost === undefined;
  return createIdentity({
    readToken: isSigned ? signedTokens(project) : emulatorTokens(project),
    accounts,
    isSigned,
    accountsKept,
  });
}
