import { expect, test } from 'vitest';
import {
  ApiError,
  failureProblems,
  failureText,
  isKeyUsed,
  isRefusal,
  isUnsupported,
  isWithoutAnswer,
  mayBeUnsupported,
} from './api-error.ts';

test('a failure is the problems that the service told, or one sentence', () => {
  const problems = [{ field: 'name', message: 'is required' }];
  expect([
    failureProblems(new ApiError('refused', 'name is required', { problems })),
    failureProblems(new ApiError('unreachable', 'The service cannot be reached.')),
    failureProblems(new TypeError('x is not a function')),
    failureText(new TypeError('x is not a function')),
  ]).toEqual([
    problems,
    [{ field: null, message: 'The service cannot be reached.' }],
    [{ field: null, message: 'Something went wrong.' }],
    'Something went wrong. Try again.',
  ]);
});

const keyUsed = { field: 'Idempotency-Key', message: 'was used for something else' };
const kinds = { isRefusal, isWithoutAnswer, isUnsupported, mayBeUnsupported, isKeyUsed };

test.each([
  ['no answer', new ApiError('unreachable', 'The service cannot be reached.'), ['isWithoutAnswer']],
  ['an outage', new ApiError('unreachable', 'Busy', { status: 503 }), []],
  ['no token', new ApiError('unsent', 'Sign in again.'), []],
  ['no answer of the contract', new ApiError('malformed', 'What?', { status: 200 }), []],
  ['404', new ApiError('refused', 'Not Found', { status: 404 }), ['isRefusal', 'mayBeUnsupported']],
  ['405', new ApiError('refused', 'No', { status: 405 }), ['isRefusal', 'isUnsupported', 'mayBeUnsupported']],
  ['501', new ApiError('refused', 'No', { status: 501 }), ['isRefusal', 'isUnsupported', 'mayBeUnsupported']],
  [
    'a used key',
    new ApiError('refused', 'No', { status: 422, problems: [keyUsed] }),
    ['isRefusal', 'isKeyUsed'],
  ],
  ['nothing that was foreseen', new TypeError('x is not a function'), []],
])('%s is told apart', (_, error, is) => {
  const told = Object.entries(kinds).filter(([, isKind]) => isKind(error));
  expect(told.map(([name]) => name)).toEqual(is);
});
