import type { UndoneChange } from './import-journal.ts';
import type { UndoCounts, UndoEnd, UndoPlan } from './plan-undo.ts';
import type { SendingOptions, SendingPorts } from './ports.ts';
import { sendInBatches } from './send-in-batches.ts';
import { createTurns } from './sending-turns.ts';

export interface UndoPorts
  extends Pick<
    SendingPorts,
    'changeMany' | 'mostChanges' | 'journal' | 'clock' | 'gate' | 'stop' | 'signal'
  > {
  readonly progress?: ((counts: UndoCounts, rest: number) => void) | undefined;
}

/** Takes an import back, as the plan says (rules.md#import-undo). What was taken back is done once, however often it runs. */
export async function sendUndo(
  { steps, changed, gone, same }: UndoPlan,
  ports: UndoPorts,
  options: Omit<SendingOptions, 'batchRows' | 'concurrency'>,
): Promise<UndoEnd> {
  const { journal, changeMany, signal } = ports;
  const counts = { removed: 0, putBack: 0, changed: changed.length, gone: gone.length, left: steps.length };
  await journal.settleUndone([
    ...gone.map((id): UndoneChange => ({ id, status: 'gone', version: null })),
    ...same.map(({ id, version }): UndoneChange => ({ id, status: 'updated', version })),
  ]);
  const turns = createTurns(ports, options, (rest) => ports.progress?.({ ...counts }, rest));
  const failures = new Map<string, number>();
  const countFailure = (id: string) => {
    const count = (failures.get(id) ?? 0) + 1;
    failures.set(id, count);
    return count;
  };
  const nothing = async () => {};
  await sendInBatches(
    steps,
    ports.mostChanges(),
    { turns, countFailure },
    {
      keyOf: ({ id }) => id,
      async send(batch) {
        const results = await changeMany(batch, signal);
        const unanswered = new Set(batch);
        const undone: UndoneChange[] = [];
        for (const { index, status, version } of results) {
          const step = batch[index];
          if (step === undefined || !unanswered.delete(step) || status === 'invalid') continue;
          counts.left -= 1;
          counts[countOf(status)] += 1;
          if (status !== 'changed') undone.push({ id: step.id, status, version });
        }
        await journal.settleUndone(undone);
        return [...unanswered];
      },
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
