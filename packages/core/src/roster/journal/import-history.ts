import type { IntendedChange, JournalEntry, Values } from './journal-entry.ts';

/** What is known of a row from earlier runs. */
export type RowFate =
  /** Never sent, or certainly not created. */
  | { readonly kind: 'open' }
  /** The service has it, under this id where it is known. */
  | { readonly kind: 'done'; readonly id: string | null }
  /** Sent, and no answer is known. `existing`: how many athletes of its name the agency had before; null if unknown. */
  | { readonly kind: 'unknown'; readonly existing: number | null };

/** What an import did to one athlete. `version` is the one after it; null if unknown. */
export type ImportedChange =
  | { readonly kind: 'created'; readonly id: string; readonly version: string | null; readonly ref: string }
  | {
      readonly kind: 'updated';
      readonly id: string;
      readonly version: string | null;
      /** The version before; null if unknown. */
      readonly from: string | null;
      readonly before: Values;
      readonly after: Values;
    };

export type RecordedEntry = Exclude<JournalEntry, { run: unknown }>;
type Changes = Map<string, ImportedChange>;

interface History {
  readonly fates: Map<string, RowFate>;
  /** Sent twice: what exists the second time was created by the first. */
  readonly resent: Set<string>;
  /** What each import did, by the athlete's id. */
  readonly imports: Changes[];
  /** What was known of an athlete before a change without an answer. */
  readonly pending: Map<string, ImportedChange | null>;
  isEnded: boolean;
}

/** Adds the entries of a journal up. */
export function createImportHistory() {
  const history: History = {
    fates: new Map(),
    resent: new Set(),
    imports: [],
    pending: new Map(),
    isEnded: true,
  };
  return {
    fateOf: (ref: string): RowFate => history.fates.get(ref) ?? { kind: 'open' },
    /** Whether the last import may go on. */
    isUnended: () => !history.isEnded,
    done: (): readonly ImportedChange[] => [...(latest(history)?.values() ?? [])],
    add(entry: RecordedEntry): void {
      if ('sending' in entry)
        for (const [ref, existing = null] of entry.sending) intend(history, ref, existing);
      else if ('settled' in entry) for (const row of entry.settled) settle(history, ...row);
      else if ('changing' in entry) for (const change of entry.changing) intendChange(history, change);
      else if ('changed' in entry) for (const change of entry.changed) settleChange(history, ...change);
      else if ('ended' in entry) history.isEnded = true;
      else if ('undone' in entry) for (const change of entry.undone) undo(history, ...change);
      else settle(history, entry.ref, entry.status, entry.id, null);
    },
  };
}

function latest({ imports }: History): Changes | undefined {
  return imports.findLast((changes) => changes.size > 0);
}

/** Those of the import that goes on, or of a new one. */
function current(history: History): Changes {
  const last = history.isEnded ? undefined : history.imports.at(-1);
  const changes: Changes = last ?? new Map();
  if (last === undefined) history.imports.push(changes);
  history.isEnded = false;
  return changes;
}

function intend({ fates, resent }: History, ref: string, existing: number | null): void {
  if (fates.get(ref)?.kind === 'unknown') resent.add(ref);
  fates.set(ref, { kind: 'unknown', existing });
}

function settle(
  history: History,
  ref: string,
  status: string,
  id: string | null,
  version: string | null,
): void {
  const isThere = status === 'created' || status === 'exists';
  const isOurs = status === 'created' || history.resent.has(ref);
  history.fates.set(ref, isThere ? { kind: 'done', id } : { kind: 'open' });
  if (isThere && isOurs && id !== null) current(history).set(id, { kind: 'created', id, version, ref });
}

/** Until its answer is there, the version is unknown. */
function intendChange(history: History, { id, version: from, before, after }: IntendedChange): void {
  const changes = current(history);
  const known = changes.get(id);
  history.pending.set(id, known ?? null);
  if (known?.kind === 'created') return;
  changes.set(id, {
    kind: 'updated',
    id,
    version: null,
    from: known?.from ?? from,
    before: { ...before, ...known?.before },
    after: { ...known?.after, ...after },
  });
}

function settleChange(history: History, id: string, status: string, version: string | null): void {
  const changes = current(history);
  const [known, previous] = [changes.get(id), history.pending.get(id)];
  if (status === 'updated' && known !== undefined) changes.set(id, { ...known, version });
  else if (previous === null) changes.delete(id);
  else if (previous !== undefined) changes.set(id, previous);
  history.pending.delete(id);
}

/** What earlier imports did to the athlete stands, with the version that it has now; unless it is gone. */
function undo(history: History, id: string, status: string, version: string | null): void {
  const { fates, imports } = history;
  const undone = latest(history)?.get(id);
  latest(history)?.delete(id);
  if (undone?.kind === 'created') fates.set(undone.ref, { kind: 'open' });
  for (const changes of imports) {
    const earlier = changes.get(id);
    if (earlier === undefined) continue;
    if (status !== 'updated') {
      changes.delete(id);
      if (earlier.kind === 'created') fates.set(earlier.ref, { kind: 'open' });
    } else if (undone?.kind === 'updated' && undone.from !== null && undone.from === earlier.version) {
      changes.set(id, { ...earlier, version });
    }
  }
}
