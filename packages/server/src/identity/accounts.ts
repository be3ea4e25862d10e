import type { Credentials } from '@matchpoint/core/session/session';
import type { Auth } from 'firebase-admin/auth';
import { isErrorCode } from '../error-reason.ts';
import { failureOf } from './account-failure.ts';
import { IdentityUnreachableError } from './identity-errors.ts';

export interface Account {
  readonly disabled: boolean;
  /** Seconds since the epoch: who signed in earlier is signed out. */
  readonly validSince: number;
}

/** The accounts at the identity provider. */
export interface Accounts {
  /**
   * Answers the email address as the provider writes it.
   * @throws {AccountRefusedError} with the provider's reasons
   * @throws {IdentityUnreachableError}
   */
  create(credentials: Credentials): Promise<{ readonly email: string }>;
  /**
   * Null: there is none.
   * @throws {IdentityUnreachableError}
   */
  find(uid: string): Promise<Account | null>;
  /**
   * Does nothing where there is none.
   * @throws {IdentityUnreachableError}
   */
  remove(uid: string): Promise<void>;
}

const noAccount = ['auth/user-not-found', 'auth/invalid-uid'] as const;

/** Milliseconds, less than clients wait for us. */
const timeout = 10_000;

/**
 * firebase-admin, loaded on first use. It finds the emulator by the environment variable alone, so that is checked
 * against what this service was configured for.
 */
function loadAuth(projectId: string, emulatorHost: string | undefined): () => Promise<Auth> {
  let loading: Promise<Auth> | null = null;

  async function load(): Promise<Auth> {
    if ((process.env['FIREBASE_AUTH_EMULATOR_HOST'] || undefined) !== emulatorHost) {
      throw new Error('firebase-admin would call another identity provider than the one that is configured.');
    }
    const [{ initializeApp }, { getAuth }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/auth'),
    ]);
    return getAuth(initializeApp({ projectId }, `accounts-${crypto.randomUUID()}`));
  }

  return () => {
    loading ??= load();
    return loading;
  };
}

export function firebaseAccounts(projectId: string, emulatorHost: string | undefined): Accounts {
  const auth = loadAuth(projectId, emulatorHost);
  return {
    create: async ({ email, password }) => {
      const made = await inTime(auth().then((admin) => admin.createUser({ email, password }))).catch(
        (error) => {
          throw failureOf(error);
        },
      );
      return { email: made.email ?? email };
    },
    find: async (uid) => {
      try {
        const { disabled, tokensValidAfterTime } = await inTime(auth().then((admin) => admin.getUser(uid)));
        const since = tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime) / 1000;
        return { disabled, validSince: since };
      } catch (error) {
        if (isErrorCode(error, ...noAccount)) return null;
        throw failureOf(error);
      }
    },
    remove: async (uid) => {
      try {
        await inTime(auth().then((admin) => admin.deleteUser(uid)));
      } catch (error) {
        if (!isErrorCode(error, ...noAccount)) throw failureOf(error);
      }
    },
  };
}

/** What the operator does to accounts. */
export interface AccountAdmin {
  /**
   * Null: there is none.
   * @throws {IdentityUnreachableError}
   */
  findByEmail(email: string): Promise<{ readonly uid: string; readonly disabled: boolean } | null>;
  /**
   * A disabled account signs in no more, and its sessions end: it writes nothing within seconds, and reads what is its own
   * for at most an hour, which is as long as its token lasts.
   * @throws {IdentityUnreachableError}
   */
  setDisabled(uid: string, disabled: boolean): Promise<void>;
  /**
   * Those that have no account.
   * @throws {IdentityUnreachableError}
   */
  findGone(uids: readonly string[]): Promise<string[]>;
}

/** Accounts that are looked up at once, as many as the provider takes. */
const mostLookedUp = 100;

export function firebaseAccountAdmin(projectId: string, emulatorHost: string | undefined): AccountAdmin {
  const auth = loadAuth(projectId, emulatorHost);
  return {
    findByEmail: async (email) => {
      try {
        const { uid, disabled } = await inTime(auth().then((admin) => admin.getUserByEmail(email)));
        return { uid, disabled };
      } catch (error) {
        if (isErrorCode(error, ...noAccount, 'auth/invalid-email')) return null;
        throw failureOf(error);
      }
    },
    setDisabled: async (uid, disabled) => {
      try {
        const admin = await auth();
        await inTime(admin.updateUser(uid, { disabled }));
        if (disabled) await inTime(admin.revokeRefreshTokens(uid));
      } catch (error) {
        throw failureOf(error);
      }
    },
    findGone: async (uids) => {
      const gone = new Set(uids);
      try {
        const admin = await auth();
        for (let from = 0; from < uids.length; from += mostLookedUp) {
          const asked = uids.slice(from, from + mostLookedUp).map((uid) => ({ uid }));
          for (const { uid } of (await inTime(admin.getUsers(asked))).users) gone.delete(uid);
        }
      } catch (error) {
        throw failureOf(error);
      }
      return [...gone];
    },
  };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IdentityUnreachableError('no answer in time')), timeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
