import {
  createImportHistory,
  type ImportedChange,
  type RecordedEntry,
  type RowFate,
} from './import-history.ts';
import { type IntendedChange, type JournalRun, type JournalStore, readEntries } from './journal-entry.ts';

export type { ImportedChange, RowFate } from './import-history.ts';

export interface Intent {
  readonly ref: string;
  /** Athletes of its name and sport at the agency before it is sent; null if unknown. */
  readonly existing: number | null;
}

/** `invalid` and `unsent`: certainly not created. */
export interface Settlement {
  readonly ref: string;
  readonly status: 'created' | 'exists' | 'invalid' | 'unsent';
  readonly id: string | null;
  readonly version?: string | null | undefined;
}

/** `left`: it certainly was not changed. */
export interface SettledChange {
  readonly id: string;
  readonly status: 'updated' | 'left';
  readonly version: string | null;
}

export interface UndoneChange {
  readonly id: string;
  readonly status: 'removed' | 'updated' | 'gone';
  readonly version: string | null;
}

/**
 * The journal of an import across runs, for one service and one agency: one entry a request. Promises resolve when
 * the entry would survive a crash of the program or the machine.
 */
export interface ImportJournal {
  fateOf(ref: string): RowFate;
  /** Changes of the last import that made any, unless it was undone. */
  done(): readonly ImportedChange[];
  /** Before rows are sent. */
  intend(rows: readonly Intent[]): Promise<void>;
  /** Before an answer is trusted. */
  settle(rows: readonly Settlement[]): Promise<void>;
  /** Before athletes are changed. */
  intendChanges(changes: readonly IntendedChange[]): Promise<void>;
  settleChanges(changes: readonly SettledChange[]): Promise<void>;
  /** Ends the import: later requests belong to another one. */
  end(): Promise<void>;
  settleUndone(changes: readonly UndoneChange[]): Promise<void>;
}

/**
 * Opens the journal of earlier runs for the same service and agency. Nothing is written before the first row is sent.
 */
export function openJournal(store: JournalStore, run: JournalRun): ImportJournal {
  const history = createImportHistory();
  let isMine = false;
  for (const entry of readEntries(store.entries)) {
    if ('run' in entry) isMine = entry.run.service === run.service && entry.run.agency === run.agency;
    else if (isMine) history.add(entry);
  }
  let isOpen = false;
  let last: Promise<void> = Promise.resolve();
  const write = async (entry: RecordedEntry) => {
    if (!isOpen) await store.append({ run });
    isOpen = true;
    await store.append(entry);
  };
  /** One after the other, in the order of the calls. */
  const append = (entry: RecordedEntry): Promise<void> => {
    last = last.catch(() => {}).then(() => write(entry));
    return last;
  };
  const appendAll = async <T>(items: readonly T[], entry: RecordedEntry) => {
    if (items.length === 0) return;
    await append(entry);
    history.add(entry);
  };
  return {
    fateOf: history.fateOf,
    done: history.done,
    async intend(rows) {
      const entry: RecordedEntry = {
        sending: rows.map(({ ref, existing }) => (existing === null ? [ref] : [ref, existing])),
      };
      history.add(entry);
      await append(entry);
    },
    settle: (rows) =>
      appendAll(rows, {
        settled: rows.map(({ ref, status, id, version = null }) => [ref, status, id, version]),
      }),
    intendChanges: (changes) => appendAll(changes, { changing: [...changes] }),
    settleChanges: (changes) =>
      appendAll(changes, { changed: changes.map(({ id, status, version }) => [id, status, version]) }),
    async end() {
      if (history.isUnended()) await appendAll([null], { ended: true });
    },
    settleUndone: (changes) =>
      appendAll(changes, { undone: changes.map(({ id, status, version }) => [id, status, version]) }),
  };
}
