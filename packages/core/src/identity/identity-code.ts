/**
 * What a provider's code is about. Firebase's SDK and Identity Toolkit's REST calls have a dialect each
 * ('auth/weak-password', 'WEAK_PASSWORD : …'): both are read, neither is translated where a code is shown.
 */
export type IdentityTrouble = 'outOfReach' | 'aboutAccount' | 'codeSpent' | 'passwordWeak' | 'other';

const troubles: Readonly<Record<string, IdentityTrouble>> = {
  NETWORK_REQUEST_FAILED: 'outOfReach',
  // What only an account that exists, or only one that does not, is answered with.
  EMAIL_NOT_FOUND: 'aboutAccount',
  USER_NOT_FOUND: 'aboutAccount',
  USER_DISABLED: 'aboutAccount',
  RESET_PASSWORD_EXCEED_LIMIT: 'aboutAccount',
  EXPIRED_OOB_CODE: 'codeSpent',
  INVALID_OOB_CODE: 'codeSpent',
  EXPIRED_ACTION_CODE: 'codeSpent',
  INVALID_ACTION_CODE: 'codeSpent',
  MISSING_OOB_CODE: 'codeSpent',
  WEAK_PASSWORD: 'passwordWeak',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'passwordWeak',
};

export function troubleOf(code: string): IdentityTrouble {
  const [name = ''] = code.replace(/^auth\//, '').split(' ');
  return troubles[name.toUpperCase().replaceAll('-', '_')] ?? 'other';
}
