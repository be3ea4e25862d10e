import { inBatches } from '../../display/in-batches.ts';
import { ApiError } from '../../wire/api-error.ts';
import type { Problem } from '../../wire/problems.ts';
import type { Outcome } from '../difference.ts';
import { isAboutRow, isOutage, isUnsent } from './failures.ts';
import type { Turns } from './pace.ts';
import type { SendingPorts } from './ports.ts';

/** What the service fails this often, while it answers, is given up. */
export const mostAttempts = 5;

/** One kind of items to send, such as additions. */
export interface BatchKind<T, Result extends { readonly index: number }, Settled> {
  /** Whether it was sent without an answer. */
  readonly isPending: (item: T) => boolean;
  /**
   * Decides pending items before they are sent again, where sending twice could do it twice.
   * @returns those to send
   */
  readonly lookUp?: (pending: readonly T[]) => Promise<readonly T[]>;
  readonly intend: (batch: readonly T[]) => Promise<void>;
  readonly send: (batch: readonly T[]) => Promise<readonly Result[]>;
  /** What a result means, for the journal and for the caller. */
  readonly answer: (
    item: T,
    result: Result,
    wasPending: boolean,
  ) => readonly [settled: Settled, outcome: Outcome];
  readonly settle: (settled: readonly Settled[]) => Promise<void>;
  /** What the journal keeps of an item that was certainly not done. */
  readonly undone: (item: T, isRefused: boolean) => Settled;
  readonly about: (item: T) => Pick<Outcome, 'kind' | 'key' | 'id'>;
}

/** Keeps results in the journal before the caller hears of them, who does so in any case. */
export async function record<Settled>(
  settle: (settled: readonly Settled[]) => Promise<void>,
  report: SendingPorts['answered'],
  known: readonly (readonly [settled: Settled, outcome: Outcome])[],
): Promise<void> {
  try {
    await settle(known.map(([settled]) => settled));
  } finally {
    await report(known.map(([, outcome]) => outcome));
  }
}

/**
 * Sends items in batches, one after the other, until each has an answer. Pending ones go first.
 * @throws {ApiError} a refusal of the caller: not signed in, not allowed
 */
export async function sendBatches<T, Result extends { readonly index: number }, Settled>(
  items: readonly T[],
  size: number,
  { answered: report }: SendingPorts,
  turns: Turns,
  { isPending, lookUp, intend, send, answer, settle, undone, about }: BatchKind<T, Result, Settled>,
): Promise<void> {
  const pending = items.filter(isPending);
  const others = items.filter((item) => !isPending(item));
  const batches =
    lookUp === undefined
      ? inBatches([...pending, ...others], size)
      : [...inBatches(pending, pending.length), ...inBatches(others, size)];

  /** Gives items one outcome, and with a refusal the journal an entry. */
  async function giveUp(some: readonly T[], status: Outcome['status'], problems: readonly Problem[]) {
    if (status === 'refused') await settle(some.map((item) => undone(item, true)));
    await report(some.map((item) => ({ ...about(item), version: null, status, problems })));
  }

  /** @returns items without an answer */
  async function sendOne(batch: readonly T[], resent: ReadonlySet<T>): Promise<readonly T[]> {
    await intend(batch);
    turns.started(batch.length);
    const results = await send(batch);
    const unanswered = new Set(batch);
    // A second result of an item does not count.
    const known = results.flatMap((result) => {
      const item = batch[result.index];
      if (item === undefined || !unanswered.delete(item)) return [];
      return [answer(item, result, resent.has(item))];
    });
    if (known.length === 0)
      throw new ApiError('malformed', 'The service answered for fewer athletes than it was sent.');
    turns.succeeded();
    await record(settle, report, known);
    return [...unanswered];
  }

  let failures = 0;
  while (batches.length > 0 && (await turns.next())) {
    const batch = batches.shift() ?? [];
    const resent = new Set(batch.filter(isPending));
    const lookFirst = resent.size > 0 ? lookUp : undefined;
    const unsent = () => settle(batch.filter((item) => !resent.has(item)).map((item) => undone(item, false)));
    try {
      const open = lookFirst === undefined ? await sendOne(batch, resent) : await lookFirst([...resent]);
      batches.unshift(...inBatches(open, size));
      failures = 0;
    } catch (error) {
      if (isOutage(error)) {
        turns.failed(error);
        if (error.status === 429) await unsent();
        // A list that fails says nothing of what was sent.
        if (error.status === 500 && lookFirst === undefined) failures += 1;
        if (failures < mostAttempts) batches.unshift(batch);
        else await giveUp(batch, 'unsent', [{ field: null, message: error.message }]);
        failures %= mostAttempts;
      } else if (!isAboutRow(error)) {
        if (isUnsent(error)) await unsent();
        throw error;
      } else {
        turns.succeeded();
        if (batch.length === 1) await giveUp(batch, 'refused', error.problems);
        // One of them makes the service refuse all.
        else batches.unshift(...inBatches(batch, 1));
      }
    }
  }
}
