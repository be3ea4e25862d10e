import { isErrorCode, reasonOf } from '../error-reason.ts';
import { AccountRefusedError, IdentityUnreachableError } from './identity-errors.ts';

/**
 * What an error of firebase-admin means for the person: a refusal in words, else a provider that cannot be used.
 * Messages of unknown errors hold the provider's raw answer, so of those only the code goes on.
 */
export function failureOf(error: unknown): Error {
  if (error instanceof IdentityUnreachableError) return error;
  const message = error instanceof Error ? error.message : '';
  const policy = /PASSWORD_DOES_NOT_MEET_REQUIREMENTS[^[]*\[([^\]]+)\]/.exec(message)?.[1];
  if (policy !== undefined) return badPassword(policy.replaceAll('Password must', 'must'));
  if (isErrorCode(error, 'auth/invalid-password')) {
    const [, least = '6'] = /at least (\d+) characters/.exec(message) ?? [];
    return badPassword(`must have at least ${least} characters`);
  }
  if (isErrorCode(error, 'auth/invalid-email')) {
    return new AccountRefusedError(422, [
      { loc: ['body', 'email'], msg: 'must be an email address', type: 'invalid_email' },
    ]);
  }
  if (isErrorCode(error, 'auth/email-already-exists')) {
    return new AccountRefusedError(409, 'There is already an account with this email address.');
  }
  if (isErrorCode(error, 'auth/operation-not-allowed')) {
    return new AccountRefusedError(403, 'Accounts with an email address and a password are switched off.');
  }
  const code = reasonOf(error);
  return new IdentityUnreachableError(/^[\w/-]+$/.test(code) ? code : 'unknown');
}

function badPassword(msg: string): AccountRefusedError {
  return new AccountRefusedError(422, [{ loc: ['body', 'password'], msg, type: 'invalid_password' }]);
}
