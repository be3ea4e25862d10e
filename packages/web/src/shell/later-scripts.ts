import type { ComponentType } from 'react';
import { type Connection, firstAnswer, onRecovery } from '../api/connection.ts';
import type { PageProps } from './page.tsx';

/** How long the page's first data, and then idleness, is waited for. Milliseconds. */
const timeout = 3000;

/**
 * Resolves when scripts that the first rows do not need may load: the rows are painted, or late.
 * @param isReading whether the page that was opened by its URL asks the service for anything
 */
export async function afterFirstRows(connection: Connection, isReading: boolean): Promise<void> {
  if (isReading) await firstAnswer(connection, timeout);
  await idleness();
}

/** Safari has no idle callbacks. */
function idleness(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve);
  });
}

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
