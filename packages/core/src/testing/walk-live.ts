import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  SimulatedClock,
} from 'xstate';
import { eventName, stateName } from './chart.ts';
import { exact, startedBy } from './prose.ts';
import { ignoredIn, type Path, type Scene } from './walk.ts';

/** The visible state after an event. */
export interface Sight {
  readonly after: string;
  readonly state: string;
  readonly tags: readonly string[];
  readonly context: unknown;
  /** The actors that the event started, with their inputs. */
  readonly started: readonly string[];
  readonly emitted: readonly EventObject[];
}

/** The expected states of a path. */
export function expectedSights(path: Path): Sight[] {
  return path.map(({ event, from, to, emitted }) => sightOf(event, from, to, emitted));
}

/**
 * Walks a path on a live actor: settles its puppets, advances its clock, sends its events, and after each one also the
 * events that the state should ignore.
 * @returns what the actor shows after each event, and its persisted snapshots as text
 */
export async function walkLive<M extends AnyStateMachine>(
  { machine, puppets = {}, events, input }: Scene<M>,
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
  for (const { from, event, to } of path) {
    for (const ignored of ignoredIn(from, events)) actor.send(ignored);
    const before = actor.getSnapshot();
    emitted = [];
    const outcome = outcomes.find(({ answer }) => answer === event);
    if (outcome !== undefined) outcome.settle();
    else if (event.type.startsWith('xstate.after.')) clock.increment(longest);
    else actor.send(event);
    await turn();
    for (const ignored of ignoredIn(to, events)) actor.send(ignored);
    stored.push(JSON.stringify(actor.getPersistedSnapshot()));
    sights.push(sightOf(event, before, actor.getSnapshot(), emitted));
  }
  actor.stop();
  return { sights, stored };
}

function sightOf(
  event: EventObject,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  emitted: readonly EventObject[],
): Sight {
  return {
    after: eventName(event),
    state: stateName(after.value),
    tags: [...after.tags],
    context: after.context,
    started: startedBy(before, after).map(exact),
    emitted,
  };
}

/** Longer than any delay. Milliseconds. */
const longest = 24 * 60 * 60 * 1000;

/** Resolves after the reactions to every settled promise have run. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
