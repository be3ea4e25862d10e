import { type Connection, firstAnswer, onRecovery } from '../api/connection.ts';
import type { LazyPage } from './lazy-page.ts';

/** How long preloading waits for the first page's data. Milliseconds. */
const timeout = 3000;

/**
 * Fetches the scripts of all pages once the first page has its data, so that during a later outage pages still open,
 * with skeletons. Waits while the service is unreachable: not every browser retries a failed module.
 */
export async function preloadPages(pages: readonly LazyPage[], connection: Connection): Promise<void> {
  await firstAnswer(connection, timeout);
  if (connection.isLost()) await recovery(connection);
  await idleness();
  for (const page of pages) page.preload?.();
}

/** Not before the rows of the first answer are painted. Safari has no idle callbacks. */
function idleness(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
}

function recovery(connection: Connection): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = onRecovery(connection, () => {
      unsubscribe();
      resolve();
    });
  });
}
