import type { agencyService } from '@matchpoint/core/changes/agency-service.actors';
import type { Difference, Outcome } from '@matchpoint/core/changes/difference';
import { type DifferencePorts, planActors, undoActors } from '@matchpoint/core/changes/difference.actors';
import { openJournal } from '@matchpoint/core/changes/journal';
import type { JournalEntry } from '@matchpoint/core/changes/journal-entry';
import { type DifferencePlan, planKnown } from '@matchpoint/core/changes/plan-undo';
import { type DifferenceActor, runDifference } from '../../../changes/run-difference.ts';

/** A change of the agency's athletes, or its undo. */
export interface ChangeJob {
  readonly isUndo: boolean;
  readonly actor: DifferenceActor;
  /** Sends the rest. @param outcomes those so far */
  readonly goOn: (outcomes: readonly Outcome[]) => ChangeJob;
  readonly undo: () => ChangeJob;
}

/** Milliseconds without any success after which the service counts as unreachable. */
const patience = 20_000;

interface Change {
  readonly difference: Difference;
  /** How a person is asked first. */
  readonly question?: DifferencePlan['question'];
  /** Whether removals are of the athletes as they are by then. */
  readonly renews?: boolean;
  /** Whether it takes back what a form did. */
  readonly isUndo?: boolean;
}

/** Begins a change; its journal is kept until the page is left. */
export function startChange(
  service: ReturnType<typeof agencyService>,
  { difference, question = 'none', renews = false, isUndo: takesBack = false }: Change,
): ChangeJob {
  const entries: JournalEntry[] = [];
  const append = async (entry: JournalEntry) => void entries.push(entry);

  function start(
    isUndo: boolean,
    actorsFor: (ports: DifferencePorts) => ReturnType<typeof planActors>,
    goOn: ChangeJob['goOn'],
  ): ChangeJob {
    const ports = {
      service: async () => service,
      journal: async () => openJournal({ entries, append }, { service: '', agency: '', isUndo }),
      sending: { patience },
    };
    const actor = runDifference((progress) => actorsFor({ ...ports, progress }), false);
    return { isUndo, actor, goOn, undo };
  }
  const undo = () => start(true, (ports) => undoActors({ ...ports, asks: false }), undo);
  const send = (plan: DifferencePlan): ChangeJob =>
    start(
      takesBack,
      (ports) => planActors(plan, renews, ports),
      (outcomes) => send(planKnown(difference, 'none', outcomes)),
    );
  return send(planKnown(difference, question));
}
