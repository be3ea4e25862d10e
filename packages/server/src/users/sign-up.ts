import { operations } from '@matchpoint/core/api/contract';
import type { FindClient } from '../http/client-address.ts';
import { privateAnswer } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import type { Identity } from '../identity/identity.ts';
import { AccountRefusedError, IdentityUnreachableError } from '../identity/identity-errors.ts';
import type { Attempts } from '../limits/attempts.ts';
import type { Log } from '../log.ts';
import { noIdentity, unreachable } from './identity-answers.ts';
import type { PeerContext } from './signed-in.ts';

export interface SignUpPorts {
  readonly identity: Identity | null;
  readonly findClient: FindClient;
  readonly attempts: Attempts;
  /** Of one address; of one email a sixth of it. */
  readonly signUpsPerHour: number;
  readonly log: Log;
}

/**
 * Makes the account at the identity provider. This service's own row is made by its first call, as for accounts that
 * were made at the provider directly.
 */
export function signUp({ identity, findClient, attempts, signUpsPerHour, log }: SignUpPorts) {
  const hour = 3600;
  const ofAddress = { tries: signUpsPerHour, window: hour };
  const ofEmail = { tries: Math.ceil(signUpsPerHour / 6), window: hour };

  return async ({ req, env }: PeerContext): Promise<Response> => {
    if (identity === null) return noIdentity();
    const read = await readBody(req.raw, operations.signUp.body);
    if ('refusal' in read) return read.refusal;
    const { email } = read.data;
    const client = findClient(env, req.header('X-Forwarded-For'));
    const wait =
      (await attempts.take('sign-up address', client, ofAddress)) ??
      (await attempts.take('sign-up email', email.toLowerCase(), ofEmail));
    if (wait !== null) {
      return problem(429, 'Too many sign-ups; try again later.', { 'Retry-After': String(wait) });
    }
    try {
      return privateAnswer(req.raw, await identity.createAccount(read.data), 201);
    } catch (error) {
      if (error instanceof IdentityUnreachableError) return unreachable(error, log);
      if (error instanceof AccountRefusedError) return problem(error.status, error.detail);
      throw error;
    }
  };
}
