import type { ImportPlan, PlannedRow } from '../checking/plan-import.ts';
import type { SendingEnd } from '../journal/row-outcome.ts';
import type { SendingOptions, SendingPorts } from './ports.ts';
import { sendBatches } from './send-batches.ts';
import { sendRemovals, sendUpdates } from './send-changes.ts';
import { sendSingles } from './send-singles.ts';
import { type SendingRun, startRun } from './sending-run.ts';

/**
 * Sends the rows of a plan, in batches if the service takes them; then changes and removes athletes as the plan says. Each
 * row is created once, whatever fails: a row that was sent is sent again only under a client_ref that the service honours,
 * or if the agency's list shows that it is missing (rules/import.md#sent-once).
 * @throws {ApiError} a refusal of the caller: not signed in, not allowed; what the journal throws
 */
export async function sendRows(
  plan: ImportPlan,
  ports: SendingPorts,
  { batchRows, concurrency, ...paceOptions }: SendingOptions,
): Promise<SendingEnd> {
  const run = startRun(plan, ports, paceOptions);
  for (const row of plan.rows) await recordSkipped(row, run);
  const rows = (['again', 'send'] as const).flatMap((decision) =>
    plan.rows.filter((row) => row.decision === decision),
  );
  const sizeOf = (most: number) => Math.max(1, Math.min(most, Math.floor(paceOptions.rate ?? most)));
  if (batchRows > 1 && ports.takesBatches()) await sendBatches(rows, sizeOf(batchRows), run);
  else await sendSingles(rows, sizeOf(concurrency), run);
  const size = sizeOf(Math.min(ports.mostChanges(), batchRows > 1 ? batchRows : concurrency));
  await sendUpdates(
    plan.rows.filter(({ decision }) => decision === 'update'),
    size,
    run,
  );
  if (plan.options.missing === 'remove' && plan.canChange) await sendRemovals(plan.missing, size, run);
  const end = run.end();
  if (end.ending === 'complete' && end.counts.unsent + end.counts.unsettled === 0) await ports.journal.end();
  return end;
}

async function recordSkipped(row: PlannedRow, run: SendingRun): Promise<void> {
  switch (row.decision) {
    case 'send':
    case 'again':
    case 'update':
      return;
    case 'done':
      return run.record(row, 'exists', row.fate.kind === 'done' ? row.fate.id : null);
    case 'listed':
      return run.record(row, 'exists', null, [listed]);
    case 'duplicate':
      return run.record(row, 'duplicate', null, [repeated]);
  }
}

const listed = { field: null, message: 'An athlete of this name and sport is listed already.' };
const repeated = { field: null, message: 'Repeats an earlier row.' };
