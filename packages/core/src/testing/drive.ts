import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate';
import { type Path, type Walk, walk } from './walk.ts';

/**
 * How a face is walked through a model of what a person does and sees: a deed for each event, a sight for each
 * state. It is total, because a path without checks would pass in silence.
 */
export interface Driver<M extends AnyStateMachine> {
  /** Does what the event says, as a person would. */
  readonly deeds: { readonly [Event in EventFromLogic<M>['type']]: () => Promise<void> };
  /** Throws unless the face shows what the state says. */
  readonly sights: { readonly [State in StateValueFrom<M> & string]: () => Promise<void> };
}

/** All paths of a model: its events carry nothing, so the chart says which there are. */
export function walkModel(model: AnyStateMachine): Walk {
  return walk({ machine: model, events: model.events.map((type) => ({ type })) });
}

/** Walks one path of a flat model through a face. */
export async function drive<M extends AnyStateMachine>(driver: Driver<M>, path: Path): Promise<void> {
  const deeds: Readonly<Record<string, () => Promise<void>>> = driver.deeds;
  const sights: Readonly<Record<string, () => Promise<void>>> = driver.sights;
  await known(sights, path[0]?.from.value)();
  for (const { event, to } of path) {
    await known(deeds, event.type)();
    await known(sights, to.value)();
  }
}

function known(ways: Readonly<Record<string, () => Promise<void>>>, name: string): () => Promise<void> {
  const way = ways[name];
  if (way === undefined) throw new Error(`The driver does not know ${name}`);
  return way;
}
