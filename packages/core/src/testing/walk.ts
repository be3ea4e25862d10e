import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { allNodes, eventName, missedBy, stateName } from './chart.ts';
import { dryRun } from './dry-run.ts';
import type { Names } from './prose.ts';
import type { Outcome } from './puppet.ts';

/** A machine and all events it may receive; the ends of its delays are read from its chart. */
export interface Scene<M extends AnyStateMachine> {
  /** Provided with the puppets. */
  readonly machine: M;
  readonly puppets?: Readonly<Record<string, { readonly outcomes: readonly Outcome[] }>>;
  readonly events: readonly EventFromLogic<M>[];
  readonly input?: InputFrom<M>;
  /** Distinguishes snapshots in the same state, for guards that read context. */
  readonly facts?: (snapshot: AnyMachineSnapshot) => Facts;
  /** Long values, which the table mentions by these names. */
  readonly names?: Names;
}

/** What is true of a snapshot besides its state; a number or text has a fact's name before it. */
export type Facts = Readonly<Record<string, boolean | number | string | null | undefined>>;

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
  readonly first: AnyMachineSnapshot;
  /** Each transition out of each state and facts, once. */
  readonly edges: readonly Step[];
  /** Names of the states and transitions that no path covers. */
  readonly missed: readonly string[];
  /** Names of the states, other than final ones, that no event leaves. */
  readonly stuck: readonly string[];
}

/** Walks a machine as a graph, without running what it invokes. */
export function walk<M extends AnyStateMachine>(scene: Scene<M>): Walk {
  const machine: AnyStateMachine = scene.machine;
  const { input } = scene;
  const key = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, factsOf(scene, snapshot)]);
  const events: EventObject[] = [...scene.events, ...answersOf(scene), ...delaysOf(machine)];
  const possible = (state: AnyMachineSnapshot) =>
    state.status === 'active' ? events.filter((event) => state.can(event)) : [];
  const reached = getShortestPaths(machine, { events: possible, serializeState: key, input });
  const { start, send, taken } = dryRun(machine, input);
  const { snapshot: first } = start();
  const follow = (followed: readonly EventObject[]): Path => {
    let from = first;
    return followed.map((event) => {
      const { snapshot: to, emitted } = send(from, event);
      const step = { from, event, to, emitted };
      from = to;
      return step;
    });
  };
  const paths = reached.flatMap(({ state, steps }) => {
    const before = steps.slice(1).map(({ event }) => event);
    for (const event of ignoredIn(state, events)) send(state, event);
    return possible(state).map((event) => follow([...before, event]));
  });
  const edges = paths.flatMap((path) => path.slice(-1));
  const left = new Set(edges.filter(({ from, to }) => key(from) !== key(to)).map(({ from }) => key(from)));
  const entered = new Set(
    [first, ...edges.flatMap(({ from, to }) => [from, to])].flatMap(({ _nodes }) => _nodes),
  );
  return {
    paths: paths
      .filter((path) => !paths.some((other) => isStart(path, other)))
      .toSorted((one, other) => order(one, other, events)),
    first,
    edges,
    missed: missedBy(machine, entered, taken),
    stuck: reached
      .filter(({ state }) => state.status === 'active' && !left.has(key(state)))
      .map(({ state }) => stateName(state.value)),
  };
}

/** The facts of a snapshot that are not false or null: 'unanswered', 'forth edit'. */
export function factsOf<M extends AnyStateMachine>(
  { facts }: Scene<M>,
  snapshot: AnyMachineSnapshot,
): string[] {
  return Object.entries(facts?.(snapshot) ?? {}).flatMap(([name, fact]) => {
    if (fact === false || fact === null || fact === undefined) return [];
    return fact === true ? name : `${name} ${fact}`;
  });
}

/** States and transitions that no walk covers, for a machine whose inputs or facts exclude each other. */
export function missedByAll([first, ...others]: readonly Walk[]): string[] {
  return (first?.missed ?? []).filter((name) => others.every(({ missed }) => missed.includes(name)));
}

/** The events that the state forbids or does not know. */
export function ignoredIn<E extends EventObject>(state: AnyMachineSnapshot, events: readonly E[]): E[] {
  return state.status === 'active' ? events.filter((event) => !state.can(event)) : [];
}

/** The path in one line, as the name of a test. */
export function pathName(path: Path): string {
  return [stateName(path[0]?.from.value), ...path.map(stepName)].join(', ');
}

function stepName({ event, to, emitted }: Step): string {
  const emissions = emitted.map(({ type }) => `, emitting ${type}`).join('');
  return `${eventName(event)} → ${stateName(to.value)}${emissions}`;
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
