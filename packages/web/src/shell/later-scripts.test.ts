import { ApiError } from '@matchpoint/core/wire/api-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from '../api/connection.ts';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { afterFirstRows, preloadPages } from './later-scripts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether it has resolved after these milliseconds. */
async function isOver(waited: Promise<void>, milliseconds: number): Promise<boolean> {
  let over = false;
  void waited.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return over;
}

test('waits for the first answer', async () => {
  const connection = createConnection();
  const waited = afterFirstRows(connection, true);
  expect(await isOver(waited, 100)).toBe(false);
  connection.answered();
  expect(await isOver(waited, 2)).toBe(true);
});

test('waits three seconds for an answer that does not come', async () => {
  const waited = afterFirstRows(createConnection(), true);
  expect(await isOver(waited, 2999)).toBe(false);
  expect(await isOver(waited, 3)).toBe(true);
});

test('waits for no answer where the page asks for nothing', async () => {
  expect(await isOver(afterFirstRows(createConnection(), false), 2)).toBe(true);
});

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
