import { ApiError } from '@matchpoint/core/wire/api-error';
import { expect, test, vi } from 'vitest';
import { createConnection } from '../api/connection.ts';
import { lazyPage } from './lazy-page.ts';
import { preloadPages } from './preload-pages.ts';

const nothing = () => null;

test('waits for the first answer, and while the service is unreachable', async () => {
  const load = vi.fn(async () => nothing);
  const connection = createConnection();
  const done = preloadPages([lazyPage(load), lazyPage(load)], connection);

  connection.failed(new ApiError('unreachable', 'The service cannot be reached.'));
  await connection.firstAnswer;
  expect(load).toHaveBeenCalledTimes(0);

  connection.answered();
  await done;
  expect(load).toHaveBeenCalledTimes(2);
});

test('waits three seconds when nothing is requested', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => nothing);
  const done = preloadPages([lazyPage(load)], createConnection());
  await vi.advanceTimersByTimeAsync(2999);
  expect(load).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(2);
  await done;
  expect(load).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
