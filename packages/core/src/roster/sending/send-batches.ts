import type { BatchResult } from '../../athletes/athlete-batch.ts';
import type { PlannedRow } from '../checking/plan-import.ts';
import { sendInBatches } from './send-in-batches.ts';
import type { SendingRun } from './sending-run.ts';

/**
 * Creates the athletes of rows in batches (rules/service.md#batch-create). A row is created once however often it is sent, so
 * unanswered rows are sent again.
 * @throws {ApiError} a refusal of the caller: not signed in, not allowed
 */
export async function sendBatches(rows: readonly PlannedRow[], size: number, run: SendingRun): Promise<void> {
  const { journal, signal, createMany } = run.ports;
  const message = (text: string) => [{ field: null, message: text }];
  await sendInBatches(rows, size, run, {
    keyOf: ({ ref }) => ref,
    async send(batch) {
      await journal.intend(batch.map(({ ref, fate }) => ({ ref, existing: existingOf(fate) })));
      const results = await createMany(batch.map(rowOf), signal);
      return settle(batch, results, run);
    },
    async refused(row, problems) {
      await journal.settle([{ ref: row.ref, status: 'invalid', id: null }]);
      await run.record(row, 'invalid', null, problems);
    },
    givenUp: (row, text) => run.record(row, 'unsent', null, message(text)),
    unsent: (batch) =>
      // Rows that an earlier run sent without an answer stay unknown.
      journal.settle(
        batch
          .filter(({ fate }) => fate.kind !== 'unknown')
          .map(({ ref }) => ({ ref, status: 'unsent', id: null })),
      ),
  });
}

const existingOf = (fate: PlannedRow['fate']) => (fate.kind === 'unknown' ? fate.existing : null);

const rowOf = ({ draft, ref }: PlannedRow) => ({ ...draft, client_ref: ref });

/** @returns the rows without a result */
async function settle(
  batch: readonly PlannedRow[],
  results: readonly BatchResult[],
  run: SendingRun,
): Promise<readonly PlannedRow[]> {
  const unanswered = new Set(batch);
  const answered = results.flatMap((result) => {
    const row = batch[result.index];
    return row !== undefined && unanswered.delete(row) ? [{ row, result }] : [];
  });
  await run.ports.journal.settle(
    answered.map(({ row: { ref }, result: { status, id, version } }) => ({ ref, status, id, version })),
  );
  for (const { row, result } of answered) await run.record(row, result.status, result.id, result.detail);
  return [...unanswered];
}
