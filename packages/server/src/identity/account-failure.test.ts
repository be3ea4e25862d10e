import { expect, test } from 'vitest';
import type { DetailEntry } from '../http/problem.ts';
import { failureOf } from './account-failure.ts';
import { AccountRefusedError, IdentityUnreachableError } from './identity-errors.ts';

const about = (field: string, msg: string): DetailEntry[] => [
  { loc: ['body', field], msg, type: `invalid_${field}` },
];

const reasons: [string, 403 | 409 | 422, string | DetailEntry[]][] = [
  [
    'WEAK_PASSWORD : Password should be at least 6 characters',
    422,
    about('password', 'must have at least 6 characters'),
  ],
  ['WEAK_PASSWORD', 422, about('password', 'must have at least 6 characters')],
  [
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters, Password must contain a numeric character]',
    422,
    about('password', 'must contain at least 12 characters, must contain a numeric character'),
  ],
  ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 422, about('password', 'is too weak')],
  ['INVALID_EMAIL', 422, about('email', 'must be an email address')],
  ['EMAIL_EXISTS', 409, 'There is already an account with this email address.'],
  [
    'OPERATION_NOT_ALLOWED : Password sign-in is off',
    403,
    'Accounts with an email address and a password are switched off.',
  ],
];
test.each(reasons)('%s is a reason for the person', (message, status, detail) => {
  expect(failureOf(message, 'HTTP 400')).toEqual(new AccountRefusedError(status, detail));
});

test('every other message is an outage, named by its code or the status alone', () => {
  expect(failureOf('QUOTA_EXCEEDED : of ada@example.com', 'RESOURCE_EXHAUSTED')).toEqual(
    new IdentityUnreachableError('QUOTA_EXCEEDED'),
  );
  expect(failureOf('The caller ada@example.com does not have permission', 'PERMISSION_DENIED')).toEqual(
    new IdentityUnreachableError('PERMISSION_DENIED'),
  );
  expect(failureOf('', 'HTTP 502')).toEqual(new IdentityUnreachableError('HTTP 502'));
});
