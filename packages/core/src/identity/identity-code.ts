import type { Problem } from '../wire/problems.ts';
import { IdentityError } from './identity-provider.ts';

/**
 * The meaning of a provider's code. Firebase's SDK and Identity Toolkit's REST calls spell codes differently
 * ('auth/weak-password', 'WEAK_PASSWORD : …'). Both spellings are understood; a code that is shown stays verbatim.
 */
type IdentityProblem =
  | 'unreachable'
  | 'aboutAccount'
  | 'tooManyAttempts'
  | 'codeSpent'
  | 'passwordWeak'
  | 'passwordWrong'
  | 'emailTaken'
  | 'emailInvalid'
  | 'sessionEnded'
  | 'other';

const problems: Readonly<Record<string, IdentityProblem>> = {
  NETWORK_REQUEST_FAILED: 'unreachable',
  // Only sent if the account exists, or only if it does not.
  EMAIL_NOT_FOUND: 'aboutAccount',
  USER_NOT_FOUND: 'aboutAccount',
  USER_DISABLED: 'aboutAccount',
  RESET_PASSWORD_EXCEED_LIMIT: 'aboutAccount',
  // The SDK uses this code for limits of the caller and of the account alike.
  TOO_MANY_REQUESTS: 'tooManyAttempts',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'tooManyAttempts',
  EXPIRED_OOB_CODE: 'codeSpent',
  INVALID_OOB_CODE: 'codeSpent',
  EXPIRED_ACTION_CODE: 'codeSpent',
  INVALID_ACTION_CODE: 'codeSpent',
  MISSING_OOB_CODE: 'codeSpent',
  WEAK_PASSWORD: 'passwordWeak',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'passwordWeak',
  WRONG_PASSWORD: 'passwordWrong',
  INVALID_PASSWORD: 'passwordWrong',
  INVALID_CREDENTIAL: 'passwordWrong',
  INVALID_LOGIN_CREDENTIALS: 'passwordWrong',
  EMAIL_EXISTS: 'emailTaken',
  EMAIL_ALREADY_IN_USE: 'emailTaken',
  INVALID_EMAIL: 'emailInvalid',
  INVALID_NEW_EMAIL: 'emailInvalid',
  NO_CURRENT_USER: 'sessionEnded',
  NULL_USER: 'sessionEnded',
  USER_TOKEN_EXPIRED: 'sessionEnded',
  TOKEN_EXPIRED: 'sessionEnded',
  NOT_SIGNED_IN: 'sessionEnded',
  INVALID_REFRESH_TOKEN: 'sessionEnded',
};

/** Whether the code reveals if an account exists (rules/session.md#forgot-password). */
export function revealsAccount(error: unknown): boolean {
  return ['aboutAccount', 'tooManyAttempts'].includes(problemOf(error));
}

/** Whether the one-time code of an email is used, expired or missing. */
export function isSpentCode(error: unknown): boolean {
  return problemOf(error) === 'codeSpent';
}

/** A sentence about the provider's refusal, or the code itself when there is none. */
export function identityFailureText(error: unknown): string {
  switch (problemOf(error)) {
    case 'unreachable':
      return 'The sign-in service cannot be reached. Try again.';
    case 'passwordWeak':
      return 'This password is too weak. Choose a longer one.';
    case 'codeSpent':
    case 'aboutAccount':
    case 'tooManyAttempts':
    case 'passwordWrong':
    case 'emailTaken':
    case 'emailInvalid':
    case 'sessionEnded':
    case 'other':
      return error instanceof IdentityError ? error.code : 'Something went wrong. Try again.';
  }
}

/** Why a sign-in or a token was refused, as the part of a sentence; an unknown code stays. */
export function identityRefusal(error: IdentityError): string {
  switch (problemOf(error)) {
    case 'passwordWrong':
      return 'the email or the password is wrong';
    case 'aboutAccount':
      return 'there is no such account, or it is disabled';
    case 'tooManyAttempts':
      return 'there were too many attempts; wait a few minutes';
    case 'emailInvalid':
      return 'this is not an email address';
    case 'sessionEnded':
      return 'its token is no longer valid';
    case 'unreachable':
    case 'codeSpent':
    case 'passwordWeak':
    case 'emailTaken':
    case 'other':
      return error.code;
  }
}

/**
 * The provider's refusal of an account action, at the field to fix (rules/account.md#account-actions): `current` is
 * the current password, `password` a new one.
 */
export function accountProblem(error: unknown): Problem {
  const at = (field: string | null, message: string): Problem => ({ field, message });
  switch (problemOf(error)) {
    case 'passwordWrong':
      return at('current', 'This is not your current password.');
    case 'passwordWeak':
      return at('password', identityFailureText(error));
    case 'emailTaken':
      return at('email', 'There is already an account with this email.');
    case 'emailInvalid':
      return at('email', 'Enter a complete email address, like name@example.com.');
    case 'tooManyAttempts':
      return at(null, 'Too many attempts. Wait a few minutes, then try again.');
    case 'aboutAccount':
    case 'sessionEnded':
      return at(null, 'You are not signed in any more. Sign in again.');
    case 'unreachable':
    case 'codeSpent':
    case 'other':
      return at(null, identityFailureText(error));
  }
}

function problemOf(error: unknown): IdentityProblem {
  if (!(error instanceof IdentityError)) return 'other';
  const [name = ''] = error.code.replace(/^auth\//, '').split(' ');
  return problems[name.toUpperCase().replaceAll('-', '_')] ?? 'other';
}
