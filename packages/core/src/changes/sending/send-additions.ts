import type { BatchResult } from '../../athletes/fields/athlete-batch.ts';
import { increase, namesakeKey } from '../../athletes/fields/namesakes.ts';
import { grouped } from '../../display/grouped.ts';
import { failureText } from '../../wire/api-error.ts';
import { resolveUnknown } from '../../wire/resolve-unknown.ts';
import type { Addition, Outcome } from '../difference.ts';
import type { SettledAddition } from '../journal-entry.ts';
import type { Turns } from './pace.ts';
import type { SendingPorts } from './ports.ts';
import { type BatchKind, mostAttempts, record, sendBatches } from './send-batches.ts';

/**
 * Adds athletes in batches (rules/service.md#batch-create), of which each is added once however often it is sent; or by
 * single POSTs to a service that may ignore keys, where the agency's list shows whether one without an answer was stored.
 * @param size most of a batch; null: without batches
 */
export async function sendAdditions(
  additions: readonly Addition[],
  size: number | null,
  ports: SendingPorts,
  turns: Turns,
): Promise<void> {
  const { service, journal, signal, answered } = ports;
  const present = new Map(ports.listed);
  const isPending = ({ ref }: Addition) => journal.fateOf(ref).kind === 'unknown';
  const existingOf = ({ ref, namesakes }: Addition) => {
    const fate = journal.fateOf(ref);
    return fate.kind === 'unknown' ? fate.existing : (present.get(namesakes) ?? 0);
  };
  const kind: BatchKind<Addition, BatchResult, SettledAddition> = {
    about,
    isPending,
    intend: (batch) =>
      journal.intend(batch.map((one) => [one.ref, one.draft.name, one.draft.sport, existingOf(one)])),
    send: (batch) =>
      service.createMany(
        batch.map(({ draft, ref }) => ({ ...draft, client_ref: ref })),
        signal,
      ),
    answer(one, { status, id, version, detail }) {
      if (status === 'created') increase(present, one.namesakes);
      const outcome = { ...about(one), status: statuses[status], id, version, problems: detail };
      return [[one.ref, status, id, version], outcome];
    },
    settle: journal.settle,
    undone: ({ ref }, isRefused) => [ref, isRefused ? 'invalid' : 'unsent', null, null],
  };
  if (size !== null) return sendBatches(additions, size, ports, turns, kind);

  /** Pending ones that the list leaves open. */
  const unclear = new Set<Addition>();
  /** Why the last one has no answer; null for those of an earlier run. */
  let lost: unknown = null;
  let attempts = 0;
  await sendBatches(additions, 1, ports, turns, {
    ...kind,
    async send([one]): Promise<readonly BatchResult[]> {
      if (one === undefined) return [];
      try {
        const created = await service.createOne(one.draft, one.ref, signal);
        return [{ index: 0, status: 'created', version: null, ...created, detail: [] }];
      } catch (error) {
        lost = error;
        throw error;
      }
    },
    async lookUp(pending) {
      const list = grouped(await service.listMine(signal), namesakeKey);
      present.clear();
      for (const [key, { length }] of list) present.set(key, length);
      const missing: Addition[] = [];
      for (const one of pending) {
        const found = list.get(one.namesakes) ?? [];
        const verdict = resolveUnknown(existingOf(one), found.length);
        const id = found.length === 1 ? (found[0]?.id ?? null) : null;
        if (verdict === 'created') {
          const status = lost === null ? 'exists' : 'done';
          const outcome = { ...about(one), version: null, problems: [], status, id } as const;
          await record(journal.settle, answered, [[[one.ref, 'created', id, null], outcome]]);
        } else if (verdict === 'open') {
          await journal.settle([kind.undone(one, false)]);
          missing.push(one);
        } else {
          unclear.add(one);
          await answered([failed(one, 'unknown', notInList)]);
        }
      }
      attempts = missing.length > 0 ? attempts + 1 : 0;
      if (attempts < mostAttempts) return missing;
      attempts = 0;
      await answered(missing.map((one) => failed(one, 'unsent', failureText(lost))));
      return [];
    },
  });
  const unanswered = additions.filter((one) => isPending(one) && !unclear.has(one));
  await answered(unanswered.map((one) => failed(one, 'unknown', noAnswer)));
}

const statuses = { created: 'done', exists: 'exists', invalid: 'refused' } as const;

const about = ({ ref }: Addition) => ({ kind: 'added', key: ref, id: null }) as const;

function failed(one: Addition, status: Outcome['status'], message: string): Outcome {
  return { ...about(one), version: null, status, problems: [{ field: null, message }] };
}

const notInList =
  "No answer came when it was sent, and the agency's list cannot tell whether it was created. Look for it there.";
const noAnswer = 'No answer came when it was sent. Run the same import again to find out.';
