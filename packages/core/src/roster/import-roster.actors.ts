import { fromPromise } from 'xstate';
import { mostBatchRows } from '../athletes/athlete-batch.ts';
import { nextTurn } from './check-roster.actors.ts';
import { type ImportPlan, needsFields, planImport, prepareKeys, withFates } from './checking/plan-import.ts';
import type { CompareInput, SendInput } from './import-roster.machine.ts';
import type { ImportJournal } from './journal/import-journal.ts';
import type { RowOutcome, SendingEnd } from './journal/row-outcome.ts';
import type { Clock, ImportService, SendingOptions, SendingProgress } from './sending/ports.ts';
import { sendRows } from './sending/send-rows.ts';
import { systemClock } from './sending/sending-clock.ts';
import { whileAway } from './sending/while-away.ts';

export type { ImportService, SendingProgress } from './sending/ports.ts';

export interface ImportRosterPorts {
  /** Signs in and finds the agency. */
  readonly service: (signal: AbortSignal) => Promise<ImportService>;
  /** The journal for the service and the agency; opened after them, closed by the host. */
  readonly journal: (signal: AbortSignal) => Promise<ImportJournal>;
  readonly clock?: Clock;
  readonly sending?: Partial<SendingOptions>;
  /** Receives the outcome of each row once. */
  readonly report?: (outcome: RowOutcome) => Promise<void> | void;
  readonly progress?: (progress: SendingProgress) => void;
  /**
   * Receives an outage before the first row, and the milliseconds until the next attempt. Without it the import fails
   * at once, so that a person can try again.
   */
  readonly away?: (problem: string, rest: number) => void;
}

const defaultPatience = 120_000;

/** The actors of `importRosterMachine`, for one import. */
export function importRosterActors(ports: ImportRosterPorts) {
  const { clock = systemClock, report, progress } = ports;
  const stop = new AbortController();
  /** Resolves when a pause ends. */
  let held: Promise<void> | null = null;
  let opened: { readonly service: ImportService; readonly journal: ImportJournal } | null = null;

  return {
    compare: fromPromise<ImportPlan, CompareInput>(async ({ input: { check, match, options }, signal }) => {
      const { away, sending: { patience = defaultPatience } = {} } = ports;
      const reach = <T>(call: () => Promise<T>) =>
        away === undefined ? call() : whileAway(call, { clock, patience, signal }, away);
      const service = await reach(() => ports.service(signal));
      const mine = await reach(() => service.listMine(signal));
      const journal = opened?.journal ?? (await ports.journal(signal));
      opened = { service, journal };
      await prepareKeys(check.valid, nextTurn);
      signal.throwIfAborted();
      const rows = withFates(check.valid, journal.fateOf);
      const listed = needsFields({ rows, match, listed: mine }, options)
        ? await reach(() => service.inFull(mine, signal))
        : mine.map((one) => ({ ...one, athlete: null, version: null }));
      const changes = options.update || options.missing === 'remove';
      const canChange = !changes || (await reach(() => service.canChange(listed[0]?.id, signal)));
      return planImport({ check, rows, match, listed, canChange }, options);
    }),
    sendPlanned: fromPromise<SendingEnd, SendInput>(async ({ input: { plan, leftOut }, signal }) => {
      if (opened === null) throw new Error('Nothing was compared');
      const { service, journal } = opened;
      for (const outcome of leftOut) await report?.(outcome);
      const end = await sendRows(
        plan,
        {
          ...service,
          journal,
          clock,
          report,
          progress,
          gate: async () => held ?? undefined,
          stop: stop.signal,
          signal,
        },
        { concurrency: 8, rate: null, patience: defaultPatience, batchRows: mostBatchRows, ...ports.sending },
      );
      return { ...end, counts: { ...end.counts, invalid: end.counts.invalid + leftOut.length } };
    }),
    askToStop: fromPromise(async () => {
      stop.abort();
    }),
    hold: fromPromise<void>(({ signal }) => {
      held = new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          held = null;
          resolve();
        });
      });
      return held;
    }),
  };
}
