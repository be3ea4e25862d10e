import type { ListedAthlete } from '../../athletes/athlete.ts';
import type { AthleteRow, BatchResult, ChangeResult } from '../../athletes/athlete-batch.ts';
import type { AthleteDraft } from '../../athletes/athlete-draft.ts';
import type { OwnAthlete, OwnChange } from '../../athletes/own-athlete.ts';
import type { ImportJournal } from '../journal/import-journal.ts';
import type { ImportCounts, RowOutcome } from '../journal/row-outcome.ts';
import type { PaceOptions } from './pace.ts';

/** Milliseconds; injected, so that tests own the time. */
export interface Clock {
  now(): number;
  /** Resolves after `ms`, or as soon as the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** The calls of one agency, with a bearer. They throw `ApiError`, or the signal's reason. */
export interface SendingService {
  /** Whether the service has `createMany`, the same for the whole import. */
  readonly takesBatches: () => boolean;
  /** rules/service.md#batch-create */
  readonly createMany: (rows: readonly AthleteRow[], signal: AbortSignal) => Promise<readonly BatchResult[]>;
  readonly createOne: (
    draft: AthleteDraft,
    key: string,
    signal: AbortSignal,
  ) => Promise<{ readonly id: string | null; readonly version?: string | null }>;
  /**
   * Changes and removes athletes, one result a change as `changeAthletes` of the contract has them; those without an
   * answer are missing. A repeated change is made once.
   */
  readonly changeMany: (
    changes: readonly OwnChange[],
    signal: AbortSignal,
  ) => Promise<readonly ChangeResult[]>;
  /** Changes that `changeMany` takes at a time. */
  readonly mostChanges: () => number;
  readonly listMine: (signal: AbortSignal) => Promise<readonly ListedAthlete[]>;
}

export interface ImportService extends SendingService {
  /** The listed athletes with their fields and versions, as far as the service sends them. */
  readonly inFull: (listed: readonly ListedAthlete[], signal: AbortSignal) => Promise<readonly OwnAthlete[]>;
  /** Whether the service can change and remove athletes. @param some an athlete's id to try with */
  readonly canChange: (some: string | undefined, signal: AbortSignal) => Promise<boolean>;
}

export interface SendingPorts extends SendingService {
  readonly journal: ImportJournal;
  readonly clock: Clock;
  /** Receives the outcome of each row, after the journal has it. */
  readonly report?: ((outcome: RowOutcome) => Promise<void> | void) | undefined;
  readonly progress?: ((progress: SendingProgress) => void) | undefined;
  /** Resolves when a request may start: at once, or after a pause, or when the signal is aborted. */
  readonly gate?: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Once aborted, nothing new is sent, and the pending answers are awaited. */
  readonly stop: AbortSignal;
  /** Once aborted, nothing is awaited. */
  readonly signal: AbortSignal;
}

export interface SendingProgress {
  readonly counts: ImportCounts;
  /** Milliseconds until the next request. */
  readonly rest: number;
}

export interface SendingOptions extends PaceOptions {
  /** Most rows a batch; 1 sends single POSTs from the start. */
  readonly batchRows: number;
  /** Single POSTs at a time. */
  readonly concurrency: number;
}
