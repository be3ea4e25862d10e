import { ApiError } from '../../wire/api-error.ts';
import type { Problem } from '../../wire/problems.ts';
import { isAboutRow, isOutage, isUnsent, mostAttempts, type SendingRun } from './sending-run.ts';

/** How one kind of items is sent. Sending an item twice does it once. */
export interface BatchKind<T> {
  /** The key of an item. */
  readonly keyOf: (item: T) => string;
  /** @returns the items missing in the answer */
  readonly send: (batch: readonly T[]) => Promise<readonly T[]>;
  /** The service refuses this item. */
  readonly refused: (item: T, problems: readonly Problem[]) => Promise<void>;
  /** The service failed each time the item was sent. */
  readonly givenUp: (item: T, message: string) => Promise<void>;
  /** Nothing of the batch was done, and nothing more is sent. */
  readonly unsent: (batch: readonly T[]) => Promise<void>;
}

/**
 * Sends items in batches, one after the other, until each has an answer.
 * @throws {ApiError} a refusal of the caller: not signed in, not allowed
 */
export async function sendInBatches<T>(
  items: readonly T[],
  size: number,
  run: Pick<SendingRun, 'turns' | 'countFailure'>,
  kind: BatchKind<T>,
): Promise<void> {
  const { turns } = run;
  const batches: (readonly T[])[] = [];
  for (let start = 0; start < items.length; start += size) batches.push(items.slice(start, start + size));
  while (batches.length > 0 && (await turns.next())) {
    const batch = batches.shift() ?? [];
    turns.started(batch.length);
    try {
      const unanswered = await kind.send(batch);
      turns.succeeded();
      if (unanswered.length === batch.length) throw incomplete;
      if (unanswered.length > 0) batches.unshift(...(await retryOrSplit(unanswered, incomplete, run, kind)));
    } catch (error) {
      batches.unshift(...(await handleFailure(batch, error, run, kind)));
    }
  }
}

const incomplete = new ApiError('malformed', 'The service answered for fewer rows than it was sent.');

/** @returns the batches to send again */
async function handleFailure<T>(
  batch: readonly T[],
  error: unknown,
  run: Pick<SendingRun, 'turns' | 'countFailure'>,
  kind: BatchKind<T>,
): Promise<(readonly T[])[]> {
  if (isOutage(error)) {
    run.turns.failed(error);
    return error.status === 500 ? retryOrSplit(batch, error, run, kind) : [batch];
  }
  if (!isAboutRow(error)) {
    if (isUnsent(error)) await kind.unsent(batch);
    throw error;
  }
  if (batch.length > 1) return halves(batch);
  for (const item of batch) await kind.refused(item, error.problems);
  return [];
}

/** Sends a batch that fails again and again in halves, until the item is found that makes it fail. */
async function retryOrSplit<T>(
  batch: readonly T[],
  { message }: ApiError,
  { countFailure }: Pick<SendingRun, 'countFailure'>,
  { keyOf, givenUp }: BatchKind<T>,
): Promise<(readonly T[])[]> {
  const attempts = Math.max(...batch.map((item) => countFailure(keyOf(item))));
  if (attempts < mostAttempts) return [batch];
  if (batch.length > 1) return halves(batch);
  for (const item of batch) await givenUp(item, message);
  return [];
}

function halves<T>(batch: readonly T[]): (readonly T[])[] {
  const middle = Math.ceil(batch.length / 2);
  return [batch.slice(0, middle), batch.slice(middle)];
}
