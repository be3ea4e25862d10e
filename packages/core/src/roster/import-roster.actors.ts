import { changesActors } from '../changes/changes.actors.ts';
import type { Journal } from '../changes/journal.ts';
import { whileAway } from '../changes/sending/pace.ts';
import {
  type AgencyService,
  type Clock,
  type SendingOptions,
  usualSending,
} from '../changes/sending/ports.ts';
import { sendDifference } from '../changes/sending/send-difference.ts';
import { systemClock } from '../changes/sending/system-clock.ts';
import { nextTurn } from './check-roster.actors.ts';
import { neededFields, planImport, prepareKeys, withFates } from './checking/plan-import.ts';
import type { ImportProgress, ImportRequest, ImportTypes } from './import-types.ts';
import type { ImportCounts, RowOutcome } from './journal/row-outcome.ts';
import { differenceOf, tallyRows } from './journal/tally-rows.ts';

export interface ImportRosterPorts {
  /** Signs in and finds the agency. */
  readonly service: (signal: AbortSignal) => Promise<AgencyService>;
  /** The journal for the service and the agency; opened after them, closed by the host. */
  readonly journal: (signal: AbortSignal) => Promise<Journal>;
  readonly clock?: Clock;
  readonly sending?: Partial<SendingOptions>;
  /** Receives the outcome of each row once. */
  readonly report?: (outcome: RowOutcome) => Promise<void> | void;
  readonly progress?: (progress: ImportProgress) => void;
  /**
   * Receives an outage before the first row, and the milliseconds until the next attempt. Without it the import fails
   * at once, so that a person can try again.
   */
  readonly away?: (problem: string, rest: number) => void;
}

type Reach = <T>(call: () => Promise<T>) => Promise<T>;

/** The actors of `importRosterMachine`, for one import. */
export function importRosterActors({
  clock = systemClock,
  report,
  progress,
  away,
  ...ports
}: ImportRosterPorts) {
  const sending = { ...usualSending, ...ports.sending };
  let opened: { readonly service: AgencyService; readonly journal: Journal } | null = null;

  /** The rows and the agency's athletes, to be compared. The list without fields is let go of: it takes 20 MB of 100,000. */
  async function read({ check, match, options }: ImportRequest, signal: AbortSignal, reach: Reach) {
    const service = await reach(() => ports.service(signal));
    const mine = await reach(() => service.listMine(signal));
    const journal = opened?.journal ?? (await ports.journal(signal));
    opened = { service, journal };
    await prepareKeys(check.valid, nextTurn);
    signal.throwIfAborted();
    const rows = withFates(check.valid, journal.fateOf);
    const needed = neededFields({ rows, match, listed: mine }, options);
    const listed = needed
      ? await reach(() => service.inFull(mine, signal, needed))
      : mine.map((one) => ({ ...one, athlete: null, version: null }));
    return { service, rows, listed };
  }

  return changesActors<ImportTypes>({
    async plan(request, signal) {
      const { check, match, options } = request;
      const { patience } = sending;
      const reach: Reach = (call) =>
        away === undefined ? call() : whileAway(call, { clock, patience, signal }, away);
      const { service, rows, listed } = await read(request, signal, reach);
      const changes = options.update || options.missing === 'remove';
      const canChange = !changes || (await reach(() => service.canChange(listed[0]?.id, signal)));
      return planImport({ check, rows, match, listed, canChange, asking: service.asking() }, options);
    },
    async send(plan, controls) {
      if (opened === null) throw new Error('Nothing was compared');
      const { service, journal } = opened;
      const tally = tallyRows(plan, report);
      await tally.begin();
      const [start, left] = [clock.now(), tally.counts().unsent];
      const progressOf = (counts: ImportCounts, rest: number) => ({
        counts,
        rest,
        pace: { done: left - counts.unsent, took: clock.now() - start },
      });
      const ports = {
        ...controls,
        service,
        journal,
        clock,
        listed: plan.listed,
        answered: tally.answered,
        waiting: (rest: number) => progress?.(progressOf(tally.counts(), rest)),
      };
      const end = await sendDifference(differenceOf(plan), ports, sending);
      const counts = tally.counts();
      if (end.ending === 'complete' && counts.unsent + counts.unsettled === 0) await journal.end();
      return { ...end, counts };
    },
  });
}
