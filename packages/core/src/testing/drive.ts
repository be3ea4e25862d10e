import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate';
import { type Path, pathName, type Step, type Walk, walk } from './walk.ts';

/**
 * Walks a face through a model of what a person does and sees: an action for each event, a sight for each state. The types
 * demand all of them, because a path without checks would pass silently.
 */
export interface Driver<M extends AnyStateMachine> {
  /** Performs the event as a person would. */
  readonly actions: { readonly [Event in EventFromLogic<M>['type']]: () => Promise<void> };
  /** Throws unless the face shows this state. */
  readonly sights: { readonly [State in StateValueFrom<M> & string]: () => Promise<void> };
}

/** The same for a face that has only some of the actions: it walks the ways of {@link waysThrough} them. */
export interface PartialDriver<M extends AnyStateMachine> {
  readonly actions: Partial<Driver<M>['actions']>;
  readonly sights: Partial<Driver<M>['sights']>;
}

/** All paths of a model. Its events have no payload, so they can be read from the chart. */
export function walkModel(model: AnyStateMachine): Walk {
  return walk({ machine: model, events: model.events.map((type) => ({ type })) });
}

/**
 * Few long paths that together take each step of a model. Starting a face costs more than a step, so a driver cannot
 * rely on a state being reached by the shortest path.
 * @param actions the events that the face has; by default all
 */
export function waysThrough(model: AnyStateMachine, actions: readonly string[] = model.events): Path[] {
  const { paths } = walkModel(model);
  const byName = new Map(paths.flat().map((step) => [`${stateOf(step.from)} ${step.event.type}`, step]));
  const steps = [...byName.values()].filter(({ event }) => actions.includes(event.type));
  const left = new Set(steps);
  const ways: Path[] = [];
  for (;;) {
    const way: Step[] = [];
    let at = stateOf(paths[0]?.[0]?.from);
    for (let route = nextRoute(at, steps, left); route !== null; route = nextRoute(at, steps, left)) {
      for (const step of [...route.before, route.step]) {
        left.delete(step);
        way.push(step);
      }
      at = stateOf(route.step.to);
    }
    if (way.length === 0) return ways;
    ways.push(way);
  }
}

interface Route {
  readonly before: readonly Step[];
  readonly step: Step;
}

/** The shortest route to a step that is left, of those after which most others can be reached; null: none can be. */
function nextRoute(from: string, steps: readonly Step[], left: ReadonlySet<Step>): Route | null {
  const reachOf = ({ step: taken }: Route) =>
    routesFrom(stateOf(taken.to), steps).filter(({ step }) => left.has(step) && step !== taken).length;
  let best: Route | null = null;
  let most = -1;
  for (const route of routesFrom(from, steps).filter(({ step }) => left.has(step))) {
    const reach = reachOf(route);
    if (reach > most) best = route;
    most = Math.max(most, reach);
  }
  return best;
}

/** The shortest route to each step that can be reached, the shortest first. */
function routesFrom(start: string, steps: readonly Step[]): Route[] {
  const routes: Route[] = [];
  const seen = new Set([start]);
  const ends: { readonly at: string; readonly before: readonly Step[] }[] = [{ at: start, before: [] }];
  // The loop also visits what it adds.
  for (const { at, before } of ends) {
    for (const step of steps.filter(({ from }) => stateOf(from) === at)) {
      routes.push({ before, step });
      const to = stateOf(step.to);
      if (!seen.has(to)) ends.push({ at: to, before: [...before, step] });
      seen.add(to);
    }
  }
  return routes;
}

const stateOf = (snapshot: AnyMachineSnapshot | undefined) => String(snapshot?.value);

/** A way in a few words, as the name of a test. */
export function wayName(way: Path): string {
  return `${way.length} actions to ${stateOf(way.at(-1)?.to)}`;
}

/**
 * Walks one path of a flat model through a face.
 * @throws what an action or a sight throws, with the steps before it
 */
export async function drive<M extends AnyStateMachine>(
  driver: Driver<M> | PartialDriver<M>,
  path: Path,
): Promise<void> {
  const actions: Handlers = driver.actions;
  const sights: Handlers = driver.sights;
  await required(sights, stateOf(path[0]?.from))();
  for (const [index, { event, to }] of path.entries()) {
    try {
      await required(actions, event.type)();
      await required(sights, stateOf(to))();
    } catch (cause) {
      throw new Error(`After ${pathName(path.slice(0, index + 1))}`, { cause });
    }
  }
}

type Handlers = Readonly<Record<string, (() => Promise<void>) | undefined>>;

function required(handlers: Handlers, name: string): () => Promise<void> {
  const handler = handlers[name];
  if (handler === undefined) throw new Error(`The driver has no ${name}`);
  return handler;
}
