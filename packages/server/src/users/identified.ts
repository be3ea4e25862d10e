import { LRUCache } from 'lru-cache';
import type { Database } from '../database/pool.ts';
import type { PeerContext } from '../http/answer-call.ts';
import type { FindClient, Peer } from '../http/client-address.ts';
import { problem, RefusedError } from '../http/problem.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Account } from '../identity/accounts.ts';
import type { Identity } from '../identity/identity.ts';
import {
  IdentityUnreachableError,
  type TokenRefusal,
  TokenRefusedError,
} from '../identity/identity-errors.ts';
import type { Bearer } from '../identity/tokens.ts';
import { type CallingKey, findKey, hasKeyForm, isKeyText, keyDigest, noteUse } from '../keys/keys.store.ts';
import type { LocalRateLimiter } from '../limits/local-rate-limit.ts';
import type { Log } from '../log.ts';

export interface IdentifiedPorts {
  /** Null: this service has no accounts. */
  readonly identity: Identity | null;
  /** The database for the work of one request, which ends with the request. */
  readonly databaseFor: (request: Request) => Database;
  readonly findClient: FindClient;
  /** Tokens of one address that were never valid. */
  readonly badTokens: LocalRateLimiter;
  readonly log: Log;
  /** Whether keys are taken (rules/agencies.md#keys). */
  readonly takesKeys: boolean;
}

/** A key, and whether the address of its agency's owner is verified. */
export interface KeyBearer extends CallingKey, Pick<Account, 'isVerified'> {}

/** A call that a program with a key may make, too. */
export type HandleKey = (key: KeyBearer, context: PeerContext, database: Database) => Promise<Response>;

export type Identified = (
  access: 'reading' | 'writing',
  handle: (
    bearer: Bearer,
    context: PeerContext,
    ports: { readonly identity: Identity; readonly database: Database },
  ) => Promise<Response>,
  /** Undefined: keys may not make the call. */
  handleKey?: HandleKey,
) => (context: PeerContext) => Promise<Response>;

/** Calls `handle` with the bearer of a valid ID token, or `handleKey` with a key, and refuses every other request. */
export function identified({
  identity,
  databaseFor,
  findClient,
  badTokens,
  log,
  takesKeys,
}: IdentifiedPorts): Identified {
  /** Digests of keys that were good: they are looked up also where their address sends bad ones. */
  const goodKeys = new LRUCache<string, true>({ max: 1000 });

  return (access, handle, handleKey) => async (context) => {
    if (identity === null) return noIdentity();
    const token = bearerToken(context.req.header('Authorization'));
    if (token === null) {
      context.env.refusal = 'token_missing';
      return unauthorized('Sign in to do this: the call carries no bearer token.');
    }
    const database = databaseFor(context.req.raw);
    let bearer: Bearer | KeyBearer;
    try {
      bearer = await (takesKeys && isKeyText(token)
        ? keyOf(token, identity, database, context)
        : identity.bearer(token, access));
    } catch (error) {
      if (error instanceof IdentityUnreachableError) return unreachable(error, context.env, log);
      if (!(error instanceof TokenRefusedError)) throw error;
      return refuse(error.reason, context);
    }
    if (!('ownerId' in bearer)) return handle(bearer, context, { identity, database });
    if (handleKey === undefined) return problem(403, notByKey);
    if (bearer.isNewlyUsed) await noteUse(database, bearer);
    return handleKey(bearer, context, database);
  };

  /**
   * The key with this text; made-up ones cost no look-up once their address is told to wait. Whether its agency's owner may
   * sign in is asked at every call, for a key has no end of its own.
   * @throws {TokenRefusedError}
   * @throws {RefusedError} while the address waits
   * @throws {IdentityUnreachableError}
   */
  async function keyOf(
    text: string,
    known: Identity,
    database: Database,
    context: PeerContext,
  ): Promise<KeyBearer> {
    const digest = keyDigest(text);
    const wait = goodKeys.has(digest) ? null : countBad(context, 0);
    if (wait !== null) throw new RefusedError(tooMany(wait, context));
    const key = hasKeyForm(text) ? await findKey(database, digest) : null;
    if (key === null) {
      goodKeys.delete(digest);
      throw new TokenRefusedError('no key');
    }
    goodKeys.set(digest, true);
    if (key.isDisabled) throw new TokenRefusedError('no agency');
    const { isVerified } = await known.expectEnabled(key.ownerUid);
    return { ...key, isVerified };
  }

  /** The seconds to wait. */
  function countBad({ env, req }: PeerContext, attempts: number): number | null {
    return badTokens.count(findClient(env, req.header('X-Forwarded-For')), attempts);
  }

  /** Expired and revoked tokens do not count, so others at the same address can still renew theirs. */
  function refuse(reason: TokenRefusal, context: PeerContext): Response {
    const wait = reason === 'invalid' || reason === 'no key' ? countBad(context, 1) : null;
    if (wait !== null) return tooMany(wait, context);
    const [words, name] = refusals[reason];
    context.env.refusal = name;
    return unauthorized(words, 'invalid_token');
  }
}

function tooMany(wait: number, { env }: PeerContext): Response {
  env.refusal = 'bad_tokens_limit';
  return problem(429, 'Too many calls with a bad token; wait a moment.', { 'Retry-After': String(wait) });
}

const notByKey =
  'A key may read, add, change and remove the athletes of its agency, and nothing else. Sign in to do this.';

/** In words, and in metrics and logs. */
const refusals: Record<TokenRefusal, readonly [words: string, name: Refusal]> = {
  expired: ['The sign-in has expired; sign in again.', 'token_expired'],
  invalid: ['The bearer token is not valid here.', 'token_invalid'],
  revoked: ['This sign-in has been ended; sign in again.', 'token_revoked'],
  'no key': ['This key was ended, or is incomplete.', 'token_invalid'],
  'no owner': [
    'This key does not work while the account of the agency’s owner is disabled.',
    'token_revoked',
  ],
  'no agency': [
    'This key does not work while the operator of this service has disabled its agency.',
    'token_revoked',
  ],
};

/** The answer to a valid token of an account that was removed here since it signed in. */
export function signInEnded(): Response {
  return unauthorized(refusals.revoked[0], 'invalid_token');
}

/** RFC 6750 section 3. */
function unauthorized(detail: string, error?: string): Response {
  return problem(401, detail, {
    'WWW-Authenticate': error === undefined ? 'Bearer' : `Bearer error="${error}"`,
  });
}

function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
}

/** Final: trying again changes nothing. */
export function noIdentity(): Response {
  return problem(501, 'This service has no accounts: FIREBASE_PROJECT_ID is not set.');
}

export function unreachable({ reason }: IdentityUnreachableError, peer: Peer, log: Log): Response {
  peer.refusal = 'identity_unavailable';
  log.warn({ request: peer.requestId, reason }, 'the identity provider is out of reach');
  return problem(503, 'The identity provider is out of reach at the moment.', { 'Retry-After': '2' });
}
