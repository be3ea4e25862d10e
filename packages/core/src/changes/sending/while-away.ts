import { isOutage } from './failures.ts';
import { createPace } from './pace.ts';
import type { Clock } from './ports.ts';

/**
 * Repeats a call while the service is away, as a request is sent again.
 * @param patience milliseconds after which its last failure is thrown
 * @param report receives each failure, and the milliseconds until the next attempt
 */
export async function whileAway<T>(
  call: () => Promise<T>,
  {
    clock,
    patience,
    signal,
  }: { readonly clock: Clock; readonly patience: number; readonly signal: AbortSignal },
  report: (problem: string, rest: number) => void,
): Promise<T> {
  const pace = createPace(() => clock.now(), { rate: null, patience });
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isOutage(error)) throw error;
      pace.failed(error.retryAfter);
      if (pace.isOver()) throw error;
      report(error.message, pace.rest());
      await clock.sleep(pace.rest(), signal);
      signal.throwIfAborted();
    }
  }
}
