import { ApiError, mayBeUnsupported } from '../api/api-error.ts';
import type { BatchResult } from './athlete-batch.ts';
import type { PlannedRow } from './planned-row.ts';
import { isAboutRow, mostAttempts, type SendingDesk } from './sending-desk.ts';

/** Rows that are to be sent again, in the batches in which they are; or that the service takes no batches. */
export type BatchEnd =
  | {
      readonly again: readonly (readonly PlannedRow[])[];
      /** By the service itself: a proxy may refuse a batch as too large before a service that takes none. */
      readonly isAnswered: boolean;
    }
  | 'unsupported';

/**
 * Sends one batch (rules.md#batch-create). A row is created once however often it is sent, so unanswered rows are
 * sent again.
 * @throws {ApiError} what no row can help: not signed in, not allowed
 */
export async function sendBatch(
  rows: readonly PlannedRow[],
  isFirst: boolean,
  desk: SendingDesk,
): Promise<BatchEnd> {
  // Before it is known that the service takes batches: single POSTs may have to find out what became of these rows.
  const countExisting = ({ name, fate }: PlannedRow) =>
    fate.kind === 'unknown' ? fate.there : isFirst ? desk.listed.get(name) : null;
  await desk.journal.intend(rows.map((row) => ({ ref: row.ref, there: countExisting(row) })));
  try {
    const results = await desk.createMany(
      rows.map(({ draft, ref }) => ({ ...draft, client_ref: ref })),
      desk.signal,
    );
    desk.pace.succeeded();
    return { again: await settle(rows, results, desk), isAnswered: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isFirst && mayBeUnsupported(error)) {
      await settleAs('unsent', rows.filter(isNew), desk);
      return 'unsupported';
    }
    return { again: await afterFailure(rows, error, desk), isAnswered: false };
  }
}

async function settle(
  rows: readonly PlannedRow[],
  results: readonly BatchResult[],
  desk: SendingDesk,
): Promise<(readonly PlannedRow[])[]> {
  const unanswered = new Set(rows);
  const answered: { readonly row: PlannedRow; readonly result: BatchResult }[] = [];
  for (const result of results) {
    const row = rows[result.index];
    if (row !== undefined && unanswered.delete(row)) answered.push({ row, result });
  }
  await desk.journal.settle(
    answered.map(({ row: { ref }, result: { status, id } }) => ({ ref, status, id })),
  );
  for (const { row, result } of answered) {
    const heard = desk.book(row, result.status, result.id, result.detail);
    if (heard !== undefined) await heard;
  }
  if (unanswered.size === 0) return [];
  const missing = new ApiError('malformed', 'The service answered for fewer rows than it was sent.');
  if (answered.length === 0) throw missing;
  return keepTrying([...unanswered], missing, desk);
}

async function afterFailure(
  rows: readonly PlannedRow[],
  error: ApiError,
  desk: SendingDesk,
): Promise<(readonly PlannedRow[])[]> {
  if (error.kind === 'unreachable') {
    desk.failed(error);
    return error.status === 500 ? keepTrying(rows, error, desk) : [rows];
  }
  if (!isAboutRow(error)) {
    if (error.kind === 'refused') await settleAs('unsent', rows.filter(isNew), desk);
    throw error;
  }
  if (rows.length > 1) return halves(rows);
  await settleAs('invalid', rows, desk);
  for (const row of rows) await desk.book(row, 'invalid', null, error.problems);
  return [];
}

/** A batch that meets the same fault again and again is sent in halves, until the row is found that brings it. */
async function keepTrying(
  rows: readonly PlannedRow[],
  error: ApiError,
  desk: SendingDesk,
): Promise<(readonly PlannedRow[])[]> {
  const attempts = Math.max(...rows.map((row) => desk.missed(row)));
  if (attempts < mostAttempts) return [rows];
  if (rows.length > 1) return halves(rows);
  for (const row of rows) await desk.book(row, 'unsent', null, [{ field: null, message: error.message }]);
  return [];
}

function halves(rows: readonly PlannedRow[]): (readonly PlannedRow[])[] {
  const middle = Math.ceil(rows.length / 2);
  return [rows.slice(0, middle), rows.slice(middle)];
}

/** Of the others it is still not known what became of them in an earlier run. */
function isNew({ fate }: PlannedRow): boolean {
  return fate.kind !== 'unknown';
}

async function settleAs(
  status: 'invalid' | 'unsent',
  rows: readonly PlannedRow[],
  { journal }: SendingDesk,
): Promise<void> {
  await journal.settle(rows.map(({ ref }) => ({ ref, status, id: null })));
}
