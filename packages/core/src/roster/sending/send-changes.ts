import type { ChangeResult } from '../../athletes/athlete-batch.ts';
import type { AthleteEdit } from '../../athletes/athlete-draft.ts';
import type { OwnAthlete, OwnChange } from '../../athletes/own-athlete.ts';
import { editOf } from '../checking/field-changes.ts';
import type { ImportPlan, PlannedRow } from '../checking/plan-import.ts';
import type { SettledChange } from '../journal/import-journal.ts';
import { sendInBatches } from './send-in-batches.ts';
import { ownChanges } from './send-own-changes.ts';
import type { SendingRun } from './sending-run.ts';

interface Update extends OwnChange {
  readonly after: AthleteEdit;
  readonly row: PlannedRow;
}

/**
 * Gives listed athletes the values of their rows (rules/import.md#import-update). An athlete changed since the plan
 * is left alone.
 */
export async function sendUpdates(rows: readonly PlannedRow[], size: number, run: SendingRun): Promise<void> {
  const { journal } = run.ports;
  const left = (row: PlannedRow, text: string) =>
    run.record(row, 'unsent', row.listed?.id, [{ field: null, message: text }]);
  const sending = ownChanges<Update>(run.ports, async (answered) => {
    await journal.settleChanges(answered.map(({ item, result }) => settled(item.id, result)));
    for (const { item, result } of answered) {
      if (result.status === 'updated') await run.record(item.row, 'updated', item.id);
      else if (result.status === 'invalid') await run.record(item.row, 'invalid', item.id, result.detail);
      else await left(item.row, result.status === 'changed' ? changedSince : goneSince);
    }
  });
  await sendInBatches(rows.flatMap(updateOf), size, run, {
    keyOf: sending.keyOf,
    async send(batch) {
      await journal.intendChanges(
        batch.map(({ id, version, before, after }) => ({ id, version, before, after })),
      );
      return sending.send(batch);
    },
    async refused({ id, row }, problems) {
      await journal.settleChanges([{ id, status: 'left', version: null }]);
      await run.record(row, 'invalid', id, problems);
    },
    givenUp: ({ row }, message) => left(row, message),
    unsent: async () => {},
  });
}

/** Removes the athletes that the file does not have (rules/import.md#import-missing). */
export async function sendRemovals(
  missing: ImportPlan['missing'],
  size: number,
  run: SendingRun,
): Promise<void> {
  const nothing = async () => {};
  await sendInBatches(missing.map(removalOf), size, run, {
    ...ownChanges(run.ports, (answered) => {
      for (const { result } of answered)
        if (result.status === 'removed' || result.status === 'gone') run.countRemoved();
    }),
    refused: nothing,
    givenUp: nothing,
    unsent: nothing,
  });
}

const changedSince =
  'This athlete was changed after the plan was made. Run the import again to see the difference.';
const goneSince = 'This athlete was removed since the plan was made. Run the import again to add it.';

function updateOf(row: PlannedRow): readonly Update[] {
  const { listed, differs, draft } = row;
  if (listed?.athlete === null || listed === null) return [];
  const { id, version, athlete } = listed;
  const before = Object.fromEntries(differs.map(({ field }) => [field, athlete[field]]));
  return [{ row, id, version, before, after: editOf(draft, differs) }];
}

function removalOf({ id, version }: OwnAthlete): OwnChange {
  return { id, version, before: {}, after: null };
}

function settled(id: string, { status, version }: ChangeResult): SettledChange {
  return status === 'updated' ? { id, status, version } : { id, status: 'left', version: null };
}
