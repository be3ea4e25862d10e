import type { Athlete, ListedAthlete } from '../../athletes/fields/athlete.ts';
import {
  type AthleteRow,
  type BatchResult,
  type ChangeResult,
  mostBatchRows,
} from '../../athletes/fields/athlete-batch.ts';
import type { AthleteDraft } from '../../athletes/fields/athlete-draft.ts';
import type { OwnAthlete, OwnChange } from '../../athletes/fields/own-athlete.ts';
import type { Asking } from '../../consent/consent.ts';
import type { Outcome } from '../difference.ts';
import type { Journal } from '../journal.ts';

/** Milliseconds; injected, so that tests own the time. */
export interface Clock {
  now(): number;
  /** Resolves after `ms`, or as soon as the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** The calls of one agency, with a bearer. They throw `ApiError`, or the signal's reason. */
export interface SendingService {
  /** Whether the service has `createMany`, the same for all that is sent. */
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

export interface AgencyService extends SendingService {
  /**
   * The listed athletes with their versions, and with their fields, where the service sends them.
   * @param isNeeded whether an athlete's fields are kept: 100,000 of them take 100 MB
   */
  readonly inFull: (
    listed: readonly ListedAthlete[],
    signal: AbortSignal,
    isNeeded?: (athlete: Athlete) => boolean,
  ) => Promise<readonly OwnAthlete[]>;
  /** Whether the service can change and remove athletes. @param some an athlete's id to try with */
  readonly canChange: (some: string | undefined, signal: AbortSignal) => Promise<boolean>;
  /** Who has to agree before everybody sees an athlete; known once the athletes are listed. */
  readonly asking: () => Asking;
}

/** How a sending can be held and ended. */
export interface SendingControls {
  /** Resolves when a request may start: at once, or after a pause, or when the signal is aborted. */
  readonly gate: (signal: AbortSignal) => Promise<void>;
  /** Once aborted, nothing new is sent, and the pending answers are awaited. */
  readonly stop: AbortSignal;
  /** Once aborted, nothing is awaited. */
  readonly signal: AbortSignal;
}

export interface SendingPorts extends SendingControls {
  readonly service: SendingService;
  readonly journal: Journal;
  readonly clock: Clock;
  /** How many athletes of each name and sport the agency has. */
  readonly listed: ReadonlyMap<string, number>;
  /** Receives the outcomes of each request, after the journal. */
  readonly answered: (outcomes: readonly Outcome[]) => Promise<void> | void;
  /** Receives the milliseconds until the next request, before each. */
  readonly waiting?: ((rest: number) => void) | undefined;
}

export interface PaceOptions {
  /** Most rows a second; null: as fast as the service takes them. */
  readonly rate: number | null;
  /** Milliseconds without any success after which the service counts as unreachable. */
  readonly patience: number;
}

export interface SendingOptions extends PaceOptions {
  /** Most athletes a batch; 1 sends each alone. */
  readonly batchRows: number;
}

export const usualSending: SendingOptions = { rate: null, patience: 120_000, batchRows: mostBatchRows };
