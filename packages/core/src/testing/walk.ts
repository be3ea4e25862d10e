import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  initialTransition,
  transition,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import * as z from 'zod/mini';
import { allNodes, eventName, missedBy, stateName } from './chart.ts';
import type { Outcome } from './puppet.ts';

/** A machine and all events it may receive; the ends of its delays are read from its chart. */
export interface Scene<M extends AnyStateMachine> {
  /** Provided with the puppets. */
  readonly machine: M;
  readonly puppets?: Readonly<Record<string, { readonly outcomes: readonly Outcome[] }>>;
  readonly events: readonly EventFromLogic<M>[];
  readonly input?: InputFrom<M>;
  /** Distinguishes snapshots in the same state, for guards that read context. */
  readonly facts?: (snapshot: AnyMachineSnapshot) => unknown;
}

/** One transition: the state before, the event, the state after, and the emitted events. */
export interface Step {
  readonly from: AnyMachineSnapshot;
  readonly event: EventObject;
  readonly to: AnyMachineSnapshot;
  readonly emitted: readonly EventObject[];
}

export type Path = readonly Step[];

export interface Walk {
  /** Every step of the machine is in one of these, reached by a shortest path. */
  readonly paths: readonly Path[];
  /** Names of the states and transitions that no path covers. */
  readonly missed: readonly string[];
  /** Names of the states, other than final ones, that no event leaves. */
  readonly stuck: readonly string[];
}

/** Walks a machine as a graph, without running what it invokes. */
export function walk<M extends AnyStateMachine>(scene: Scene<M>): Walk {
  const machine: AnyStateMachine = scene.machine;
  const { input, facts = () => null } = scene;
  const key = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, facts(snapshot)]);
  const events: EventObject[] = [...scene.events, ...answersOf(scene), ...delaysOf(machine)];
  const possible = (state: AnyMachineSnapshot) =>
    state.status === 'active' ? events.filter((event) => state.can(event)) : [];
  const reached = getShortestPaths(machine, { events: possible, serializeState: key, input });
  const paths = reached.flatMap(({ state, steps }) => {
    const before = steps.slice(1).map(({ event }) => event);
    return possible(state).map((event) => follow(machine, [...before, event], input));
  });
  const steps = paths.flatMap((path) => path.slice(-1));
  const left = new Set(steps.filter(({ from, to }) => key(from) !== key(to)).map(({ from }) => key(from)));
  return {
    paths: paths
      .filter((path) => !paths.some((other) => isStart(path, other)))
      .toSorted((one, other) => order(one, other, events)),
    missed: missedBy(machine, steps),
    stuck: reached
      .filter(({ state }) => state.status === 'active' && !left.has(key(state)))
      .map(({ state }) => stateName(state.value)),
  };
}

/** The path in one line, as the name of a test. */
export function pathName(path: Path): string {
  return [stateName(path[0]?.from.value), ...path.map(stepName)].join(', ');
}

/** All paths as a tree of text for a snapshot: each step is indented below the one before. */
export function describePaths(paths: readonly Path[]): string {
  const lines = paths.flatMap((path, index) =>
    path
      .map((step, depth) => ({ step, depth }))
      .filter(({ depth }) => !isShared(path, paths[index - 1] ?? [], depth))
      .map(({ step, depth }) => `${'  '.repeat(depth)}${stepName(step)}`),
  );
  return lines.join('\n');
}

function stepName({ event, to, emitted }: Step): string {
  const emissions = emitted.map(({ type }) => `, emitting ${type}`).join('');
  return `${eventName(event)} → ${stateName(to.value)}${emissions}`;
}

function isShared(path: Path, before: Path, depth: number): boolean {
  return path.slice(0, depth + 1).every(({ event }, index) => event === before[index]?.event);
}

function follow(machine: AnyStateMachine, events: readonly EventObject[], input: unknown): Path {
  let [from] = initialTransition(machine, input);
  return events.map((event) => {
    const [to, actions] = transition(machine, from, event);
    const step = { from, event, to, emitted: actions.flatMap(emittedBy) };
    from = to;
    return step;
  });
}

const emission = z.object({
  type: z.literal('xstate.emit'),
  params: z.object({ event: z.looseObject({ type: z.string() }) }),
});

function emittedBy(action: unknown): EventObject[] {
  const { data } = z.safeParse(emission, action);
  return data === undefined ? [] : [data.params.event];
}

function answersOf({ puppets = {} }: Pick<Scene<AnyStateMachine>, 'puppets'>): EventObject[] {
  return Object.values(puppets).flatMap(({ outcomes }) => outcomes.map(({ answer }) => answer));
}

function delaysOf({ root }: AnyStateMachine): EventObject[] {
  return allNodes(root)
    .flatMap(({ transitions }) => [...transitions.keys()])
    .filter((type) => type.startsWith('xstate.after.'))
    .map((type) => ({ type }));
}

/** Keeps paths with the same beginning together. */
function order([one, ...rest]: Path, [other, ...others]: Path, events: readonly EventObject[]): number {
  if (one === undefined || other === undefined) return 0;
  return events.indexOf(one.event) - events.indexOf(other.event) || order(rest, others, events);
}

function isStart(path: Path, other: Path): boolean {
  return path.length < other.length && path.every(({ event }, index) => event === other[index]?.event);
}
