import { expect, test } from 'vitest';
import {
  ApiError,
  failureProblems,
  failureText,
  isKeyUsed,
  isRefusal,
  isUnsupported,
  mayBeUnsupported,
  repeatableText,
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

test('a message is the service’s words, else the sentence of its code, which may name the service', () => {
  const problems = [
    { field: 'name', message: 'is required' },
    { field: null, message: 'Try later.' },
  ];
  const errors = [
    new ApiError('refused', null, { status: 422, problems }),
    new ApiError('refused', 'There is nothing with the id "".', { status: 404 }),
    new ApiError('refused', null, { status: 403, about: '403' }),
    new ApiError('refused', null, { status: 405, about: '405' }),
    new ApiError('unreachable', null, { status: 503, about: '503' }),
    new ApiError('unreachable', null, { about: 'ECONNREFUSED' }),
    new ApiError('unreachable', null),
    new ApiError('unreachable', null, { code: 'timeout', about: '15' }),
    new ApiError('malformed', null, { status: 200, about: 'GET /api/agencies/' }),
    new ApiError('unsent', null),
  ];
  expect(errors.map((error) => [error.code, error.sentence('X')])).toEqual([
    ['refused', 'name is required; Try later.'],
    ['refused', 'There is nothing with the id "".'],
    ['refused', 'X answered with status 403.'],
    ['unsupported', 'X answered with status 405.'],
    ['failed', 'X answered with status 503.'],
    ['unreachable', 'X cannot be reached (ECONNREFUSED).'],
    ['unreachable', 'X cannot be reached.'],
    ['timeout', 'X did not answer within 15 seconds.'],
    ['malformed', 'X answered GET /api/agencies/ with something that cannot be read.'],
    ['unsent', 'Nothing was sent: there is no token.'],
  ]);
  expect(errors.map(({ message }) => message)).toEqual(errors.map((error) => error.sentence('The service')));
});

test('an action that may be repeated says so where it may have worked', () => {
  const errors = [
    new ApiError('refused', 'No such invitation.', { status: 404 }),
    new ApiError('unsent', 'Sign in again.'),
    new ApiError('unreachable', 'Too many requests.', { status: 429 }),
    new ApiError('unreachable', 'The service cannot be reached.'),
    new ApiError('malformed', 'What?', { status: 200 }),
    new TypeError('x is not a function'),
  ];
  expect(errors.map(repeatableText)).toEqual([
    'No such invitation.',
    'Sign in again.',
    'Too many requests.',
    'The service cannot be reached. It may have worked: it is safe to try again.',
    'What? It may have worked: it is safe to try again.',
    'Something went wrong. It may have worked: it is safe to try again.',
  ]);
});

const keyUsed = { field: 'Idempotency-Key', message: 'was used for something else' };
const kinds = { isRefusal, isUnsupported, mayBeUnsupported, isKeyUsed };

test.each([
  ['no answer', new ApiError('unreachable', 'The service cannot be reached.'), []],
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
