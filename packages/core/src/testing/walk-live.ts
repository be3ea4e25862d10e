import { type AnyStateMachine, createActor, type EventObject, SimulatedClock } from 'xstate';
import { eventName, stateName } from './chart.ts';
import type { Path, Scene } from './walk.ts';

/** What a machine shows after an event. */
export interface Sight {
  readonly after: string;
  readonly state: string;
  readonly context: unknown;
  readonly emitted: readonly EventObject[];
}

/** What a path should show. */
export function expectedSights(path: Path): Sight[] {
  return path.map(({ event, to, emitted }) => ({
    after: eventName(event),
    state: stateName(to.value),
    context: to.context,
    emitted,
  }));
}

/**
 * Walks a path on a live actor: settles its puppets, advances its clock, sends its events.
 * @returns what the actor shows after each event
 */
export async function walkLive<M extends AnyStateMachine>(scene: Scene<M>, path: Path): Promise<Sight[]> {
  return (await walkStored(scene, path)).sights;
}

/** Does the same. @returns also the actor's persisted snapshot after each event, as text */
export async function walkStored<M extends AnyStateMachine>(
  { machine, puppets = {}, input }: Scene<M>,
  path: Path,
): Promise<{ readonly sights: Sight[]; readonly stored: readonly string[] }> {
  const logic: AnyStateMachine = machine;
  const clock = new SimulatedClock();
  const actor = createActor(logic, { clock, input });
  const outcomes = Object.values(puppets).flatMap((puppet) => puppet.outcomes);
  const sights: Sight[] = [];
  const stored: string[] = [];
  let emitted: EventObject[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  for (const { event } of path) {
    emitted = [];
    const outcome = outcomes.find(({ answer }) => answer === event);
    if (outcome !== undefined) outcome.settle();
    else if (event.type.startsWith('xstate.after.')) clock.increment(longest);
    else actor.send(event);
    await turn();
    stored.push(JSON.stringify(actor.getPersistedSnapshot()));
    const { value, context } = actor.getSnapshot();
    sights.push({ after: eventName(event), state: stateName(value), context, emitted });
  }
  actor.stop();
  return { sights, stored };
}

/** Longer than any delay. Milliseconds. */
const longest = 24 * 60 * 60 * 1000;

/** Resolves after the reactions to every settled promise have run. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
