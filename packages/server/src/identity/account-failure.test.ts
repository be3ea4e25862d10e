import { expect, test } from 'vitest';
import type { DetailEntry } from '../http/problem.ts';
import { failureOf } from './account-failure.ts';
import { IdentityUnreachableError } from './identity-errors.ts';

const failure = (code: string, message = '') => failureOf(Object.assign(new Error(message), { code }));

const reasons: [string, string, 403 | 409 | 422, string | DetailEntry[]][] = [
  [
    'auth/invalid-password',
    'The password must be a string with at least 6 characters.',
    422,
    [{ loc: ['body', 'password'], msg: 'must have at least 6 characters', type: 'invalid_password' }],
  ],
  [
    'auth/internal-error',
    'An internal error has occurred. Raw server response: "{"error":{"message":"PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters, Password must contain a numeric character]"}}"',
    422,
    [
      {
        loc: ['body', 'password'],
        msg: 'must contain at least 12 characters, must contain a numeric character',
        type: 'invalid_password',
      },
    ],
  ],
  [
    'auth/invalid-email',
    '',
    422,
    [{ loc: ['body', 'email'], msg: 'must be an email address', type: 'invalid_email' }],
  ],
  ['auth/email-already-exists', '', 409, 'There is already an account with this email address.'],
  ['auth/operation-not-allowed', '', 403, 'Accounts with an email address and a password are switched off.'],
];
test.each(reasons)('%s is a reason for the person: %s', (code, message, status, detail) => {
  expect(failure(code, message)).toMatchObject({ name: 'AccountRefusedError', status, detail });
});

test.each(['app/network-error', 'app/network-timeout', 'app/invalid-credential', 'auth/internal-error'])(
  '%s is the provider’s trouble',
  (code) => {
    expect(failure(code, 'with somebody@example.com in it')).toEqual(new IdentityUnreachableError(code));
  },
);

test('a failure without a code says nothing of its message', () => {
  expect(failureOf(new Error('somebody@example.com'))).toEqual(new IdentityUnreachableError('unknown'));
  expect(failureOf('somebody@example.com')).toEqual(new IdentityUnreachableError('unknown'));
});
