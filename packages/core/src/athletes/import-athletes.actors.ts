import { fromPromise } from 'xstate';
import type { Client } from '../api/client.ts';
import type { Authorize } from '../session/session.actors.ts';
import { mostBatchRows } from './athlete-batch.ts';
import { checkRows, type ImportCheck } from './import-check.ts';
import type { CheckInput, CompareInput, SendInput } from './import-input.ts';
import type { ImportJournal } from './import-journal.ts';
import type { ImportCounts, RowOutcome, SendingEnd } from './import-outcome.ts';
import { type ImportPlan, planImport } from './import-plan.ts';
import type { ImportSource } from './import-source.ts';
import { createKeyTable } from './key-table.ts';
import { plannedRows } from './planned-rows.ts';
import { type Digest, namesakeKey } from './row-identity.ts';
import { type SendingOptions, sendRows } from './send-rows.ts';
import type { Clock, SendingPorts, SendingProgress } from './sending-desk.ts';

export type { SendingOptions } from './send-rows.ts';
export type { Clock, SendingProgress } from './sending-desk.ts';

/** The calls of one agency, with a bearer. */
export type ImportService = Pick<SendingPorts, 'createMany' | 'createOne' | 'listMine'>;

export interface ImportAthletesPorts {
  readonly open: (signal: AbortSignal) => Promise<ImportSource>;
  /** Signs in and finds the agency: not asked where rows are only checked. */
  readonly service: (signal: AbortSignal) => Promise<ImportService>;
  /** Bound to the service and the agency; opened after them, and closed by the host. */
  readonly journal: (signal: AbortSignal) => Promise<ImportJournal>;
  readonly digest: Digest;
  readonly clock?: Clock;
  readonly sending?: Partial<SendingOptions>;
  /** Hears of every row once: of the invalid ones while the file is checked, of all others while it is sent. */
  readonly report?: (outcome: RowOutcome) => Promise<void> | void;
  readonly checked?: (rows: number) => void;
  readonly progress?: (progress: SendingProgress) => void;
}

/** What `importAthletesMachine` needs of the outside, for `provide`. For one import. */
export function importAthletesActors(ports: ImportAthletesPorts) {
  const { digest, report, progress } = ports;
  const stop = new AbortController();
  let opened: { readonly service: ImportService; readonly journal: ImportJournal } | null = null;
  const nameKey = (name: string, sport: string | null) => namesakeKey(name, sport, digest);

  return {
    openSource: fromPromise<ImportSource>(({ signal }) => ports.open(signal)),
    checkSource: fromPromise<ImportCheck, CheckInput>(({ input: { source, match }, signal }) =>
      checkRows(whileWanted(source, signal), match, {
        digest,
        ...(report !== undefined && { report }),
        ...(ports.checked !== undefined && { progress: ports.checked }),
      }),
    ),
    compare: fromPromise<ImportPlan, CompareInput>(async ({ input: { check, duplicates }, signal }) => {
      const service = await ports.service(signal);
      const listed = createKeyTable();
      for (const { name, sport } of await service.listMine(signal)) listed.add(nameKey(name, sport), 1);
      const journal = opened?.journal ?? (await ports.journal(signal));
      opened = { service, journal };
      return planImport(check.index, journal.fateOf, listed, duplicates);
    }),
    sendPlanned: fromPromise<SendingEnd, SendInput>(async ({ input, signal }) => {
      if (opened === null) throw new Error('Nothing was compared');
      const { service, journal } = opened;
      const whole = withSkipped(input);
      const end = await sendRows(
        plannedRows(input, { digest, journal, report }),
        { listed: input.plan.listed, nameKey },
        {
          ...service,
          journal,
          clock: ports.clock ?? systemClock,
          report,
          progress: progress && ((now) => progress({ ...now, counts: whole(now.counts) })),
          stop: stop.signal,
          signal,
        },
        { concurrency: 8, rate: null, patience: 120_000, batchRows: mostBatchRows, ...ports.sending },
      );
      return { ...end, counts: whole(end.counts) };
    }),
    askToStop: fromPromise(async () => {
      stop.abort();
    }),
  };
}

/** The file, which is read no further once nobody waits for it. */
function whileWanted(source: ImportSource, signal: AbortSignal): ImportSource {
  return {
    ...source,
    async *rows() {
      for await (const piece of source.rows()) {
        signal.throwIfAborted();
        yield piece;
      }
    },
  };
}

/** Adds the rows that are not sent, and those that were not reached. */
function withSkipped({ check, plan }: SendInput): (counts: ImportCounts) => ImportCounts {
  return (sent) => {
    const counts = {
      ...sent,
      exists: sent.exists + plan.counts.done + plan.counts.listed,
      duplicate: plan.counts.duplicate,
    };
    const known = counts.created + counts.exists + counts.duplicate + counts.invalid + counts.unsettled;
    return { ...counts, unsent: check.rows - known };
  };
}

/** The service's calls for the rows of one agency. */
export function agencyService(
  client: Pick<Client, 'createAthlete' | 'createAthletes' | 'listMyAthletes'>,
  authorize: Authorize,
  agencyId: string,
): ImportService {
  return {
    listMine: (signal) => authorize((token) => client.listMyAthletes(agencyId, { token, signal })),
    createMany: (rows, signal) =>
      authorize((token) => client.createAthletes(agencyId, rows, { token, signal })),
    createOne: (draft, key, signal) =>
      authorize((token) => client.createAthlete(agencyId, draft, { token, signal, key })),
  };
}

const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      if (signal.aborted) wake();
      else signal.addEventListener('abort', wake);
    }),
};
