import type { agencyService } from '@matchpoint/core/changes/agency-service.actors';
import type { Difference, Outcome } from '@matchpoint/core/changes/difference';
import { planActors, undoActors } from '@matchpoint/core/changes/difference.actors';
import { differenceMachine } from '@matchpoint/core/changes/difference.machine';
import { openJournal } from '@matchpoint/core/changes/journal';
import type { JournalEntry } from '@matchpoint/core/changes/journal-entry';
import { type DifferencePlan, planKnown } from '@matchpoint/core/changes/plan-undo';
import { type ActorRefFrom, createActor } from 'xstate';

/** A change of several athletes, or its undo. */
export interface ChangeJob {
  readonly isUndo: boolean;
  readonly actor: ActorRefFrom<typeof differenceMachine>;
  /** Sends the rest. @param outcomes those so far */
  readonly goOn: (outcomes: readonly Outcome[]) => ChangeJob;
  readonly undo: () => ChangeJob;
}

/** Milliseconds without any success after which the service counts as unreachable. */
const patience = 20_000;

/**
 * Begins a change; its journal is kept until the page is left.
 * @param question how a person is asked first
 * @param renews whether removals are of the athletes as they are by then
 */
export function startChange(
  service: ReturnType<typeof agencyService>,
  difference: Difference,
  question: DifferencePlan['question'],
  renews = false,
): ChangeJob {
  const entries: JournalEntry[] = [];
  const append = async (entry: JournalEntry) => void entries.push(entry);
  const portsOf = (isUndo: boolean) => ({
    service: async () => service,
    journal: async () => openJournal({ entries, append }, { service: '', agency: '', isUndo }),
    sending: { patience },
  });

  function start(plan: DifferencePlan): ChangeJob {
    const actor: ChangeJob['actor'] = createActor(
      differenceMachine.provide({
        actors: planActors(plan, renews, {
          ...portsOf(false),
          progress: (progress) => actor.send({ type: 'progressed', progress }),
        }),
      }),
      { input: { request: null, canAsk: false } },
    );
    const goOn = (outcomes: readonly Outcome[]) => start(planKnown(difference, 'none', outcomes));
    return { isUndo: false, actor, goOn, undo: startUndo };
  }

  function startUndo(): ChangeJob {
    const actor: ChangeJob['actor'] = createActor(
      differenceMachine.provide({
        actors: undoActors({
          ...portsOf(true),
          asks: false,
          progress: (progress) => actor.send({ type: 'progressed', progress }),
        }),
      }),
      { input: { request: null, canAsk: false } },
    );
    return { isUndo: true, actor, goOn: startUndo, undo: startUndo };
  }

  return start(planKnown(difference, question));
}
