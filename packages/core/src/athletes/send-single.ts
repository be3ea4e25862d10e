import { ApiError } from '../api/api-error.ts';
import type { Settlement } from './import-journal.ts';
import { createKeyTable } from './key-table.ts';
import type { PlannedRow } from './planned-row.ts';
import { resolveUnknown } from './resolve-unknown.ts';
import type { Key } from './row-identity.ts';
import { isAboutRow, mostAttempts, type SendingDesk } from './sending-desk.ts';

/**
 * Rows by single POSTs, to a service that may know nothing of keys. Rows of one name and sport go one after the
 * other, so that the agency's list can tell what became of a row whose answer never came.
 */
export interface SingleSender {
  /** Writes down that the rows will be sent, in one flush for all of them. */
  intend(rows: readonly PlannedRow[]): Promise<readonly IntendedRow[]>;
  /**
   * Ends with the answer, and answers what is to be done about it: until that has ended, the row does not count as
   * done. Rows that are to go again come out of `returned`.
   */
  send(intended: IntendedRow): Promise<() => Promise<void>>;
  /** Takes the intention back: nothing of these rows was sent. */
  drop(intended: readonly IntendedRow[]): Promise<void>;
  /** Keeps a row of unknown fate until all of them are here. */
  recall(row: PlannedRow): void;
  recalled(): number;
  /** Tells from the agency's list what became of them, before any row is sent. */
  settleRecalled(): Promise<void>;
  /** Whether the row has to wait; then it is kept here. */
  park(row: PlannedRow): boolean;
  /** Rows that are kept here. */
  waiting(): number;
  /** Rows whose answer never came in this run. */
  unknown(): number;
  /** Looks those rows up in the agency's list. */
  settle(): Promise<void>;
  /** Rows that may be sent now. */
  returned(): readonly PlannedRow[];
  hasReturned(): boolean;
  /** Books the rows that are still unknown when sending ends. */
  giveUp(): Promise<void>;
}

export interface IntendedRow {
  readonly row: PlannedRow;
  /** How many of its name the agency has before it is sent. */
  readonly there: number;
}

interface UnknownRow extends IntendedRow {
  readonly attempts: number;
  readonly why: string;
}

export function createSingleSender(desk: SendingDesk): SingleSender {
  const { journal, pace, listed, signal } = desk;
  const created = createKeyTable();
  const parked = new Map<string, PlannedRow[]>();
  let waiting = 0;
  let back: PlannedRow[] = [];
  let unknown: UnknownRow[] = [];
  let recalled: PlannedRow[] = [];

  const nameText = ({ high, low }: Key) => `${high}:${low}`;
  const free = ({ name }: PlannedRow) => {
    const key = nameText(name);
    const rows = parked.get(key) ?? [];
    back.push(...rows);
    waiting -= rows.length;
    parked.delete(key);
  };
  const bookCreated = async (row: PlannedRow, id: string | null) => {
    await journal.settle([{ ref: row.ref, status: 'created', id }]);
    created.add(row.name, 1);
    await desk.book(row, 'created', id);
  };
  const bookUnclear = (row: PlannedRow) => desk.book(row, 'unsettled', null, [unclear]);

  const verdictOn = ({ fate, name }: PlannedRow) =>
    resolveUnknown(fate.kind === 'unknown' ? fate.there : null, listed.get(name));

  async function send({ row, there }: IntendedRow): Promise<() => Promise<void>> {
    try {
      const { id } = await desk.createOne(row.draft, row.ref, signal);
      pace.succeeded();
      return async () => {
        await bookCreated(row, id);
        free(row);
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isTooMuch = error.status === 429;
      if (error.kind === 'unreachable') desk.failed(error);
      if (error.kind === 'unreachable' && !isTooMuch) {
        const attempts = desk.missed(row);
        unknown.push({ row, there, attempts, why: error.message });
        return async () => {};
      }
      if (error.kind === 'malformed') throw error;
      const isItsFault = isAboutRow(error);
      if (!isTooMuch && !isItsFault) {
        await settleUnsent([row]);
        throw error;
      }
      return async () => {
        await journal.settle([{ ref: row.ref, status: isItsFault ? 'invalid' : 'unsent', id: null }]);
        if (isTooMuch) back.push(row);
        else await desk.book(row, 'invalid', null, error.problems);
        free(row);
      };
    }
  }

  const settleUnsent = (rows: readonly PlannedRow[]) =>
    journal.settle(rows.map(({ ref }) => ({ ref, status: 'unsent', id: null })));

  return {
    park(row) {
      const key = nameText(row.name);
      const rows = parked.get(key);
      if (rows === undefined) parked.set(key, []);
      else {
        rows.push(row);
        waiting += 1;
      }
      return rows !== undefined;
    },
    async intend(rows) {
      const intended = rows.map((row) => ({ row, there: listed.get(row.name) + created.get(row.name) }));
      await journal.intend(intended.map(({ row: { ref }, there }) => ({ ref, there })));
      return intended;
    },
    send,
    drop: (intended) => settleUnsent(intended.map(({ row }) => row)),
    recall: (row) => {
      recalled.push(row);
    },
    recalled: () => recalled.length,
    async settleRecalled() {
      const judged = recalled.map((row) => ({ row, verdict: verdictOn(row) }));
      recalled = [];
      await journal.settle(
        judged.flatMap(({ row: { ref }, verdict }): Settlement[] => {
          if (verdict === 'unclear') return [];
          return [{ ref, status: verdict === 'created' ? 'exists' : 'unsent', id: null }];
        }),
      );
      for (const { row, verdict } of judged) {
        if (verdict === 'created') await desk.book(row, 'exists');
        else if (verdict === 'unclear') await bookUnclear(row);
        else back.push({ ...row, fate: { kind: 'open' } });
      }
    },
    waiting: () => waiting,
    unknown: () => unknown.length,
    async settle() {
      const list = await desk.listMine(signal);
      const wanted = new Map(unknown.map(({ row }): [string, string[]] => [nameText(row.name), []]));
      for (const { id, name, sport } of list) wanted.get(nameText(desk.nameKey(name, sport)))?.push(id);
      const judged = unknown;
      unknown = [];
      for (const { row, there, attempts, why } of judged) {
        const ids = wanted.get(nameText(row.name)) ?? [];
        const verdict = resolveUnknown(there, ids.length);
        if (verdict === 'created') await bookCreated(row, ids.length === 1 ? (ids[0] ?? null) : null);
        else if (verdict === 'unclear') await bookUnclear(row);
        else {
          await journal.settle([{ ref: row.ref, status: 'unsent', id: null }]);
          if (attempts < mostAttempts) back.push({ ...row, fate: { kind: 'open' } });
          else await desk.book(row, 'unsent', null, [{ field: null, message: why }]);
        }
        free(row);
      }
    },
    returned() {
      const rows = back;
      back = [];
      return rows;
    },
    hasReturned: () => back.length > 0,
    async giveUp() {
      for (const { row } of unknown) await desk.book(row, 'unsettled', null, [pending]);
      unknown = [];
    },
  };
}

const unclear = {
  field: null,
  message:
    "No answer came when it was sent, and the agency's list cannot tell whether it was created. Look for it there.",
};
const pending = {
  field: null,
  message: 'No answer came when it was sent. Run the same import again to find out.',
};
