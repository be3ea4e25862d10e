import { ApiError, hasStatus, isRefusal } from '../../wire/api-error.ts';
import type { Problem } from '../../wire/problems.ts';
import type { ImportPlan, PlannedRow } from '../checking/plan-import.ts';
import { createPace, type PaceOptions } from './pace.ts';
import type { SendingPorts } from './ports.ts';
import { noCounts, type RowStatus, type SendingEnd } from './row-outcome.ts';

/** What both ways of sending share. */
export interface SendingRun {
  readonly ports: SendingPorts;
  readonly listed: ImportPlan['listed'];
  /** Waits until the next request may start. False: the run is over, and nothing more is sent. */
  mayContinue(): Promise<boolean>;
  started(rows: number): void;
  succeeded(): void;
  /** Leaves the service alone for a while. */
  failed(error: ApiError): void;
  /** @returns how often the row has failed */
  countFailure(row: PlannedRow): number;
  /** Counts and reports what became of a row, after the journal has it. */
  record(
    row: PlannedRow,
    status: RowStatus,
    id?: string | null,
    problems?: readonly Problem[],
  ): Promise<void>;
  end(): SendingEnd;
}

/** A row that the service fails this often, while it takes others, is given up. */
export const mostAttempts = 5;

export function startRun(plan: ImportPlan, ports: SendingPorts, options: PaceOptions): SendingRun {
  const { clock, signal, stop } = ports;
  const pace = createPace(() => clock.now(), options);
  const halted = AbortSignal.any([stop, signal]);
  const counts = { ...noCounts, unsent: plan.rows.length };
  const failures = new Map<string, number>();
  let ending: SendingEnd['ending'] = 'complete';
  let lastFailure: string | null = null;
  return {
    ports,
    listed: plan.listed,
    async mayContinue() {
      ports.progress?.({ counts: { ...counts }, rest: pace.rest() });
      while (!halted.aborted && !pace.isOver() && pace.rest() > 0) await clock.sleep(pace.rest(), halted);
      const before = clock.now();
      await ports.gate?.(halted);
      pace.paused(clock.now() - before);
      signal.throwIfAborted();
      if (stop.aborted) ending = 'stopped';
      else if (pace.isOver()) ending = 'unreachable';
      return ending === 'complete';
    },
    started: pace.started,
    succeeded: pace.succeeded,
    failed({ message, status, retryAfter }) {
      lastFailure = status === 429 ? message : `The service did not come back: ${message}`;
      pace.failed(retryAfter);
    },
    countFailure({ ref }) {
      const count = (failures.get(ref) ?? 0) + 1;
      failures.set(ref, count);
      return count;
    },
    async record({ row, cells }, status, id = null, problems = []) {
      counts.unsent -= 1;
      counts[status] += 1;
      await ports.report?.({ row, cells, status, id, problems });
    },
    end: () => ({ ending, counts, problem: ending === 'unreachable' ? lastFailure : null }),
  };
}

/** Worth another try: no answer, a failure of the service, or too many requests. */
export function isOutage(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'unreachable';
}

/** Whether the service refuses this row, and not the caller. */
export function isAboutRow(error: unknown): error is ApiError {
  return isRefusal(error) && hasStatus(error, 400, 409, 413, 422);
}

/** Whether nothing was stored; after any other failure that is unknown. */
export function isUnsent(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.kind === 'refused' || error.kind === 'unsent');
}
