import { ApiError } from '@matchpoint/core/wire/api-error';
import { expect, test, vi } from 'vitest';
import { createConnection } from '../api/connection.ts';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { preloadPages } from './preload-pages.ts';

test('waits while the service is unreachable', async () => {
  const load = vi.fn(async () => ({ Page: () => null }));
  const connection = createConnection();
  connection.failed(new ApiError('unreachable', 'The service cannot be reached.'));
  const done = preloadPages([lazyPart(load, 'Page'), lazyPart(load, 'Page')], connection);
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(0);

  connection.answered();
  await done;
  expect(load).toHaveBeenCalledTimes(2);
});
