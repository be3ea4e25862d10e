import { namesakeKey } from '../athletes/fields/namesakes.ts';
import type { AddedAthlete, ChangedAthlete } from './difference.ts';
import { restoredId } from './difference.ts';
import {
  type JournalEntry,
  type JournalRun,
  type JournalStore,
  readEntries,
  type SentAddition,
  type SentChange,
  type SettledAddition,
  type SettledChange,
} from './journal-entry.ts';

/** An addition's fate in earlier runs. */
export type Fate =
  /** Never sent, or certainly not added. */
  | { readonly kind: 'open' }
  /** The service has it, under this id where it is known. */
  | { readonly kind: 'done'; readonly id: string | null }
  /** Sent without an answer. `existing`: athletes of its name and sport at the agency before. */
  | { readonly kind: 'unknown'; readonly existing: number };

const open: Fate = { kind: 'open' };

/** An athlete that was sent without an answer. */
export interface UnansweredAddition {
  readonly ref: string;
  readonly name: string;
  readonly namesakes: string;
  /** Athletes of its name and sport at the agency before, without those that this journal added. */
  readonly existing: number;
}

/** What was done and not taken back since. */
export interface Done {
  readonly athletes: readonly (AddedAthlete | ChangedAthlete)[];
  readonly unanswered: readonly UnansweredAddition[];
}

/**
 * What is about to be sent, and what was answered, across runs, for one service and one agency: one entry a request.
 * Promises resolve when the entry would survive a crash of the program or the machine; what is known is known at once.
 */
export interface Journal {
  fateOf(ref: string): Fate;
  /** Whether a change of the athlete was sent without an answer. */
  isSent(id: string): boolean;
  /** By the import that has no end yet, else by the last one. */
  done(): Done;
  isEnded(): boolean;
  /** Whether a run of the import that has no end yet, or this one, hides the athletes that it adds. */
  isHidden(): boolean;
  /** How many additions the service has. */
  countAdded(): number;
  /** Whether no earlier run was for this service and agency. */
  isEmpty(): boolean;
  /** Before athletes are added. */
  intend(additions: readonly SentAddition[]): Promise<void>;
  /** Before an answer is trusted. */
  settle(additions: readonly SettledAddition[]): Promise<void>;
  intendChanges(changes: readonly SentChange[]): Promise<void>;
  settleChanges(changes: readonly SettledChange[]): Promise<void>;
  /** Ends what was begun: later requests belong to another import. */
  end(): Promise<void>;
}

/** Opens the journal of earlier runs for the same service and agency. Nothing is written before the first request. */
export function openJournal({ entries, append: storeEntry }: JournalStore, run: JournalRun): Journal {
  const memory = createMemory();
  let isMine = false;
  let isEmpty = true;
  for (const entry of readEntries(entries)) {
    if ('run' in entry) {
      isMine = entry.run.service === run.service && entry.run.agency === run.agency;
      if (!isMine) continue;
      beginRun(memory, entry.run);
      isEmpty = false;
    } else if (isMine) replay(memory, entry);
  }
  beginRun(memory, run);
  let isOpen = false;
  let last: Promise<void> = Promise.resolve();
  const write = async (entry: JournalEntry) => {
    if (!isOpen) await storeEntry({ run });
    isOpen = true;
    await storeEntry(entry);
  };
  /** One after the other, in the order of the calls. */
  const append = (entry: Exclude<JournalEntry, { run: unknown }>, size = 1): Promise<void> => {
    if (size === 0) return Promise.resolve();
    replay(memory, entry);
    last = last.catch(() => {}).then(() => write(entry));
    return last;
  };
  return {
    fateOf: (ref) => memory.fates.get(ref) ?? open,
    isSent: (id) => memory.pending.has(id),
    done: () => ({ athletes: [...memory.done.values()], unanswered: withNamesakes(memory) }),
    isEnded: () => memory.isEnded,
    isHidden: () => memory.isHidden,
    countAdded: () => [...memory.fates.values()].filter(({ kind }) => kind === 'done').length,
    isEmpty: () => isEmpty,
    intend: (additions) => append({ sending: [...additions] }, additions.length),
    settle: (additions) => append({ settled: [...additions] }, additions.length),
    intendChanges: (changes) => append({ changing: [...changes] }, changes.length),
    settleChanges: (changes) => append({ changed: [...changes] }, changes.length),
    end: () => append({ ended: true }, memory.isEnded ? 0 : 1),
  };
}

interface Sent {
  readonly ref: string;
  readonly name: string;
  readonly sport: string | null;
  /** Athletes of its name and sport at the agency before. */
  readonly existing: number;
  /** How many athletes were added before. */
  readonly after: number;
}

interface Memory {
  readonly fates: Map<string, Fate>;
  /** Additions sent twice: an athlete that exists at the second time was added by the first. */
  readonly resent: Set<string>;
  /** By the athlete's id. */
  readonly done: Map<string, AddedAthlete | ChangedAthlete>;
  readonly unanswered: Map<string, Sent>;
  /** Changes without an answer, with what was known of the athlete before. */
  readonly pending: Map<string, AddedAthlete | ChangedAthlete | null>;
  /** Athletes that were added, in order. */
  readonly added: Sent[];
  isEnded: boolean;
  isUndo: boolean;
  isHidden: boolean;
}

/** Names are compared only where an addition has no answer: that is slow for many. */
function withNamesakes({ unanswered, added }: Memory): readonly UnansweredAddition[] {
  const keys = unanswered.size === 0 ? [] : added.map(namesakeKey);
  return [...unanswered.values()].map(({ ref, name, sport, existing, after }) => {
    const namesakes = namesakeKey({ name, sport });
    const ours = keys.slice(0, after).filter((key) => key === namesakes).length;
    return { ref, name, namesakes, existing: existing - ours };
  });
}

function createMemory(): Memory {
  return {
    fates: new Map(),
    resent: new Set(),
    done: new Map(),
    unanswered: new Map(),
    pending: new Map(),
    added: [],
    isEnded: true,
    isUndo: false,
    isHidden: false,
  };
}

function replay(memory: Memory, entry: Exclude<JournalEntry, { run: unknown }>): void {
  if ('ended' in entry) {
    memory.isEnded = true;
    memory.isHidden = false;
    // The next addition is of another import.
    if (memory.unanswered.size === 0) memory.added.length = 0;
  } else if ('settled' in entry) for (const row of entry.settled) settle(memory, row);
  else if ('changed' in entry) for (const change of entry.changed) settleChange(memory, change);
  else {
    if (!memory.isUndo) beginImport(memory);
    if ('sending' in entry) for (const row of entry.sending) intend(memory, row);
    else for (const change of entry.changing) intendChange(memory, change);
  }
}

/** What goes on with a hidden import is hidden, too, until all of it was undone. */
function beginRun(memory: Memory, { isUndo = false, hidden = false }: JournalRun): void {
  const isUndone = memory.isUndo && memory.done.size + memory.unanswered.size === 0;
  memory.isHidden = hidden || (memory.isHidden && !isUndone);
  memory.isUndo = isUndo;
}

/** One import is remembered. */
function beginImport(memory: Memory): void {
  if (!memory.isEnded) return;
  for (const kept of [memory.done, memory.unanswered, memory.pending]) kept.clear();
  memory.added.length = 0;
  memory.isEnded = false;
}

function intend({ fates, resent, unanswered, added }: Memory, sent: SentAddition): void {
  const [ref, name, sport, existing] = sent;
  if (fates.get(ref)?.kind === 'unknown') resent.add(ref);
  else if (restoredId(ref) === null) {
    unanswered.set(ref, { ref, name, sport, existing, after: added.length });
  }
  fates.set(ref, { kind: 'unknown', existing });
}

function settle(memory: Memory, [settled, status, id, version]: SettledAddition): void {
  const { fates, resent, done, unanswered, added } = memory;
  // The same text once, not twice: of 100,000 rows they take 10 MB.
  const ref = unanswered.get(settled)?.ref ?? settled;
  const isThere = status === 'created' || status === 'exists';
  fates.set(ref, isThere ? { kind: 'done', id } : open);
  const restored = restoredId(ref);
  if (restored !== null) {
    if (isThere) done.delete(restored);
    return;
  }
  const sent = unanswered.get(ref);
  const isOurs = status === 'created' || (isThere && resent.has(ref));
  if (isOurs) {
    if (sent !== undefined) added.push(sent);
    // Without its id it stays among those that an undo looks up.
    if (id === null) return;
    done.set(id, { kind: 'added', id, ref, version });
  }
  unanswered.delete(ref);
}

/** The version is unknown until the answer. */
function intendChange({ done, pending, isUndo }: Memory, { id, name, before, after }: SentChange): void {
  const known = done.get(id);
  if (!pending.has(id)) pending.set(id, known ?? null);
  if (isUndo || known?.kind === 'added') return;
  done.set(id, {
    kind: 'changed',
    id,
    name,
    version: null,
    before: { ...before, ...known?.before },
    after: after && { ...known?.after, ...after },
  });
}

function settleChange(memory: Memory, [id, status, version]: SettledChange): void {
  const { fates, done, pending, isUndo } = memory;
  const [known, previous] = [done.get(id), pending.get(id)];
  pending.delete(id);
  if (isUndo) {
    if (status === 'left') return;
    done.delete(id);
    if (known?.kind === 'added') fates.set(known.ref, open);
  } else if (known !== undefined && (status === 'updated' || status === 'removed'))
    done.set(id, { ...known, version });
  else if (previous === null) done.delete(id);
  else if (previous !== undefined) done.set(id, previous);
}
