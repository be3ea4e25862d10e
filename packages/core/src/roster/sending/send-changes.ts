import type { ChangeResult } from '../../athletes/athlete-batch.ts';
import { editOf } from '../checking/field-changes.ts';
import type { ImportPlan, OwnAthlete, PlannedRow } from '../checking/plan-import.ts';
import type { SettledChange } from './import-journal.ts';
import type { IntendedChange } from './journal-entry.ts';
import type { OwnChange } from './ports.ts';
import { sendInBatches } from './send-in-batches.ts';
import type { SendingRun } from './sending-run.ts';

interface Update {
  readonly row: PlannedRow;
  readonly change: OwnChange & IntendedChange;
}

/**
 * Gives listed athletes the values of their rows (rules.md#import-update). An athlete that somebody changed since the plan
 * was made is left alone.
 */
export async function sendUpdates(rows: readonly PlannedRow[], size: number, run: SendingRun): Promise<void> {
  const { journal, signal, changeMany } = run.ports;
  const left = (row: PlannedRow, text: string) =>
    run.record(row, 'unsent', row.listed?.id, [{ field: null, message: text }]);
  await sendInBatches(rows.flatMap(updateOf), size, run, {
    keyOf: ({ change: { id } }) => id,
    async send(batch) {
      const changes = batch.map(({ change }) => change);
      await journal.intendChanges(changes);
      const answered = pair(batch, await changeMany(changes, signal));
      await journal.settleChanges(answered.map(({ item, result }) => settled(item.change.id, result)));
      for (const { item, result } of answered) {
        const { row, change } = item;
        if (result.status === 'updated') await run.record(row, 'updated', change.id);
        else if (result.status === 'invalid') await run.record(row, 'invalid', change.id, result.detail);
        else await left(row, result.status === 'changed' ? changedSince : goneSince);
      }
      return without(batch, answered);
    },
    async refused({ change: { id }, row }, problems) {
      await journal.settleChanges([{ id, status: 'left', version: null }]);
      await run.record(row, 'invalid', id, problems);
    },
    givenUp: ({ row }, message) => left(row, message),
    unsent: async () => {},
  });
}

/** Removes the athletes that the file does not have (rules.md#import-missing). */
export async function sendRemovals(
  missing: ImportPlan['missing'],
  size: number,
  run: SendingRun,
): Promise<void> {
  const { signal, changeMany } = run.ports;
  const nothing = async () => {};
  await sendInBatches(missing.map(removalOf), size, run, {
    keyOf: ({ id }) => id,
    async send(batch) {
      const answered = pair(batch, await changeMany(batch, signal));
      for (const { result } of answered)
        if (result.status === 'removed' || result.status === 'gone') run.countRemoved();
      return without(batch, answered);
    },
    refused: nothing,
    givenUp: nothing,
    unsent: nothing,
  });
}

const changedSince =
  'Somebody changed this athlete since the plan was made. Run the import again to see how.';
const goneSince = 'This athlete was removed since the plan was made. Run the import again to add it.';

function updateOf(row: PlannedRow): readonly Update[] {
  const { listed, differs, draft } = row;
  if (listed?.athlete === null || listed === null) return [];
  const { id, version, athlete } = listed;
  const before = Object.fromEntries(differs.map(({ field }) => [field, athlete[field]]));
  return [{ row, change: { id, version, before, after: editOf(draft, differs) } }];
}

function removalOf({ id, version }: OwnAthlete) {
  return { id, version, before: {}, after: null };
}

interface Answered<T> {
  readonly item: T;
  readonly result: ChangeResult;
}

function pair<T>(batch: readonly T[], results: readonly ChangeResult[]): readonly Answered<T>[] {
  return results.flatMap((result) => {
    const item = batch[result.index];
    return item === undefined ? [] : [{ item, result }];
  });
}

function without<T>(batch: readonly T[], answered: readonly Answered<T>[]): readonly T[] {
  const items = new Set(answered.map(({ item }) => item));
  return batch.filter((item) => !items.has(item));
}

function settled(id: string, { status, version }: ChangeResult): SettledChange {
  return status === 'updated' ? { id, status, version } : { id, status: 'left', version: null };
}
