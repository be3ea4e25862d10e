import { IdentityError } from './identity-provider.ts';

/**
 * What a provider's code is about. Firebase's SDK and Identity Toolkit's REST calls have a dialect each
 * ('auth/weak-password', 'WEAK_PASSWORD : …'): both are read, neither is translated where a code is shown.
 */
type IdentityTrouble = 'outOfReach' | 'aboutAccount' | 'codeSpent' | 'passwordWeak' | 'other';

const troubles: Readonly<Record<string, IdentityTrouble>> = {
  NETWORK_REQUEST_FAILED: 'outOfReach',
  // What only an account that exists, or only one that does not, is answered with.
  EMAIL_NOT_FOUND: 'aboutAccount',
  USER_NOT_FOUND: 'aboutAccount',
  USER_DISABLED: 'aboutAccount',
  RESET_PASSWORD_EXCEED_LIMIT: 'aboutAccount',
  // The SDK's one word for a limit of the caller and for one of the account.
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

/** Whether the code reveals that an account exists, or that it does not (rules.md#forgot-password). */
export function tellsOfAccount(error: unknown): boolean {
  return troubleOf(error) === 'aboutAccount';
}

/** Whether the one-time code of a reset email is used, expired or none at all. */
export function isSpentCode(error: unknown): boolean {
  return troubleOf(error) === 'codeSpent';
}

/** What to tell a person of the provider's refusal; the code itself where there is nothing plainer to say. */
export function identityFailureText(error: unknown): string {
  switch (troubleOf(error)) {
    case 'outOfReach':
      return 'The sign-in service cannot be reached. Try again.';
    case 'passwordWeak':
      return 'This password is too weak. Choose a longer one.';
    case 'codeSpent':
    case 'aboutAccount':
    case 'other':
      return error instanceof IdentityError ? error.code : 'Something went wrong. Try again.';
  }
}

function troubleOf(error: unknown): IdentityTrouble {
  if (!(error instanceof IdentityError)) return 'other';
  const [name = ''] = error.code.replace(/^auth\//, '').split(' ');
  return troubles[name.toUpperCase().replaceAll('-', '_')] ?? 'other';
}
