import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate';
import { type Path, type Walk, walk } from './walk.ts';

/**
 * Walks a face through a model of what a person does and sees: a deed for each event, a sight for each state. The types
 * demand all of them, because a path without checks would pass silently.
 */
export interface Driver<M extends AnyStateMachine> {
  /** Does what the event says, as a person would. */
  readonly deeds: { readonly [Event in EventFromLogic<M>['type']]: () => Promise<void> };
  /** Throws unless the face shows this state. */
  readonly sights: { readonly [State in StateValueFrom<M> & string]: () => Promise<void> };
}

/** All paths of a model. Its events have no payload, so they can be read from the chart. */
export function walkModel(model: AnyStateMachine): Walk {
  return walk({ machine: model, events: model.events.map((type) => ({ type })) });
}

/** Walks one path of a flat model through a face. */
export async function drive<M extends AnyStateMachine>(driver: Driver<M>, path: Path): Promise<void> {
  const deeds: Readonly<Record<string, () => Promise<void>>> = driver.deeds;
  const sights: Readonly<Record<string, () => Promise<void>>> = driver.sights;
  await required(sights, path[0]?.from.value)();
  for (const { event, to } of path) {
    await required(deeds, event.type)();
    await required(sights, to.value)();
  }
}

function required(
  handlers: Readonly<Record<string, () => Promise<void>>>,
  name: string,
): () => Promise<void> {
  const handler = handlers[name];
  if (handler === undefined) throw new Error(`The driver has no ${name}`);
  return handler;
}
