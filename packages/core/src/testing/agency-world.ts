import { athlete } from '../athletes/fields/athlete.ts';
import type { BatchResult, ChangeResult } from '../athletes/fields/athlete-batch.ts';
import { type AthleteDraft, athleteDraft } from '../athletes/fields/athlete-draft.ts';
import { hasValues } from '../athletes/fields/athlete-values.ts';
import type { OwnAthlete, OwnChange } from '../athletes/fields/own-athlete.ts';
import { type Journal, openJournal } from '../changes/journal.ts';
import type { JournalEntry, JournalStore } from '../changes/journal-entry.ts';
import type { AgencyService, Clock } from '../changes/sending/ports.ts';
import { ApiError } from '../wire/api-error.ts';

/**
 * Faults of a call. The first three fail before the service acts, the others after. `cut`: a batch has no result for its
 * first row, and results twice and beyond its end.
 */
export const faults = ['lost', '429', 'crash', 'lostAnswer', '503', '500', 'crashAfter', 'cut'] as const;
/** An error is thrown before the service acts. `invalid`: it refuses the first row of a batch. */
export type Fault = (typeof faults)[number] | 'invalid' | Error;

interface Present {
  readonly id: string;
  readonly draft: AthleteDraft;
  readonly revision: number;
}

/** One agency in memory, at a service with all additions, or with the eleven calls alone. */
export interface AgencyWorld {
  readonly athletes: readonly Present[];
  readonly service: AgencyService;
  /** How many rows each create call had, in order. */
  readonly creates: readonly number[];
  /** Another editor's change; null removes the athlete. */
  edit(id: string, values: Partial<AthleteDraft> | null): void;
}

/**
 * @param next the fault of the next call, or null
 * @param crash ends the program
 * @param before athletes that the agency already has
 */
export function agencyWorld(
  knows: 'extensions' | 'eleven calls',
  next: () => Fault | null = () => null,
  crash: () => void = () => {},
  before: readonly AthleteDraft[] = [],
): AgencyWorld {
  const athletes: Present[] = [];
  const creates: number[] = [];
  const idByRef = new Map<string, string>();
  let lastId = 0;

  async function serve<T>(signal: AbortSignal, answer: () => T, fault = next()): Promise<T> {
    await yieldTurns(signal);
    if (fault instanceof Error) throw fault;
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
  /** One result a row. */
  function serveRows<Row, R extends { readonly index: number }>(
    signal: AbortSignal,
    rows: readonly Row[],
    resultOf: (row: Row, index: number, isRefused: boolean) => R,
  ): Promise<readonly R[]> {
    const fault = next();
    const answer = () => rows.map((row, index) => resultOf(row, index, fault === 'invalid' && index === 0));
    if (fault !== 'cut') return serve(signal, answer, fault);
    return serve(
      signal,
      () => {
        const [first, ...others] = answer();
        return first === undefined ? [] : [...others, ...others, { ...first, index: rows.length }];
      },
      null,
    );
  }
  const find = (id: string) => athletes.findIndex((one) => one.id === id);
  const versionOf = ({ revision }: Pick<Present, 'revision'>) => `"e-${revision}"`;
  const add = (draft: AthleteDraft) => {
    lastId += 1;
    athletes.push({ id: String(lastId), draft, revision: 1 });
    return String(lastId);
  };
  const create = (draft: AthleteDraft, ref: string) => {
    const known = idByRef.get(ref) ?? '';
    if (knows === 'extensions' && find(known) >= 0) return { status: 'exists' as const, id: known };
    const id = add(draft);
    idByRef.set(ref, id);
    return { status: 'created' as const, id };
  };
  const inFull = (one: Present): OwnAthlete => {
    const { id, draft } = one;
    const facts = { id, name: draft.name, sport: draft.sport };
    if (knows === 'eleven calls') return { ...facts, athlete: null, version: null };
    return { ...facts, athlete: asAthlete(draft, id), version: versionOf(one) };
  };
  const edit = (id: string, values: object | null) => {
    const index = find(id);
    const one = athletes[index];
    if (one === undefined) return;
    if (values === null) athletes.splice(index, 1);
    else {
      const given = Object.entries({ ...one.draft, ...values }).filter(([, value]) => value !== null);
      const draft = athleteDraft.parse(Object.fromEntries(given));
      athletes[index] = { id, draft, revision: one.revision + 1 };
    }
  };
  const change = ({ id, version, after }: OwnChange, index: number, isRefused: boolean): ChangeResult => {
    const result = (status: ChangeResult['status'], now: string | null = null) => {
      return { index, status, version: now, detail: [] };
    };
    if (isRefused) return { ...result('invalid'), detail: oddGpa };
    const one = athletes[find(id)];
    if (one === undefined) return result('gone');
    if (after !== null && hasValues(asAthlete(one.draft, id), after))
      return result('updated', versionOf(one));
    if (version !== versionOf(one)) return result('changed', versionOf(one));
    edit(id, after);
    return after === null ? result('removed') : result('updated', versionOf({ revision: one.revision + 1 }));
  };
  for (const draft of before) add(draft);
  return {
    athletes,
    creates,
    edit,
    service: {
      listMine: (signal) =>
        serve(signal, () => athletes.map(({ id, draft: { name, sport } }) => ({ id, name, sport }))),
      inFull: (_, signal) => serve(signal, () => athletes.map(inFull)),
      canChange: async () => knows === 'extensions',
      asking: () => null,
      takesBatches: () => knows === 'extensions',
      createMany(rows, signal) {
        creates.push(rows.length);
        return serveRows(signal, rows, ({ client_ref, ...draft }, index, isRefused): BatchResult => {
          if (isRefused) return { index, status: 'invalid', id: null, version: null, detail: oddGpa };
          const created = create(draft, client_ref);
          const one = athletes[find(created.id)];
          return { index, ...created, version: one === undefined ? null : versionOf(one), detail: [] };
        });
      },
      createOne: (draft, key, signal) =>
        serve(signal, () => {
          creates.push(1);
          return { id: create(draft, key).id };
        }),
      mostChanges: () => 3,
      changeMany: (changes, signal) => serveRows(signal, changes, change),
    },
  };
}

export const oddGpa = [{ field: 'GPA', message: 'is odd' }];

const asAthlete = (draft: AthleteDraft, id: string) => athlete.parse({ ...draft, id });

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

/** A journal over a store that keeps what it gets. */
export function memoryJournal(store: JournalStore = memoryStore(), isUndo = false): Journal {
  return openJournal(store, { service: 'https://service.example', agency: '7', isUndo });
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
