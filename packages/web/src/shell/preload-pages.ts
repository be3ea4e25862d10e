import { type Connection, onRecovery } from '../api/connection.ts';
import type { LazyPage } from './lazy-page.ts';

/**
 * Fetches the scripts of all pages, so that during a later outage pages still open, with skeletons. Waits while the
 * service is unreachable: not every browser retries a failed module.
 */
export async function preloadPages(pages: readonly LazyPage[], connection: Connection): Promise<void> {
  if (connection.lost.get()) await recovery(connection);
  for (const page of pages) page.preload?.();
}

function recovery(connection: Connection): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = onRecovery(connection, () => {
      unsubscribe();
      resolve();
    });
  });
}
