import type { Outcome } from '@matchpoint/core/changes/difference';
import type { planActors } from '@matchpoint/core/changes/difference.actors';
import { differenceMachine } from '@matchpoint/core/changes/difference.machine';
import { type ActorRefFrom, createActor } from 'xstate';

export type DifferenceActor = ActorRefFrom<typeof differenceMachine>;

/**
 * An actor that sends a difference, to be started.
 * @param actorsFor its actors, which report their progress
 * @param canAsk whether a person can try again
 */
export function runDifference(
  actorsFor: (progress: (outcomes: readonly Outcome[]) => void) => ReturnType<typeof planActors>,
  canAsk: boolean,
): DifferenceActor {
  const actors = actorsFor((progress) => actor.send({ type: 'progressed', progress }));
  const actor: DifferenceActor = createActor(differenceMachine.provide({ actors }), {
    input: { request: null, canAsk },
  });
  return actor;
}
