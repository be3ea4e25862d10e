import type { ApiError } from '../../wire/api-error.ts';
import type { SendingEnd } from '../difference.ts';
import { createPace } from './pace.ts';
import type { PaceOptions, SendingPorts } from './ports.ts';

/** Decides when the next request may start, and why none does. */
export interface Turns {
  /** Waits until the next request may start; false when the run is over. */
  next(): Promise<boolean>;
  started(rows: number): void;
  succeeded(): void;
  /** Pauses requests for a while. */
  failed(error: ApiError): void;
  end(): SendingEnd;
}

export function createTurns(
  {
    clock,
    signal,
    stop,
    gate,
    waiting,
  }: Pick<SendingPorts, 'clock' | 'signal' | 'stop' | 'gate' | 'waiting'>,
  options: PaceOptions,
): Turns {
  const pace = createPace(() => clock.now(), options);
  const halted = AbortSignal.any([stop, signal]);
  let ending: SendingEnd['ending'] = 'complete';
  let lastFailure: string | null = null;
  return {
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
    started: pace.started,
    succeeded: pace.succeeded,
    failed({ message, status, retryAfter }) {
      lastFailure = status === 429 ? message : `Still unreachable: ${message}`;
      pace.failed(retryAfter);
    },
    end: () => ({ ending, problem: ending === 'unreachable' ? lastFailure : null }),
  };
}
