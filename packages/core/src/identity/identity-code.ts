import type { Problem } from '../wire/problems.ts';
import { IdentityError } from './identity-provider.ts';

/**
 * The provider's codes, by what they mean. Firebase's SDK and Identity Toolkit's REST calls spell codes differently
 * ('auth/weak-password', 'WEAK_PASSWORD : …'). Both spellings are understood; a code that is shown stays verbatim.
 */
const codes = {
  unreachable: 'NETWORK_REQUEST_FAILED',
  // Only sent if the account exists, or only if it does not.
  aboutAccount: 'EMAIL_NOT_FOUND USER_NOT_FOUND USER_DISABLED RESET_PASSWORD_EXCEED_LIMIT',
  // The SDK uses the first for limits of the caller and of the account alike.
  tooManyAttempts: 'TOO_MANY_REQUESTS TOO_MANY_ATTEMPTS_TRY_LATER',
  codeSpent: 'EXPIRED_OOB_CODE INVALID_OOB_CODE EXPIRED_ACTION_CODE INVALID_ACTION_CODE MISSING_OOB_CODE',
  passwordWeak: 'WEAK_PASSWORD PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
  passwordWrong: 'WRONG_PASSWORD INVALID_PASSWORD INVALID_CREDENTIAL INVALID_LOGIN_CREDENTIALS',
  emailTaken: 'EMAIL_EXISTS EMAIL_ALREADY_IN_USE',
  emailInvalid: 'INVALID_EMAIL INVALID_NEW_EMAIL',
  sessionEnded:
    'NO_CURRENT_USER NULL_USER USER_TOKEN_EXPIRED TOKEN_EXPIRED NOT_SIGNED_IN INVALID_REFRESH_TOKEN',
} as const;
type Meaning = keyof typeof codes;

/** Whether the code reveals if an account exists (rules/session.md#forgot-password). */
export function revealsAccount(error: unknown): boolean {
  const meaning = meaningOf(error);
  return meaning === 'aboutAccount' || meaning === 'tooManyAttempts';
}

/** Whether the one-time code of an email is used, expired or missing. */
export function isSpentCode(error: unknown): boolean {
  return meaningOf(error) === 'codeSpent';
}

/** A sentence about the provider's refusal, or the code itself when there is none. */
export function identityFailureText(error: unknown): string {
  const meaning = meaningOf(error);
  if (meaning === 'unreachable') return 'The sign-in service cannot be reached. Try again.';
  if (meaning === 'passwordWeak') return 'This password is too weak. Choose a longer one.';
  return error instanceof IdentityError ? error.code : 'Something went wrong. Try again.';
}

/** Why a sign-in or a token was refused, as the part of a sentence; an unknown code stays. */
export function identityRefusal(error: IdentityError): string {
  switch (meaningOf(error)) {
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
    default:
      return error.code;
  }
}

/**
 * The provider's refusal of an account action, at the field to fix (rules/account.md#account-actions): `current` is
 * the current password, `password` a new one.
 */
export function accountProblem(error: unknown): Problem {
  switch (meaningOf(error)) {
    case 'passwordWrong':
      return { field: 'current', message: 'This is not your current password.' };
    case 'passwordWeak':
      return { field: 'password', message: identityFailureText(error) };
    case 'emailTaken':
      return { field: 'email', message: 'There is already an account with this email.' };
    case 'emailInvalid':
      return { field: 'email', message: 'Enter a complete email address, like name@example.com.' };
    case 'tooManyAttempts':
      return { field: null, message: 'Too many attempts. Wait a few minutes, then try again.' };
    case 'aboutAccount':
    case 'sessionEnded':
      return { field: null, message: 'You are not signed in any more. Sign in again.' };
    default:
      return { field: null, message: identityFailureText(error) };
  }
}

const isMeaning = (name: string): name is Meaning => name in codes;

/** Null for a code that is not known, and for an error that is not the provider's. */
function meaningOf(error: unknown): Meaning | null {
  if (!(error instanceof IdentityError)) return null;
  const [name = ''] = error.code.replace(/^auth\//, '').split(' ');
  const code = name.toUpperCase().replaceAll('-', '_');
  return (
    Object.keys(codes)
      .filter(isMeaning)
      .find((meaning) => codes[meaning].split(' ').includes(code)) ?? null
  );
}
