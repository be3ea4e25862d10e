import type { ApiError } from '../../wire/api-error.ts';
import type { SendingEnd } from '../difference.ts';
import { isOutage } from './failures.ts';
import type { Clock, PaceOptions, SendingPorts } from './ports.ts';

/** Decides when the next request may start, and why none does. */
export interface Turns {
  /** Waits until the next request may start; false when the run is over. */
  next(): Promise<boolean>;
  started(rows: number): void;
  succeeded(): void;
  /** @returns milliseconds until the next request; null once patience has ended, or the requested wait exceeds it */
  failed(error: ApiError): number | null;
  end(): SendingEnd;
}

const firstRest = 250;
const longestRest = 30_000;

/** After a 429 or an outage requests rest for as long as the service asks, or longer each time. */
export function createTurns(
  { clock, signal, stop, gate, waiting }: Omit<SendingPorts, 'service' | 'journal' | 'listed' | 'answered'>,
  { rate, patience }: PaceOptions,
): Turns {
  const halted = AbortSignal.any([stop, signal]);
  let failures = 0;
  let failingSince: number | null = null;
  let nextStart = Number.NEGATIVE_INFINITY;
  let isOver = false;
  let lastFailure: string | null = null;
  let ending: SendingEnd['ending'] = 'complete';
  const rest = () => Math.max(0, nextStart - clock.now());
  return {
    async next() {
      waiting?.(rest());
      while (!halted.aborted && !isOver && rest() > 0) await clock.sleep(rest(), halted);
      const before = clock.now();
      await gate(halted);
      // A pause is not an outage.
      if (failingSince !== null) failingSince += clock.now() - before;
      signal.throwIfAborted();
      if (stop.aborted) ending = 'stopped';
      else if (isOver) ending = 'unreachable';
      return ending === 'complete';
    },
    started(rows) {
      if (rate !== null) nextStart = Math.max(clock.now(), nextStart) + (rows / rate) * 1000;
    },
    succeeded() {
      failures = 0;
      failingSince = null;
    },
    failed({ message, status, retryAfter }) {
      lastFailure = status === 429 ? message : `Still unreachable: ${message}`;
      const now = clock.now();
      failingSince ??= now;
      const wanted = retryAfter ?? Math.min(longestRest, firstRest * 2 ** failures);
      failures += 1;
      nextStart = Math.max(nextStart, now + wanted);
      isOver ||= now + wanted - failingSince > patience;
      return isOver ? null : rest();
    },
    end: () => ({ ending, problem: ending === 'unreachable' ? lastFailure : null }),
  };
}

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
  const turns = createTurns({ clock, signal, stop: signal, gate: async () => {} }, { rate: null, patience });
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const rest = isOutage(error) ? turns.failed(error) : null;
      if (!isOutage(error) || rest === null) throw error;
      report(error.message, rest);
      await turns.next();
    }
  }
}
