import type { BatchResult, ChangeResult } from '../../athletes/athlete-batch.ts';
import { mostBatchRows } from '../../athletes/athlete-batch.ts';
import type { ChangeStep, Outcome, Restoration, Work } from '../../athletes/plan-changes.ts';
import { type Problem, problemText } from '../../wire/problems.ts';
import type { SendingEnd } from '../journal/row-outcome.ts';
import type { PaceOptions } from './pace.ts';
import type { SendingPorts } from './ports.ts';
import { type BatchKind, sendInBatches } from './send-in-batches.ts';
import { ownChanges } from './send-own-changes.ts';
import { countFailures } from './sending-run.ts';
import { createTurns } from './sending-turns.ts';

export interface WorkPorts
  extends Pick<SendingPorts, 'changeMany' | 'mostChanges' | 'createMany' | 'clock' | 'stop' | 'signal'> {
  /** Receives the outcomes of each request. */
  readonly answered: (outcomes: readonly Outcome[]) => void;
  /**
   * Ids of the removals that were sent, also by an earlier attempt: those that are gone when they are sent again were
   * removed by the attempt whose answer was lost.
   */
  readonly attempted: Set<string>;
}

/**
 * Changes, removes or adds again the athletes of the work (rules/athletes.md#several-at-once).
 * @param key begins the names under which athletes are added, each once
 */
export async function sendWork(
  work: Work,
  key: string,
  ports: WorkPorts,
  options: PaceOptions,
): Promise<Pick<SendingEnd, 'ending' | 'problem'>> {
  const turns = createTurns(ports, options, () => {});
  const run = { turns, countFailure: countFailures() };
  if (work.what === 'restore') {
    await sendInBatches(work.steps, mostBatchRows, run, {
      ...restorations(key, ports),
      ...refusals<Restoration>(ports),
    });
  } else {
    await sendInBatches(work.steps, ports.mostChanges(), run, {
      ...changes(ports),
      ...refusals<ChangeStep>(ports),
    });
  }
  return turns.end();
}

function changes(ports: WorkPorts): Pick<BatchKind<ChangeStep>, 'keyOf' | 'send'> {
  const { attempted, answered: report } = ports;
  return {
    keyOf: ({ id }) => id,
    send(batch) {
      const again = new Set(batch.flatMap(({ id }) => (attempted.has(id) ? [id] : [])));
      for (const { id, after } of batch) if (after === null) attempted.add(id);
      const sending = ownChanges<ChangeStep>(ports, (answered) =>
        report(
          answered.map(({ item, result }) => {
            const outcome = changeOutcome(item, result);
            return outcome.status === 'gone' && again.has(item.id) ? { ...outcome, status: 'done' } : outcome;
          }),
        ),
      );
      return sending.send(batch);
    },
  };
}

function restorations(key: string, ports: WorkPorts): Pick<BatchKind<Restoration>, 'keyOf' | 'send'> {
  return {
    keyOf: ({ id }) => id,
    async send(batch) {
      const rows = batch.map(({ id, draft }) => ({
        ...draft,
        client_ref: `${key}:${encodeURIComponent(id)}`,
      }));
      const results = await ports.createMany(rows, ports.signal);
      const unanswered = new Set(batch);
      ports.answered(
        results.flatMap((result) => {
          const item = batch[result.index];
          return item !== undefined && unanswered.delete(item) ? [restoredOutcome(item, result)] : [];
        }),
      );
      return [...unanswered];
    },
  };
}

function refusals<T extends { readonly id: string }>({
  answered,
}: WorkPorts): Pick<BatchKind<T>, 'refused' | 'givenUp' | 'unsent'> {
  const refuse = async ({ id }: T, problem: string) =>
    answered([{ id, status: 'refused', version: null, problem }]);
  return {
    refused: (item, problems) => refuse(item, textOf(problems)),
    givenUp: refuse,
    unsent: async () => {},
  };
}

function changeOutcome({ id }: ChangeStep, { status, version, detail }: ChangeResult): Outcome {
  switch (status) {
    case 'updated':
    case 'removed':
      return { id, status: 'done', version, problem: null };
    case 'changed':
    case 'gone':
      return { id, status, version: null, problem: null };
    case 'invalid':
      return { id, status: 'refused', version: null, problem: textOf(detail) };
  }
}

function restoredOutcome({ id }: Restoration, { status, version, detail }: BatchResult): Outcome {
  return status === 'invalid'
    ? { id, status: 'refused', version: null, problem: textOf(detail) }
    : { id, status: 'done', version, problem: null };
}

const textOf = (problems: readonly Problem[]) => problems.map(problemText).join('; ');
