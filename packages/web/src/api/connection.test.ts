import { ApiError } from '@matchpoint/core/wire/api-error';
import { expect, test, vi } from 'vitest';
import { createConnection, reporting } from './connection.ts';

test('is lost from the first failure to the next answer, and notifies once of each', () => {
  const connection = createConnection();
  const seen: boolean[] = [];
  connection.lost.subscribe(() => seen.push(connection.lost.get()));

  connection.failed(new ApiError('unreachable', 'The service cannot be reached.'));
  connection.failed(new ApiError('malformed', "The service's answer cannot be read."));
  expect(connection.lost.get()).toBe(true);
  connection.answered();
  connection.answered();

  expect(seen).toEqual([true, false]);
});

test('counts a refusal as an answer, and ignores an aborted call', () => {
  const connection = createConnection();
  connection.failed(new ApiError('unreachable', 'The service cannot be reached.'));
  connection.failed(new DOMException('The filter changed', 'AbortError'));
  expect(connection.lost.get()).toBe(true);
  connection.failed(new ApiError('refused', 'Not found', { status: 404 }));
  expect(connection.lost.get()).toBe(false);
});

test('is slow on the page that waited, until any call is over', () => {
  vi.stubGlobal('location', { pathname: '/add' });
  const connection = createConnection();
  const seen: (string | null)[] = [];
  connection.slow.subscribe(() => seen.push(connection.slow.get()));

  connection.slowed();
  connection.answered();
  connection.slowed();
  connection.failed(new ApiError('unreachable', 'The service cannot be reached.'));

  expect(seen).toEqual(['/add', null, '/add', null]);
  vi.unstubAllGlobals();
});

test('a reporting call reports its outcome, and returns it to its caller', async () => {
  const connection = createConnection();
  const failure = new ApiError('unreachable', 'The service cannot be reached.');
  const failing = reporting(connection, (id: string) => Promise.reject(failure).then(() => id));
  await expect(failing('7')).rejects.toBe(failure);
  expect(connection.lost.get()).toBe(true);
  expect(await reporting(connection, async (id: string) => `answer to ${id}`)('7')).toBe('answer to 7');
  expect(connection.lost.get()).toBe(false);
});
