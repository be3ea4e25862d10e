import { expect, test } from 'vitest';
import { ApiError, failureProblems } from './api-error.ts';

test('a failure is the problems that the service told, or one sentence', () => {
  const problems = [{ field: 'name', message: 'is required' }];
  expect([
    failureProblems(new ApiError('refused', 'name is required', { problems })),
    failureProblems(new ApiError('unreachable', 'The service cannot be reached.')),
    failureProblems(new TypeError('x is not a function')),
  ]).toEqual([
    problems,
    [{ field: null, message: 'The service cannot be reached.' }],
    [{ field: null, message: 'Something went wrong. Try again.' }],
  ]);
});
