import type { AthleteDraft } from '../athletes/athlete.ts';
import { type ImportJournal, openJournal } from '../roster/sending/import-journal.ts';
import type { JournalEntry, JournalStore } from '../roster/sending/journal-entry.ts';
import type { Clock, ImportService } from '../roster/sending/ports.ts';
import { ApiError } from '../wire/api-error.ts';

/** What goes wrong with a call. The first three fail before the service acts, the others after. */
export const faults = ['lost', '429', 'crash', 'lostAnswer', '503', '500', 'crashAfter'] as const;
export type Fault = (typeof faults)[number];

/** One agency in memory, at a service with batches and idempotency keys, or with the eleven calls alone. */
export interface AgencyWorld {
  readonly athletes: readonly { readonly id: string; readonly draft: AthleteDraft }[];
  readonly service: ImportService;
  /** How many rows each create call had, in order. */
  readonly creates: readonly number[];
}

/**
 * @param next what goes wrong with the next call, or null
 * @param crash ends the program
 * @param before athletes that the agency already has
 */
export function agencyWorld(
  knows: 'extensions' | 'eleven calls',
  next: () => Fault | null,
  crash: () => void,
  before: readonly AthleteDraft[] = [],
): AgencyWorld {
  const athletes = before.map((draft, index) => ({ id: String(index + 1), draft }));
  const creates: number[] = [];
  const idByRef = new Map<string, string>();

  async function serve<T>(signal: AbortSignal, answer: () => T): Promise<T> {
    const fault = next();
    await yieldTurns(signal);
    if (fault === 'crash') crash();
    signal.throwIfAborted();
    if (fault === 'lost') throw new ApiError('unreachable', 'The service cannot be reached.');
    if (fault === '429')
      throw new ApiError('unreachable', 'Too many requests.', { status: 429, retryAfter: 1000 });
    const served = answer();
    await yieldTurns(signal);
    if (fault === 'crashAfter') crash();
    signal.throwIfAborted();
    if (fault === 'lostAnswer') throw new ApiError('unreachable', 'The service did not answer.');
    if (fault === '503' || fault === '500')
      throw new ApiError('unreachable', 'The service failed.', { status: Number(fault) });
    return served;
  }
  const create = (draft: AthleteDraft, ref: string) => {
    const before = idByRef.get(ref);
    if (knows === 'extensions' && before !== undefined) return { status: 'exists' as const, id: before };
    const id = String(athletes.length + 1);
    athletes.push({ id, draft });
    idByRef.set(ref, id);
    return { status: 'created' as const, id };
  };
  return {
    athletes,
    creates,
    service: {
      listMine: (signal) =>
        serve(signal, () => athletes.map(({ id, draft: { name, sport } }) => ({ id, name, sport }))),
      listInFull: (signal) =>
        serve(signal, () => ({
          athletes: athletes.map(({ id, draft: { name, sport } }) => ({
            id,
            name,
            sport,
            athlete: null,
            version: null,
          })),
          canChange: false,
        })),
      createMany: (rows, signal) =>
        serve(signal, () => {
          if (knows === 'eleven calls') throw new ApiError('refused', 'No such call.', { status: 405 });
          creates.push(rows.length);
          return rows.map(({ client_ref, ...draft }, index) => ({
            index,
            ...create(draft, client_ref),
            version: null,
            detail: [],
          }));
        }),
      createOne: (draft, key, signal) =>
        serve(signal, () => {
          creates.push(1);
          return { id: create(draft, key).id, version: null };
        }),
    },
  };
}

/** A few turns of the event loop, in which a program may be stopped. */
async function yieldTurns(signal: AbortSignal): Promise<void> {
  for (let turn = 0; turn < 3 && !signal.aborted; turn += 1) await Promise.resolve();
}

/**
 * A journal's store that outlives crashes.
 * @param next whether the program stops before or after its entry is stored
 * @param signal the writing run's signal: nothing is written once it is aborted
 */
export function memoryStore(
  next: () => 'before' | 'after' | null = () => null,
  crash: () => void = () => {},
  signal: () => AbortSignal = () => new AbortController().signal,
): JournalStore {
  const entries: JournalEntry[] = [];
  return {
    entries,
    async append(entry) {
      const fault = next();
      await Promise.resolve();
      if (fault === 'before') crash();
      signal().throwIfAborted();
      entries.push(entry);
      if (fault === 'after') crash();
      signal().throwIfAborted();
    },
  };
}

/** An import's journal over a store that keeps what it gets. */
export function memoryJournal(store: JournalStore = memoryStore()): ImportJournal {
  return openJournal(store, { service: 'https://service.example', agency: '7' });
}

/** A clock whose time passes only while something sleeps. */
export function sleepClock(): Clock {
  let time = 0;
  return {
    now: () => time,
    async sleep(ms) {
      time += ms;
    },
  };
}
