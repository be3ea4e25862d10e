import { inBatches } from '../../display/in-batches.ts';
import { ApiError } from '../../wire/api-error.ts';
import type { Problem } from '../../wire/problems.ts';
import type { Outcome } from '../difference.ts';
import { isAboutRow, isOutage, isUnsent, mostAttempts } from './failures.ts';
import type { Turns } from './turns.ts';

/** How one kind of items is sent. Sending an item twice does it once. */
interface BatchKind<T> {
  /** @returns the items missing in the answer */
  readonly send: (batch: readonly T[]) => Promise<readonly T[]>;
  /** The service refuses the items, or fails each time. */
  readonly giveUp: (
    items: readonly T[],
    status: Extract<Outcome['status'], 'refused' | 'unsent'>,
    problems: readonly Problem[],
  ) => Promise<void>;
  /** Nothing of the batch was done, and nothing more is sent. */
  readonly unsent: (batch: readonly T[]) => Promise<void>;
}

/**
 * Sends items in batches, one after the other, until each has an answer.
 * @throws {ApiError} a refusal of the caller: not signed in, not allowed
 */
export async function sendBatches<T>(
  items: readonly T[],
  size: number,
  turns: Turns,
  { send, giveUp, unsent }: BatchKind<T>,
): Promise<void> {
  const batches = inBatches(items, size);
  let failures = 0;
  while (batches.length > 0 && (await turns.next())) {
    const batch = batches.shift() ?? [];
    turns.started(batch.length);
    try {
      const unanswered = await send(batch);
      if (unanswered.length === batch.length) throw incomplete;
      turns.succeeded();
      failures = 0;
      if (unanswered.length > 0) batches.unshift(unanswered);
    } catch (error) {
      if (isOutage(error)) {
        turns.failed(error);
        if (error.status === 500) failures += 1;
        if (failures < mostAttempts) batches.unshift(batch);
        else await giveUp(batch, 'unsent', [{ field: null, message: error.message }]);
        failures %= mostAttempts;
      } else if (!isAboutRow(error)) {
        if (isUnsent(error)) await unsent(batch);
        throw error;
      } else if (batch.length === 1) await giveUp(batch, 'refused', error.problems);
      // One of them makes the service refuse all.
      else batches.unshift(...inBatches(batch, 1));
    }
  }
}

const incomplete = new ApiError('malformed', 'The service answered for fewer athletes than it was sent.');

/** Matches the results of a batch with its items; a second result of an item does not count. */
export function answersOf<T, R extends { readonly index: number }>(
  batch: readonly T[],
  results: readonly R[],
) {
  const unanswered = new Set(batch);
  const answered = results.flatMap((result) => {
    const item = batch[result.index];
    return item !== undefined && unanswered.delete(item) ? [{ item, result }] : [];
  });
  return { answered, unanswered: [...unanswered] };
}
