import { ApiError } from '@matchpoint/core/api/api-error';
import { expect, test } from 'vitest';
import { createConnection } from './connection.ts';

test('is lost from the first failure to the first answer, and tells of both once', () => {
  const connection = createConnection();
  const seen: boolean[] = [];
  connection.subscribe(() => seen.push(connection.isLost()));

  connection.failed(new ApiError('unreachable', 'The service cannot be reached.'));
  connection.failed(new ApiError('malformed', "The service's answer cannot be read."));
  connection.answered();
  connection.answered();

  expect(seen).toEqual([true, false]);
});

test('a refusal is an answer, and an aborted call says nothing', () => {
  const connection = createConnection();
  connection.failed(new ApiError('unreachable', 'The service cannot be reached.'));
  connection.failed(new DOMException('The filter changed', 'AbortError'));
  expect(connection.isLost()).toBe(true);
  connection.failed(new ApiError('refused', 'Not found', { status: 404 }));
  expect(connection.isLost()).toBe(false);
});
