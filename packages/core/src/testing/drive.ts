import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate';
import { type Path, type Walk, walk } from './walk.ts';

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

/** The same for a face that has only some of the actions: it walks the paths of {@link pathsOf} them. */
export interface PartialDriver<M extends AnyStateMachine> {
  readonly actions: Partial<Driver<M>['actions']>;
  readonly sights: Partial<Driver<M>['sights']>;
}

/** As far as these actions go along each path, without those that are the beginning of another. */
export function pathsOf(actions: readonly string[], paths: readonly Path[]): Path[] {
  const walkable = paths.map((path) => {
    const end = path.findIndex(({ event }) => !actions.includes(event.type));
    return end < 0 ? path : path.slice(0, end);
  });
  const name = (path: Path) => path.map(({ event }) => `${event.type} `).join('');
  return walkable.filter(
    (path, index) =>
      path.length > 0 &&
      !walkable.some((other, at) => {
        const isLonger = other.length > path.length || (other.length === path.length && at < index);
        return isLonger && name(other).startsWith(name(path));
      }),
  );
}

/** All paths of a model. Its events have no payload, so they can be read from the chart. */
export function walkModel(model: AnyStateMachine): Walk {
  return walk({ machine: model, events: model.events.map((type) => ({ type })) });
}

/** Walks one path of a flat model through a face. */
export async function drive<M extends AnyStateMachine>(
  driver: Driver<M> | PartialDriver<M>,
  path: Path,
): Promise<void> {
  const actions: Handlers = driver.actions;
  const sights: Handlers = driver.sights;
  await required(sights, path[0]?.from.value)();
  for (const { event, to } of path) {
    await required(actions, event.type)();
    await required(sights, to.value)();
  }
}

type Handlers = Readonly<Record<string, (() => Promise<void>) | undefined>>;

function required(handlers: Handlers, name: string): () => Promise<void> {
  const handler = handlers[name];
  if (handler === undefined) throw new Error(`The driver has no ${name}`);
  return handler;
}
