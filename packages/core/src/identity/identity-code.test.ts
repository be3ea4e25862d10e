import { expect, test } from 'vitest';
import { identityRefusal } from './identity-code.ts';
import { IdentityError } from './identity-provider.ts';

test.each([
  ['INVALID_LOGIN_CREDENTIALS', 'the email or the password is wrong'],
  ['USER_DISABLED', 'there is no such account, or it is disabled'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Access', 'there were too many attempts; wait a few minutes'],
  ['INVALID_EMAIL', 'this is not an email address'],
  ['INVALID_REFRESH_TOKEN', 'its token is no longer valid'],
  ['API key not valid.', 'API key not valid.'],
])('a refusal with %s is said as “%s”', (code, said) => {
  expect(identityRefusal(new IdentityError(code))).toBe(said);
});
