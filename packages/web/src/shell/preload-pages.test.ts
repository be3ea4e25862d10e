import { ApiError } from '@matchpoint/core/wire/api-error';
import { expect, test, vi } from 'vitest';
import { createConnection } from '../api/connection.ts';
import { lazyPage } from './lazy-page.ts';
import { preloadPages } from './preload-pages.ts';

test('waits while the service is unreachable', async () => {
  const load = vi.fn(async () => () => null);
  const connection = createConnection();
  connection.failed(new ApiError('unreachable', 'The service cannot be reached.'));
  const done = preloadPages([lazyPage(load), lazyPage(load)], connection);
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(0);

  connection.answered();
  await done;
  expect(load).toHaveBeenCalledTimes(2);
});
