import { ApiError, hasStatus, isRefusal } from '../../wire/api-error.ts';
import type { Problem } from '../../wire/problems.ts';
import type { ImportPlan, PlannedRow } from '../checking/plan-import.ts';
import { noCounts, type RowStatus, type SendingEnd } from '../journal/row-outcome.ts';
import type { PaceOptions } from './pace.ts';
import type { SendingPorts } from './ports.ts';
import { createTurns, type Turns } from './sending-turns.ts';

/** State shared by all ways of sending. */
export interface SendingRun {
  readonly ports: SendingPorts;
  readonly listed: ImportPlan['listed'];
  readonly turns: Turns;
  /** @returns how often the row or athlete has failed */
  countFailure(ref: string): number;
  /** Counts and reports a row's outcome, after the journal has it. */
  record(
    row: PlannedRow,
    status: RowStatus,
    id?: string | null,
    problems?: readonly Problem[],
  ): Promise<void>;
  /** Counts an athlete without a row. */
  countRemoved(): void;
  end(): SendingEnd;
}

/** A row that the service fails this often, while it takes others, is given up. */
export const mostAttempts = 5;

/** Counts how often the item of a key has failed. */
export function countFailures(): SendingRun['countFailure'] {
  const failures = new Map<string, number>();
  return (key) => {
    const count = (failures.get(key) ?? 0) + 1;
    failures.set(key, count);
    return count;
  };
}

export function startRun(plan: ImportPlan, ports: SendingPorts, options: PaceOptions): SendingRun {
  const counts = { ...noCounts, unsent: plan.rows.length };
  const turns = createTurns(ports, options, (rest) => ports.progress?.({ counts: { ...counts }, rest }));
  return {
    ports,
    listed: plan.listed,
    turns,
    countFailure: countFailures(),
    async record({ row, cells }, status, id = null, problems = []) {
      counts.unsent -= 1;
      counts[status] += 1;
      await ports.report?.({ row, cells, status, id, problems });
    },
    countRemoved() {
      counts.removed += 1;
    },
    end: () => ({ ...turns.end(), counts }),
  };
}

/** Worth a retry: no answer, a failure of the service, or too many requests. */
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
