import type { Context } from 'hono';
import type { Database } from '../database/pool.ts';
import type { FindClient, Peer } from '../http/client-address.ts';
import { problem } from '../http/problem.ts';
import type { Identity } from '../identity/identity.ts';
import {
  IdentityUnreachableError,
  type TokenRefusal,
  TokenRefusedError,
} from '../identity/identity-errors.ts';
import type { Bearer } from '../identity/token-claims.ts';
import type { LocalRateLimiter } from '../limits/local-rate-limit.ts';
import type { Log } from '../log.ts';
import { noIdentity, unreachable } from './identity-answers.ts';

/** A request's context with its sender's address. */
export type PeerContext = Context<{ Bindings: Peer }>;

export interface IdentifiedPorts {
  /** Null: this service has no accounts. */
  readonly identity: Identity | null;
  /** The database for the work of one request, which ends with the request. */
  readonly databaseFor: (request: Request) => Database;
  readonly findClient: FindClient;
  /** Tokens of one address that were never valid. */
  readonly badTokens: LocalRateLimiter;
  readonly log: Log;
}

export type Identified = (
  access: 'reading' | 'writing',
  handle: (
    bearer: Bearer,
    context: PeerContext,
    ports: { readonly identity: Identity; readonly database: Database },
  ) => Promise<Response>,
) => (context: PeerContext) => Promise<Response>;

/** Calls `handle` with the bearer of a valid ID token, and refuses every other request. */
export function identified({
  identity,
  databaseFor,
  findClient,
  badTokens,
  log,
}: IdentifiedPorts): Identified {
  return (access, handle) => async (context) => {
    if (identity === null) return noIdentity();
    const token = bearerToken(context.req.header('Authorization'));
    if (token === null) {
      context.env.refusal = 'token_missing';
      return unauthorized('Sign in to do this: the call carries no bearer token.');
    }
    let bearer: Bearer;
    try {
      bearer = await identity.bearer(token, access);
    } catch (error) {
      if (error instanceof IdentityUnreachableError) return unreachable(error, context.env, log);
      if (!(error instanceof TokenRefusedError)) throw error;
      return refuse(error.reason, context);
    }
    return handle(bearer, context, { identity, database: databaseFor(context.req.raw) });
  };

  /** Expired and revoked tokens do not count, so others at the same address can still renew theirs. */
  function refuse(reason: TokenRefusal, { env, req }: PeerContext): Response {
    const client = () => findClient(env, req.header('X-Forwarded-For'));
    const wait = reason === 'invalid' ? badTokens.count(client()) : null;
    env.refusal = wait === null ? `token_${reason}` : 'bad_tokens_limit';
    if (wait === null) return unauthorized(refusals[reason], 'invalid_token');
    return problem(429, 'Too many calls with a bad token; wait a moment.', { 'Retry-After': String(wait) });
  }
}

const refusals: Record<TokenRefusal, string> = {
  expired: 'The sign-in has expired; sign in again.',
  invalid: 'The bearer token is not valid here.',
  revoked: 'This sign-in has been ended; sign in again.',
};

/** The answer to a valid token of an account that was removed here since it signed in. */
export function signInEnded(): Response {
  return unauthorized(refusals.revoked, 'invalid_token');
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
