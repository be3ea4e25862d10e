import { StartupError } from '../startup-error.ts';
import type { Host } from './host.ts';

/**
 * Does work that a signal ends early, and in order.
 * @throws {StartupError} with `words` when it was ended
 */
export async function untilStopped<T>(
  { onStop }: Host,
  words: string,
  work: (stopping: AbortSignal) => Promise<T>,
): Promise<T> {
  const stopping = new AbortController();
  onStop(() => stopping.abort());
  try {
    return await work(stopping.signal);
  } catch (error) {
    throw stopping.signal.aborted ? new StartupError(words) : error;
  }
}
