import type { ComponentType } from 'react';
import { type Connection, onRecovery } from '../api/connection.ts';
import type { PageProps } from './page.tsx';

/** A page with a script of its own, or one that is part of the first script and has nothing to preload. */
export type LazyPage = ComponentType<PageProps> & { readonly preload?: () => void };

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
