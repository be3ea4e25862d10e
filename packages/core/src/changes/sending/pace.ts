import type { ApiError } from '../../wire/api-error.ts';
import type { SendingEnd } from '../difference.ts';
import { isOutage } from './failures.ts';
import type { Clock, PaceOptions, SendingPorts } from './ports.ts';

/** When the next request may start: after a 429 or an outage as late as the service asks, or later each time. */
export interface Pace {
  /** Milliseconds until a request may start. */
  rest(): number;
  started(rows: number): void;
  succeeded(): void;
  /** @param retryAfter milliseconds that the service asked for */
  failed(retryAfter: number | null): void;
  /** Idle time, which does not count as an outage. */
  paused(milliseconds: number): void;
  /** Whether patience has ended, or the requested wait exceeds it. */
  isOver(): boolean;
}

const firstRest = 250;
const longestRest = 30_000;

export function createPace(now: () => number, { rate, patience }: PaceOptions): Pace {
  let failures = 0;
  let failingSince: number | null = null;
  let nextStart = Number.NEGATIVE_INFINITY;
  let isOver = false;
  return {
    rest: () => Math.max(0, nextStart - now()),
    started(rows) {
      if (rate !== null) nextStart = Math.max(now(), nextStart) + (rows / rate) * 1000;
    },
    succeeded() {
      failures = 0;
      failingSince = null;
    },
    failed(retryAfter) {
      failures += 1;
      failingSince ??= now();
      const rest = retryAfter ?? Math.min(longestRest, firstRest * 2 ** (failures - 1));
      nextStart = Math.max(nextStart, now() + rest);
      isOver ||= now() + rest - failingSince > patience;
    },
    paused(milliseconds) {
      if (failingSince !== null) failingSince += milliseconds;
    },
    isOver: () => isOver,
  };
}

/** Decides when the next request may start, and why none does. */
export interface Turns extends Pick<Pace, 'started' | 'succeeded'> {
  /** Waits until the next request may start; false when the run is over. */
  next(): Promise<boolean>;
  /** Pauses requests for a while. */
  failed(error: ApiError): void;
  end(): SendingEnd;
}

export function createTurns(
  { clock, signal, stop, gate, waiting }: Omit<SendingPorts, 'service' | 'journal' | 'listed' | 'answered'>,
  options: PaceOptions,
): Turns {
  const pace = createPace(() => clock.now(), options);
  const halted = AbortSignal.any([stop, signal]);
  let ending: SendingEnd['ending'] = 'complete';
  let lastFailure: string | null = null;
  return {
    ...pace,
    async next() {
      waiting?.(pace.rest());
      while (!halted.aborted && !pace.isOver() && pace.rest() > 0) await clock.sleep(pace.rest(), halted);
      const before = clock.now();
      await gate(halted);
      pace.paused(clock.now() - before);
      signal.throwIfAborted();
      if (stop.aborted) ending = 'stopped';
      else if (pace.isOver()) ending = 'unreachable';
      return ending === 'complete';
    },
    failed({ message, status, retryAfter }) {
      lastFailure = status === 429 ? message : `Still unreachable: ${message}`;
      pace.failed(retryAfter);
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
