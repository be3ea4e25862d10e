import type { Credentials } from '@matchpoint/core/session/session';
import * as z from 'zod';
import type { Environment } from '../environment.ts';
import { failureOf } from './account-failure.ts';
import { googleTokens } from './google-token.ts';
import { AccountRefusedError, IdentityUnreachableError } from './identity-errors.ts';
import { jsonSender, providerTimeout, type SendJson } from './send-json.ts';

export interface Account {
  readonly disabled: boolean;
  /** Whether the provider has verified its address. */
  readonly isVerified: boolean;
  /** Seconds since the epoch: sessions that began earlier have ended. */
  readonly validSince: number;
}

/** The accounts at the identity provider. */
export interface Accounts {
  /**
   * Returns the email address as the provider writes it.
   * @throws {AccountRefusedError} with the provider's reasons
   * @throws {IdentityUnreachableError}
   */
  create(credentials: Credentials): Promise<{ readonly email: string }>;
  /**
   * Null: no such account.
   * @throws {IdentityUnreachableError}
   */
  find(uid: string): Promise<Account | null>;
  /**
   * Does nothing where there is no such account.
   * @throws {IdentityUnreachableError}
   */
  remove(uid: string): Promise<void>;
}

/** What the operator does to accounts. */
export interface AccountAdmin {
  /**
   * Null: no such account.
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
   * The ids that no account has.
   * @throws {IdentityUnreachableError}
   */
  findGone(uids: readonly string[]): Promise<string[]>;
  /**
   * Creates an account with this id, whose address counts as verified.
   * @throws {AccountRefusedError}
   * @throws {IdentityUnreachableError}
   */
  createVerified(uid: string, credentials: Credentials): Promise<void>;
}

/** Accounts that are looked up at once: the provider's limit. */
const mostLookedUp = 100;

const users = z.object({
  users: z
    .array(
      z.object({
        localId: z.string(),
        email: z.string().optional(),
        disabled: z.boolean().default(false),
        emailVerified: z.boolean().default(false),
        validSince: z.coerce.number().default(0),
      }),
    )
    .default([]),
});
const created = z.object({ localId: z.string() });
const refused = z.object({ error: z.object({ message: z.string(), status: z.string().optional() }) });

/** Which project's accounts, where, and by what the server may change them. */
export type ProviderVariables = Partial<
  Pick<Environment, 'FIREBASE_PROJECT_ID' | 'FIREBASE_AUTH_EMULATOR_HOST' | 'GOOGLE_APPLICATION_CREDENTIALS'>
>;

/** The calls of Identity Toolkit about the accounts of a project. */
function toolkit(project: string, emulator: string | undefined, keyFile: string | undefined, send: SendJson) {
  const host = 'identitytoolkit.googleapis.com';
  const origin = emulator === undefined ? `https://${host}` : `http://${emulator}/${host}`;
  // The emulator takes this for an administrator.
  const token = emulator === undefined ? googleTokens(keyFile, send) : async () => 'owner';

  async function post<T extends z.ZodType>(answer: T, action: string, fields: object): Promise<z.output<T>> {
    const { status, body } = await send(`${origin}/v1/projects/${project}/accounts${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await token()}` },
      body: JSON.stringify(fields),
    });
    const { data } = answer.safeParse(body);
    if (status === 200 && data !== undefined) return data;
    const { message, status: name } = refused.safeParse(body).data?.error ?? { message: '' };
    throw failureOf(message, name ?? `HTTP ${status}`);
  }
  const lookup = async (
    by: { readonly localId: readonly string[] } | { readonly email: readonly string[] },
  ) => (await post(users, ':lookup', by)).users;
  return { post, lookup };
}

/**
 * The accounts of a Firebase project, through Identity Toolkit's REST calls; nothing is sent before they are used. Null: no
 * project is set.
 */
export function openAccounts(
  {
    FIREBASE_PROJECT_ID: project,
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
    GOOGLE_APPLICATION_CREDENTIALS: keyFile,
  }: ProviderVariables,
  send: SendJson = jsonSender(),
): (Accounts & AccountAdmin) | null {
  if (project === undefined) return null;
  const { post, lookup } = toolkit(project, emulator, keyFile, send);
  return {
    create: ({ email, password }) =>
      inTime(async () => {
        const { localId } = await post(created, '', { email, password });
        const [account] = await lookup({ localId: [localId] });
        return { email: account?.email ?? email };
      }),
    find: (uid) =>
      inTime(async () => {
        const [account] = await lookup({ localId: [uid] });
        if (account === undefined) return null;
        const { disabled, emailVerified: isVerified, validSince } = account;
        return { disabled, isVerified, validSince };
      }),
    remove: (uid) =>
      inTime(() => post(z.unknown(), ':delete', { localId: uid })).then(
        () => undefined,
        (error: unknown) => {
          if (!(error instanceof IdentityUnreachableError) || error.reason !== 'USER_NOT_FOUND') throw error;
        },
      ),
    findByEmail: (email) =>
      inTime(() => lookup({ email: [email] })).then(
        ([account]) => (account === undefined ? null : { uid: account.localId, disabled: account.disabled }),
        (error: unknown) => {
          if (error instanceof AccountRefusedError) return null;
          throw error;
        },
      ),
    setDisabled: async (uid, disabled) => {
      const sessions = disabled ? { validSince: String(Math.floor(Date.now() / 1000)) } : {};
      await inTime(() => post(z.unknown(), ':update', { localId: uid, disableUser: disabled, ...sessions }));
    },
    findGone: async (uids) => {
      const gone = new Set(uids);
      for (let from = 0; from < uids.length; from += mostLookedUp) {
        const localId = uids.slice(from, from + mostLookedUp);
        for (const account of await inTime(() => lookup({ localId }))) gone.delete(account.localId);
      }
      return [...gone];
    },
    createVerified: async (uid, { email, password }) => {
      await inTime(() => post(created, '', { localId: uid, email, password, emailVerified: true }));
    },
  };
}

/** Bounds a token, a call and a look-up together, each of which is bounded by itself. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IdentityUnreachableError('no answer in time')), providerTimeout);
  });
  return Promise.race([work(), late]).finally(() => clearTimeout(timer));
}
