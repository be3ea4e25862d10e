import type { ChangeResult } from '../../athletes/fields/athlete-batch.ts';
import type { Outcome, Removal, Update } from '../difference.ts';
import type { SettledChange } from '../journal-entry.ts';
import type { SendingPorts } from './ports.ts';
import { answersOf, sendBatches } from './send-batches.ts';
import type { Turns } from './turns.ts';

/** Changes or removes athletes. An athlete that was changed since the difference was made is left alone. */
export async function sendChanges(
  changes: readonly (Update | Removal)[],
  size: number,
  { service, journal, answered: report, signal }: SendingPorts,
  turns: Turns,
): Promise<void> {
  await sendBatches(changes, size, turns, {
    async send(batch) {
      const again = new Set(batch.flatMap(({ id }) => (journal.isSent(id) ? [id] : [])));
      await journal.intendChanges(batch);
      const { answered, unanswered } = answersOf(batch, await service.changeMany(batch, signal));
      const results = answered.map(({ item, result }) => {
        // An earlier attempt, whose answer was lost, removed it.
        const isOurs = result.status === 'gone' && item.after === null && again.has(item.id);
        return { item, result: isOurs ? { ...result, status: 'removed' as const } : result };
      });
      try {
        await journal.settleChanges(results.map(({ item, result }) => settled(item, result)));
      } finally {
        await report(results.map(({ item, result }) => outcomeOf(item, result)));
      }
      return unanswered;
    },
    async giveUp(items, status, problems) {
      if (status === 'refused') await journal.settleChanges(items.map(left));
      await report(items.map((item) => ({ ...about(item), status, version: null, problems })));
    },
    unsent: (batch) => journal.settleChanges(batch.map(left)),
  });
}

const about = ({ id, after }: Update | Removal) =>
  ({ kind: after === null ? 'removed' : 'updated', key: id, id }) as const;

const left = ({ id }: Update | Removal): SettledChange => [id, 'left', null];

function settled({ id }: Update | Removal, { status, version }: ChangeResult): SettledChange {
  return [id, status === 'changed' || status === 'invalid' ? 'left' : status, version];
}

function outcomeOf(item: Update | Removal, { status, version, detail }: ChangeResult): Outcome {
  return { ...about(item), status: statuses[status], version, problems: detail };
}

const statuses = {
  updated: 'done',
  removed: 'done',
  changed: 'changed',
  gone: 'gone',
  invalid: 'refused',
} as const;
