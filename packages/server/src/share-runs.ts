/**
 * Runs `work` once for all callers that wait: calls that arrive during a run share the next one, so that no result is
 * older than its call.
 */
export function shareRuns<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  function run(): Promise<T> {
    running = next ?? running;
    next = null;
    return work();
  }

  return () => {
    // A turn of the event loop, so that callers whose requests have arrived already join.
    const start = () => new Promise(setImmediate).then(run);
    next ??= running.then(start, start);
    return next;
  };
}
