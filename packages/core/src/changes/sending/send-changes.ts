import type { ChangeResult } from '../../athletes/fields/athlete-batch.ts';
import type { Removal, Update } from '../difference.ts';
import type { SettledChange } from '../journal-entry.ts';
import type { Turns } from './pace.ts';
import type { SendingPorts } from './ports.ts';
import { sendBatches } from './send-batches.ts';

/** Changes or removes athletes. An athlete that was changed since the difference was made is left alone. */
export function sendChanges(
  changes: readonly (Update | Removal)[],
  size: number,
  ports: SendingPorts,
  turns: Turns,
): Promise<void> {
  const { service, journal, signal } = ports;
  return sendBatches<Update | Removal, ChangeResult, SettledChange>(changes, size, ports, turns, {
    about,
    isPending: ({ id }) => journal.isSent(id),
    intend: journal.intendChanges,
    send: (batch) => service.changeMany(batch, signal),
    answer(item, result, wasPending) {
      const { version, detail } = result;
      // An earlier attempt, whose answer was lost, removed it.
      const isOurs = result.status === 'gone' && item.after === null && wasPending;
      const status = isOurs ? 'removed' : result.status;
      const settled = status === 'changed' || status === 'invalid' ? 'left' : status;
      return [
        [item.id, settled, version],
        { ...about(item), status: statuses[status], version, problems: detail },
      ];
    },
    settle: journal.settleChanges,
    undone: ({ id }) => [id, 'left', null],
  });
}

const about = ({ id, after }: Update | Removal) =>
  ({ kind: after === null ? 'removed' : 'updated', key: id, id }) as const;

const statuses = {
  updated: 'done',
  removed: 'done',
  changed: 'changed',
  gone: 'gone',
  invalid: 'refused',
} as const;
