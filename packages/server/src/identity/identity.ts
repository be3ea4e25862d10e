import type { Credentials } from '@matchpoint/core/session/session';
import type { Environment } from '../environment.ts';
import { type Accounts, firebaseAccounts } from './accounts.ts';
import { emulatorTokens } from './emulator-tokens.ts';
import { TokenRefusedError } from './identity-errors.ts';
import { type ReadToken, signedTokens } from './signed-tokens.ts';
import type { Bearer } from './token-claims.ts';

/** What the service wants of the identity provider. */
export interface Identity {
  /**
   * Whom an ID token speaks for. For writing, its account is asked for as well: a token outlives by up to an hour
   * that its account was disabled, or its sessions ended.
   * @throws {TokenRefusedError}
   * @throws {IdentityUnreachableError}
   */
  bearer(token: string, access: 'reading' | 'writing'): Promise<Bearer>;
  /** @throws as {@link Accounts} does */
  createAccount(credentials: Credentials): Promise<{ readonly email: string }>;
}

export interface IdentityParts {
  readonly readToken: ReadToken;
  readonly accounts: Accounts;
  /** Whether a token proves that its account exists. */
  readonly isSigned: boolean;
}

export function createIdentity({ readToken, accounts, isSigned }: IdentityParts): Identity {
  async function refuseRevoked({ uid, signedInAt }: Bearer): Promise<void> {
    const account = await accounts.find(uid);
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
  };
}

/** Without a project there is none. Nothing is called before the first token or account needs it. */
export function openIdentity({
  FIREBASE_PROJECT_ID: project,
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
}: Pick<Environment, 'FIREBASE_PROJECT_ID' | 'FIREBASE_AUTH_EMULATOR_HOST'>): Identity | null {
  if (project === undefined) return null;
  const isSigned = emulatorHost === undefined;
  return createIdentity({
    readToken: isSigned ? signedTokens(project) : emulatorTokens(project),
    accounts: firebaseAccounts(project, emulatorHost),
    isSigned,
  });
}
