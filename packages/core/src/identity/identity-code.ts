import { IdentityError } from './identity-provider.ts';

/**
 * What a provider's code means. Firebase's SDK and Identity Toolkit's REST calls spell codes differently
 * ('auth/weak-password', 'WEAK_PASSWORD : …'). Both spellings are understood; a code that is shown stays verbatim.
 */
type IdentityProblem = 'unreachable' | 'aboutAccount' | 'codeSpent' | 'passwordWeak' | 'other';

const problems: Readonly<Record<string, IdentityProblem>> = {
  NETWORK_REQUEST_FAILED: 'unreachable',
  // Only sent if the account exists, or only if it does not.
  EMAIL_NOT_FOUND: 'aboutAccount',
  USER_NOT_FOUND: 'aboutAccount',
  USER_DISABLED: 'aboutAccount',
  RESET_PASSWORD_EXCEED_LIMIT: 'aboutAccount',
  // The SDK uses this code for limits of the caller and of the account alike.
  TOO_MANY_REQUESTS: 'aboutAccount',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'aboutAccount',
  EXPIRED_OOB_CODE: 'codeSpent',
  INVALID_OOB_CODE: 'codeSpent',
  EXPIRED_ACTION_CODE: 'codeSpent',
  INVALID_ACTION_CODE: 'codeSpent',
  MISSING_OOB_CODE: 'codeSpent',
  WEAK_PASSWORD: 'passwordWeak',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'passwordWeak',
};

/** Whether the code reveals if an account exists (rules.md#forgot-password). */
export function revealsAccount(error: unknown): boolean {
  return problemOf(error) === 'aboutAccount';
}

/** Whether the one-time code of a reset email is used, expired or missing. */
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
    case 'other':
      return error instanceof IdentityError ? error.code : 'Something went wrong. Try again.';
  }
}

function problemOf(error: unknown): IdentityProblem {
  if (!(error instanceof IdentityError)) return 'other';
  const [name = ''] = error.code.replace(/^auth\//, '').split(' ');
  return problems[name.toUpperCase().replaceAll('-', '_')] ?? 'other';
}
