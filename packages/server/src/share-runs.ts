/**
 * Runs `work` for all callers that wait for it: those that come while it runs share the next run, so that nobody gets a
 * result from before the call.
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
