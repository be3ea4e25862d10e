import { operations } from '@matchpoint/core/contract/operations';
import type { PeerContext } from '../http/answer-call.ts';
import type { FindClient } from '../http/client-address.ts';
import { privateAnswer } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import type { Identity } from '../identity/identity.ts';
import { AccountRefusedError, IdentityUnreachableError } from '../identity/identity-errors.ts';
import type { RateLimiter } from '../limits/rate-limit.ts';
import type { Log } from '../log.ts';
import { noIdentity, unreachable } from './identified.ts';

export interface SignUpPorts {
  readonly identity: Identity | null;
  readonly findClient: FindClient;
  readonly rateLimiter: RateLimiter;
  /** From one address; one email has a sixth of it. */
  readonly signUpsPerHour: number;
  readonly log: Log;
}

/**
 * Creates the account at the identity provider (rules/server.md#sign-up-limit). Its first call creates the row here, as
 * for accounts that were created at the provider directly.
 */
export function signUp({ identity, findClient, rateLimiter, signUpsPerHour, log }: SignUpPorts) {
  const seconds = 3600;
  const perAddress = { attempts: signUpsPerHour, seconds };
  const perEmail = { attempts: Math.ceil(signUpsPerHour / 6), seconds };

  return async ({ req, env }: PeerContext): Promise<Response> => {
    if (identity === null) return noIdentity();
    const credentials = await readBody(req.raw, operations.signUp.body);
    const { email } = credentials;
    const client = findClient(env, req.header('X-Forwarded-For'));
    const wait =
      (await rateLimiter.count('sign-up address', client, perAddress)) ??
      (await rateLimiter.count('sign-up email', email.toLowerCase(), perEmail));
    if (wait !== null) {
      env.refusal = 'sign_ups_limit';
      return problem(429, 'Too many sign-ups; try again later.', { 'Retry-After': String(wait) });
    }
    try {
      return privateAnswer(await identity.createAccount(credentials), 201);
    } catch (error) {
      if (error instanceof IdentityUnreachableError) return unreachable(error, env, log);
      if (error instanceof AccountRefusedError) return problem(error.status, error.detail);
      throw error;
    }
  };
}
