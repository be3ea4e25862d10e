import { operations } from '@matchpoint/core/contract/operations';
import { answerCall, type PeerApp } from '../http/answer-call.ts';
import { privateNothing } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { IdentityUnreachableError } from '../identity/identity-errors.ts';
import type { Log } from '../log.ts';
import { completeRemoval, removeAccount } from './account-removal.store.ts';
import type { Identified } from './identified.ts';
import type { EnsureUser } from './users.store.ts';

/** Seconds since a person gave their password. */
const freshEnough = 600;

/**
 * Removes the caller's account (rules/account.md#account-removal). What is kept here goes first: as long as the identity provider has the
 * account, its person can sign in and ask again, which completes what failed half way.
 */
export function accountRemovalRoutes(
  app: PeerApp,
  ensureUser: EnsureUser,
  identified: Identified,
  log: Log,
): void {
  answerCall(
    app,
    operations.removeMe,
    identified('writing', async (bearer, { env }, { identity, database }) => {
      const { uid, email, signedInAt } = bearer;
      if (email === null) return problem(403, 'This account has no email address.');
      if (Date.now() / 1000 - signedInAt > freshEnough) return problem(403, signInAnew);
      await removeAccount(database, bearer);
      ensureUser.forget(uid, email, String(signedInAt));
      try {
        await identity.removeAccount(uid);
      } catch (error) {
        if (!(error instanceof IdentityUnreachableError)) throw error;
        env.refusal = 'identity_unavailable';
        log.warn(
          { request: env.requestId, reason: error.reason },
          'the identity provider has not removed an account',
        );
        return problem(503, askAgain, { 'Retry-After': '2' });
      }
      await completeRemoval(database, uid);
      return privateNothing();
    }),
  );
}

const signInAnew =
  'Sign in again before you delete your account: this sign-in is more than ten minutes old. Nothing was removed.';

const askAgain = 'Your data is deleted. The sign-in account is not yet: try again to finish.';
