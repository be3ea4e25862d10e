import { AccountRefusedError, IdentityUnreachableError } from './identity-errors.ts';

/**
 * Turns a message of Identity Toolkit ('WEAK_PASSWORD : Password should be at least 6 characters') into a refusal in words,
 * or into an outage that is named by its code alone, else by `status`: the rest of a message may hold values.
 */
export function failureOf(message: string, status: string): AccountRefusedError | IdentityUnreachableError {
  const [code = status] = /^[A-Z_]+\b/.exec(message) ?? [];
  switch (code) {
    case 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS':
      return badPassword(
        /\[([^\]]+)\]/.exec(message)?.[1]?.replaceAll('Password must', 'must') ?? 'is too weak',
      );
    case 'WEAK_PASSWORD':
      return badPassword(`must have at least ${/at least (\d+)/.exec(message)?.[1] ?? '6'} characters`);
    case 'INVALID_EMAIL':
      return new AccountRefusedError(422, [
        { loc: ['body', 'email'], msg: 'must be an email address', type: 'invalid_email' },
      ]);
    case 'EMAIL_EXISTS':
      return new AccountRefusedError(409, 'There is already an account with this email address.');
    case 'OPERATION_NOT_ALLOWED':
      return new AccountRefusedError(403, 'Accounts with an email address and a password are switched off.');
    default:
      return new IdentityUnreachableError(code);
  }
}

function badPassword(msg: string): AccountRefusedError {
  return new AccountRefusedError(422, [{ loc: ['body', 'password'], msg, type: 'invalid_password' }]);
}
