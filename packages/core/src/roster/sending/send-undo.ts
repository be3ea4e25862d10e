import type { UndoneChange } from '../journal/import-journal.ts';
import type { UndoCounts, UndoEnd, UndoPlan, UndoStep } from '../journal/plan-undo.ts';
import type { SendingOptions, SendingPorts } from './ports.ts';
import { sendInBatches } from './send-in-batches.ts';
import { ownChanges } from './send-own-changes.ts';
import { countFailures } from './sending-run.ts';
import { createTurns } from './sending-turns.ts';

export interface UndoPorts
  extends Pick<
    SendingPorts,
    'changeMany' | 'mostChanges' | 'journal' | 'clock' | 'gate' | 'stop' | 'signal'
  > {
  readonly progress?: ((counts: UndoCounts, rest: number) => void) | undefined;
}

/** Takes an import back, as the plan says (rules/import.md#import-undo). A repeated undo changes nothing more. */
export async function sendUndo(
  { steps, changed, gone, same }: UndoPlan,
  ports: UndoPorts,
  options: Omit<SendingOptions, 'batchRows' | 'concurrency'>,
): Promise<UndoEnd> {
  const { journal } = ports;
  const counts = { removed: 0, putBack: 0, changed: changed.length, gone: gone.length, left: steps.length };
  await journal.settleUndone([
    ...gone.map((id): UndoneChange => ({ id, status: 'gone', version: null })),
    ...same.map(({ id, version }): UndoneChange => ({ id, status: 'updated', version })),
  ]);
  const turns = createTurns(ports, options, (rest) => ports.progress?.({ ...counts }, rest));
  const nothing = async () => {};
  await sendInBatches(
    steps,
    ports.mostChanges(),
    { turns, countFailure: countFailures() },
    {
      ...ownChanges<UndoStep>(ports, async (answered) => {
        const undone: UndoneChange[] = [];
        for (const { item, result } of answered) {
          const { status, version } = result;
          if (status === 'invalid') continue;
          counts.left -= 1;
          counts[countOf(status)] += 1;
          if (status !== 'changed') undone.push({ id: item.id, status, version });
        }
        await journal.settleUndone(undone);
      }),
      refused: nothing,
      givenUp: nothing,
      unsent: nothing,
    },
  );
  return { ...turns.end(), counts };
}

function countOf(status: 'updated' | 'removed' | 'changed' | 'gone'): keyof UndoCounts {
  return status === 'updated' ? 'putBack' : status;
}
