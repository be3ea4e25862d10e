import { type ApiError, hasStatus, isRefusal } from '../api/api-error.ts';
import type { Problem } from '../api/problems.ts';
import type { AthleteDraft, ListedAthlete } from './athlete.ts';
import type { AthleteRow, BatchResult } from './athlete-batch.ts';
import type { ImportJournal } from './import-journal.ts';
import { type ImportCounts, noCounts, type RowOutcome, type RowStatus } from './import-outcome.ts';
import type { KeyTable } from './key-table.ts';
import type { PlannedRow } from './planned-row.ts';
import type { Key } from './row-identity.ts';
import type { Pace } from './sending-pace.ts';

/** Milliseconds; injected, so that tests own the time. */
export interface Clock {
  now(): number;
  /** Ends after `ms`, or as soon as the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** What sending needs of the outside. The calls throw `ApiError`, or the signal's reason. */
export interface SendingPorts {
  /** rules.md#batch-create */
  readonly createMany: (rows: readonly AthleteRow[], signal: AbortSignal) => Promise<readonly BatchResult[]>;
  readonly createOne: (
    draft: AthleteDraft,
    key: string,
    signal: AbortSignal,
  ) => Promise<{ readonly id: string | null }>;
  readonly listMine: (signal: AbortSignal) => Promise<readonly ListedAthlete[]>;
  readonly journal: ImportJournal;
  readonly clock: Clock;
  /** Hears what became of each row, after the journal has it. */
  readonly report?: ((outcome: RowOutcome) => Promise<void> | void) | undefined;
  readonly progress?: ((progress: SendingProgress) => void) | undefined;
  /** Once aborted, nothing new is sent, and the answers that are due are waited for. */
  readonly stop: AbortSignal;
  /** Once aborted, nothing is waited for. */
  readonly signal: AbortSignal;
}

export interface SendingProgress {
  readonly counts: ImportCounts;
  /** Requests that may be under way together. */
  readonly limit: number;
  /** Milliseconds that the service is left in peace from now on. */
  readonly rest: number;
}

/** What the two ways of sending share: how it goes, and the books. */
export interface SendingDesk extends SendingPorts {
  readonly pace: Pace;
  readonly listed: KeyTable;
  readonly nameKey: (name: string, sport: string | null) => Key;
  readonly counts: () => ImportCounts;
  /** Books what became of a row that the journal has; a promise only where somebody has to hear of it. */
  book(
    row: PlannedRow,
    status: RowStatus,
    id?: string | null,
    problems?: readonly Problem[],
  ): Promise<void> | void;
  /** Leaves the service in peace for a while. */
  failed(error: ApiError): void;
  /** Answers how many failures the row has met. */
  missed(row: PlannedRow): number;
  /** What the service said last when it failed. */
  readonly lastFailure: () => string | null;
}

/** A row that the service fails each time, while it takes others, is given up after so many. */
export const mostAttempts = 5;

export function createDesk(
  ports: SendingPorts,
  facts: Pick<SendingDesk, 'pace' | 'listed' | 'nameKey'>,
): SendingDesk {
  const counts: Record<RowStatus, number> = { ...noCounts };
  const attempts = new Map<string, number>();
  let lastFailure: string | null = null;
  return {
    ...ports,
    ...facts,
    counts: () => ({ ...counts }),
    book({ row, cells, ref }, status, id = null, problems = []) {
      attempts.delete(ref);
      counts[status] += 1;
      return ports.report?.({ row, cells, status, id, problems });
    },
    failed({ message, retryAfter }) {
      lastFailure = message;
      facts.pace.failed(retryAfter);
    },
    missed({ ref }) {
      const count = (attempts.get(ref) ?? 0) + 1;
      attempts.set(ref, count);
      return count;
    },
    lastFailure: () => lastFailure,
  };
}

/** Whether the service says that it is this row which it does not take. */
export function isAboutRow(error: ApiError): boolean {
  return isRefusal(error) && hasStatus(error, 400, 409, 413, 422);
}
