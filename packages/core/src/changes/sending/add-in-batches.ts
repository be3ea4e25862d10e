import type { BatchResult } from '../../athletes/fields/athlete-batch.ts';
import { increase } from '../../athletes/fields/namesakes.ts';
import type { Addition, Outcome } from '../difference.ts';
import type { SentAddition } from '../journal-entry.ts';
import type { SendingPorts } from './ports.ts';
import { answersOf, sendBatches } from './send-batches.ts';
import type { Turns } from './turns.ts';

/**
 * Adds athletes in batches (rules/service.md#batch-create). An athlete is added once however often it is sent, so unanswered
 * ones are sent again.
 */
export async function addInBatches(
  additions: readonly Addition[],
  size: number,
  { service, journal, listed, answered: report, signal }: SendingPorts,
  turns: Turns,
): Promise<void> {
  const present = new Map(listed);
  /** Sent before without an answer: after a refusal they stay unknown. */
  const resent = new Set<Addition>();
  await sendBatches(additions, size, turns, {
    async send(batch) {
      const sent = batch.map((one): SentAddition => {
        const fate = journal.fateOf(one.ref);
        if (fate.kind === 'unknown') resent.add(one);
        const { name, sport } = one.draft;
        const existing = fate.kind === 'unknown' ? fate.existing : present.get(one.namesakes);
        return [one.ref, name, sport, existing ?? 0];
      });
      await journal.intend(sent);
      const rows = batch.map(({ draft, ref }) => ({ ...draft, client_ref: ref }));
      const { answered, unanswered } = answersOf(batch, await service.createMany(rows, signal));
      for (const { item, result } of answered)
        if (result.status === 'created') increase(present, item.namesakes);
      try {
        await journal.settle(
          answered.map(({ item: { ref }, result: { status, id, version } }) => [ref, status, id, version]),
        );
      } finally {
        await report(answered.map(({ item, result }) => outcomeOf(item, result)));
      }
      return unanswered;
    },
    async giveUp(items, status, problems) {
      if (status === 'refused') await journal.settle(items.map(({ ref }) => [ref, 'invalid', null, null]));
      await report(items.map(({ ref }) => ({ ...added(ref), status, problems })));
    },
    unsent: (batch) =>
      journal.settle(batch.filter((one) => !resent.has(one)).map(({ ref }) => [ref, 'unsent', null, null])),
  });
}

function outcomeOf({ ref }: Addition, { status, id, version, detail }: BatchResult): Outcome {
  return { kind: 'added', key: ref, status: statuses[status], id, version, problems: detail };
}

const statuses = { created: 'done', exists: 'exists', invalid: 'refused' } as const;

const added = (ref: string) => ({ kind: 'added', key: ref, id: null, version: null }) as const;
