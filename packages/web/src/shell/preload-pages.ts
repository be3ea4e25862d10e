import type { Connection } from '../api/connection.ts';
import type { LazyPage } from './lazy-page.ts';

/** How long the first page may take for its data before the others' scripts are fetched beside it. Milliseconds. */
const patience = 3000;

/**
 * Fetches the scripts of all pages when the first one has what it asked for: who goes on while the service is out of
 * reach still gets the page, with its skeletons. A fetch that fails is not tried again by every browser, so there
 * is none while the service is out of reach.
 */
export async function preloadPages(pages: readonly LazyPage[], connection: Connection): Promise<void> {
  await Promise.race([connection.firstAnswer, new Promise((resolve) => setTimeout(resolve, patience))]);
  if (connection.isLost()) await recovery(connection);
  for (const page of pages) page.preload();
}

function recovery({ subscribe, isLost }: Connection): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe(() => {
      if (isLost()) return;
      unsubscribe();
      resolve();
    });
  });
}
