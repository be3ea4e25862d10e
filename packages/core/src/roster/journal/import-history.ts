import type { IntendedChange, JournalEntry, Values } from './journal-entry.ts';

/** A row's fate in earlier runs. */
export type RowFate =
  /** Never sent, or certainly not created. */
  | { readonly kind: 'open' }
  /** The service has it, under this id where it is known. */
  | { readonly kind: 'done'; readonly id: string | null }
  /** Sent without an answer. `existing`: athletes of its name at the agency before; null if unknown. */
  | { readonly kind: 'unknown'; readonly existing: number | null };

/** An import's change of one athlete. `version` is the one after it; null if unknown. */
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
  /** Rows sent twice: an existing athlete at the second time was created by the first. */
  readonly resent: Set<string>;
  /** Each import's changes, by the athlete's id. */
  readonly imports: Changes[];
  /** An athlete's last known change before one without an answer. */
  readonly pending: Map<string, ImportedChange | null>;
  isEnded: boolean;
}

/** Replays a journal into what is known of each row. */
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
    /** Whether the last import can be resumed. */
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

/** The changes of the resumed import, or of a new one. */
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

/** The version is unknown until the answer. */
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

/** Earlier imports' changes stay, with the current version, unless the athlete is gone. */
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
