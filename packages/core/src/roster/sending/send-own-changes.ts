import type { ChangeResult } from '../../athletes/athlete-batch.ts';
import type { OwnChange } from '../../athletes/own-athlete.ts';
import type { SendingService } from './ports.ts';
import type { BatchKind } from './send-in-batches.ts';

export interface Answered<T> {
  readonly item: T;
  readonly result: ChangeResult;
}

/**
 * Sends changes of athletes, as a part of a kind of batch.
 * @param settle receives the answered changes' results
 */
export function ownChanges<T extends OwnChange>(
  { changeMany, signal }: Pick<SendingService, 'changeMany'> & { readonly signal: AbortSignal },
  settle: (answered: readonly Answered<T>[]) => Promise<void> | void,
): Pick<BatchKind<T>, 'keyOf' | 'send'> {
  return {
    keyOf: ({ id }) => id,
    async send(batch) {
      const unanswered = new Set(batch);
      const answered = (await changeMany(batch, signal)).flatMap((result) => {
        const item = batch[result.index];
        return item !== undefined && unanswered.delete(item) ? [{ item, result }] : [];
      });
      await settle(answered);
      return [...unanswered];
    },
  };
}
