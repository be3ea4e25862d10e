import { type Connection, firstAnswer } from '../api/connection.ts';

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
