import type { BatchResult } from '../../athletes/athlete-batch.ts';
import { ApiError, isUnsupported } from '../../wire/api-error.ts';
import type { PlannedRow } from '../checking/plan-import.ts';
import { isAboutRow, isOutage, isUnsent, mostAttempts, type SendingRun } from './sending-run.ts';

type Batch = readonly PlannedRow[];

/**
 * Sends rows in batches, one after the other (rules.md#batch-create). A row is created once however often it is sent, so
 * unanswered rows are sent again.
 * @returns the rows that are left if the service takes no batches
 * @throws {ApiError} a refusal of the caller: not signed in, not allowed
 */
export async function sendBatches(rows: Batch, size: number, run: SendingRun): Promise<Batch> {
  const batches: Batch[] = [];
  for (let start = 0; start < rows.length; start += size) batches.push(rows.slice(start, start + size));
  let isSupported = false;
  while (batches.length > 0 && (await run.mayContinue())) {
    const batch = batches.shift() ?? [];
    await intend(batch, isSupported, run);
    run.started(batch.length);
    try {
      const results = await run.ports.createMany(batch.map(rowOf), run.ports.signal);
      run.succeeded();
      batches.unshift(...(await settle(batch, results, run)));
      isSupported = true;
    } catch (error) {
      if (!isSupported && isUnsupported(error)) {
        await settleUnsent(batch, run);
        return [...batch, ...batches.flat()];
      }
      batches.unshift(...(await handleFailure(batch, error, run)));
    }
  }
  return [];
}

/** Until it is known that the service takes batches, single POSTs may have to resolve what became of these rows. */
async function intend(batch: Batch, isSupported: boolean, { ports, listed }: SendingRun): Promise<void> {
  const countExisting = ({ fate, namesakes }: PlannedRow) => {
    if (fate.kind === 'unknown') return fate.existing;
    return isSupported ? null : (listed.get(namesakes) ?? 0);
  };
  await ports.journal.intend(batch.map((row) => ({ ref: row.ref, existing: countExisting(row) })));
}

const rowOf = ({ draft, ref }: PlannedRow) => ({ ...draft, client_ref: ref });

async function settle(batch: Batch, results: readonly BatchResult[], run: SendingRun): Promise<Batch[]> {
  const unanswered = new Set(batch);
  const answered = results.flatMap((result) => {
    const row = batch[result.index];
    return row !== undefined && unanswered.delete(row) ? [{ row, result }] : [];
  });
  await run.ports.journal.settle(
    answered.map(({ row: { ref }, result: { status, id } }) => ({ ref, status, id })),
  );
  for (const { row, result } of answered) await run.record(row, result.status, result.id, result.detail);
  if (unanswered.size === 0) return [];
  const missing = new ApiError('malformed', 'The service answered for fewer rows than it was sent.');
  if (answered.length === 0) throw missing;
  return retryOrSplit([...unanswered], missing, run);
}

/** @returns the batches to send again */
async function handleFailure(batch: Batch, error: unknown, run: SendingRun): Promise<Batch[]> {
  if (isOutage(error)) {
    run.failed(error);
    return error.status === 500 ? retryOrSplit(batch, error, run) : [batch];
  }
  if (!isAboutRow(error)) {
    if (isUnsent(error)) await settleUnsent(batch, run);
    throw error;
  }
  if (batch.length > 1) return halves(batch);
  await run.ports.journal.settle(batch.map(({ ref }) => ({ ref, status: 'invalid', id: null })));
  for (const row of batch) await run.record(row, 'invalid', null, error.problems);
  return [];
}

/** Sends a batch that fails again and again in halves, until the row is found that makes it fail. */
async function retryOrSplit(batch: Batch, { message }: ApiError, run: SendingRun): Promise<Batch[]> {
  const attempts = Math.max(...batch.map(run.countFailure));
  if (attempts < mostAttempts) return [batch];
  if (batch.length > 1) return halves(batch);
  for (const row of batch) await run.record(row, 'unsent', null, [{ field: null, message }]);
  return [];
}

function halves(batch: Batch): Batch[] {
  const middle = Math.ceil(batch.length / 2);
  return [batch.slice(0, middle), batch.slice(middle)];
}

/** But for rows that an earlier run sent without an answer: of those it stays unknown. */
async function settleUnsent(batch: Batch, { ports }: SendingRun): Promise<void> {
  const refused = batch.filter(({ fate }) => fate.kind !== 'unknown');
  await ports.journal.settle(refused.map(({ ref }) => ({ ref, status: 'unsent', id: null })));
}
