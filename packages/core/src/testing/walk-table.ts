import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { eventName, stateName } from './chart.ts';
import { condition } from './condition.ts';
import { type Change, exact, nested, type Prose, proseWith, startedBy, type Written } from './prose.ts';
import { factsOf, type Scene, type Step, walk } from './walk.ts';

/** An event's effect in a state with these facts. */
interface Edge extends Step {
  readonly facts: readonly string[];
  readonly changes: readonly Change[];
}

/** An event's effect under several facts of a state. */
interface Row {
  readonly events: readonly string[];
  readonly when: string;
  readonly parts: readonly string[];
}

/**
 * A walk as a text for a snapshot: the context at the start, then each state with its tags, and below it what each event
 * does there: the next state, what changes in context, the actors that start with their inputs, the events that are
 * emitted. `+1` and `[…, x]` are added to what was there. Facts that make a difference stand before the event; where they
 * make none, what is written as changed may have been so before under some of them. Long values stand at the end.
 * @param beside another scene of the machine: only what differs from its table is written
 */
export function walkTable<M extends AnyStateMachine>(scene: Scene<M>, beside?: Scene<M>): string {
  const prose = proseWith(scene.names ?? {});
  const others = beside === undefined ? null : tableOf(beside, prose);
  const known = prose.named().length;
  const table = tableOf(scene, prose);
  const lines =
    others === null ? [...table].flatMap(([title, rows]) => [title, ...rows]) : difference(table, others);
  const values = prose.named().slice(known);
  return [
    ...lines,
    ...values.map(({ name, entries }) => wrapped([`${name} =`, ...withCommas(entries)], '')),
  ].join('\n');
}

/** The rows below each title. */
type Table = ReadonlyMap<string, readonly string[]>;

/** The rows that only one of the tables has; those of the other without what they do. */
function difference(table: Table, others: Table): string[] {
  return [...new Set([...table.keys(), ...others.keys()])].flatMap((title) => {
    const [rows, before] = [table.get(title), others.get(title)];
    if (rows === undefined || before === undefined)
      return [`${rows === undefined ? '-' : '+'} ${title}`, ...(rows ?? [])];
    const changed = [
      ...before.filter((row) => !rows.includes(row)).map((row) => `- ${row.split(' →')[0]}`),
      ...rows.filter((row) => !before.includes(row)).map((row) => `+ ${row}`),
    ];
    return changed.length === 0 ? [] : [title, ...changed];
  });
}

function tableOf<M extends AnyStateMachine>(scene: Scene<M>, prose: Prose): Table {
  const { first, edges } = walk(scene);
  const events = [...new Set(edges.map(({ event }) => event))];
  const described = edges.map((step) => ({
    ...step,
    facts: factsOf(scene, step.from),
    changes: prose.changes(step.from.context, step.to.context),
  }));
  const context = prose.changes({}, first.context).map(({ path, is }) => written(path, is, prose));
  const start = listed(stateName(first.value), context, startsOf(null, first, prose));
  const states = new Map(
    [first, ...edges.map(({ to }) => to)].map((state) => [stateName(state.value), state]),
  );
  return new Map([
    [first.machine.id, [wrapped(['start →', ...start], '  ')]],
    ...[...states].map(([name, state]): [string, string[]] => {
      const here = described.filter(({ from }) => stateName(from.value) === name);
      const tags = [...state.tags].toSorted().map((tag) => ` #${tag}`);
      const rows = events.flatMap((event) => rowsOf(here, event, nameOf(event, events, prose), prose));
      return [`${name}${tags.join('')}`, joined(rows).map(rowText)];
    }),
  ]);
}

function startsOf(from: AnyMachineSnapshot | null, to: AnyMachineSnapshot, prose: Prose): string[] {
  return startedBy(from, to).map(
    ({ id, input }) => `starts ${id}${input === undefined ? '' : ` ${prose.text(input, id)}`}`,
  );
}

/** An event by its name, and by what differs in it from the first of its type. */
function nameOf(event: EventObject, events: readonly EventObject[], prose: Prose): string {
  const [first = event, ...others] = events.filter(({ type }) => type === event.type);
  const name = eventName({ type: event.type });
  if (!event.type.startsWith('xstate.')) return `${name}${carriedBy(event, first, prose)}`;
  if ('error' in event) return `${name}: ${prose.text(event.error, 'error')}`;
  return others.length > 0 && 'output' in event ? `${name}: ${prose.text(event.output, 'output')}` : name;
}

function carriedBy(event: EventObject, other: EventObject, prose: Prose): string {
  const carried = nested(prose.changes(other, event).map(({ path, is }) => written(path, is, prose)));
  return carried.length === 0 ? '' : ` ${carried.join(', ')}`;
}

/** A row for all edges of an event from one state that do the same. */
function rowsOf(here: readonly Edge[], event: EventObject, name: string, prose: Prose): Row[] {
  const groups: Edge[][] = [];
  for (const edge of here.filter((other) => other.event === event)) {
    const group = groups.find((others) => isOne([...others, edge]));
    if (group === undefined) groups.push([edge]);
    else group.push(edge);
  }
  const all = here.map(({ facts }) => facts);
  return groups.map((group) => {
    const some = group.map(({ facts }) => facts);
    return { events: [name], when: condition(some, all), parts: partsOf(group, prose) };
  });
}

/** One row for all events that do the same under the same facts. */
function joined(rows: readonly Row[]): Row[] {
  const effect = ({ when, parts }: Row) => JSON.stringify([when, parts]);
  return [...new Set(rows.map(effect))].map((wanted) => {
    const same = rows.filter((row) => effect(row) === wanted);
    return { when: '', parts: [], ...same[0], events: same.flatMap(({ events }) => events) };
  });
}

function rowText({ events, when, parts }: Row): string {
  const last = events.length - 1;
  const names = events.map((event, index) => `${event} ${index < last ? '|' : '→'}`);
  return wrapped([...(when === '' ? [] : [`[${when}]`]), ...names, ...parts], '  ');
}

/** Whether one text says exactly what each of these edges does. */
function isOne(edges: readonly Edge[]): boolean {
  const effects = edges.map(({ from, to, emitted }) => exact([to.value, startedBy(from, to), emitted]));
  return (
    new Set(effects).size === 1 &&
    changedBy(edges).every((path) => isSame(edges, path) || isAdded(edges, path))
  );
}

function partsOf(edges: readonly Edge[], prose: Prose): string[] {
  const [edge] = edges;
  if (edge === undefined) return [];
  const { from, to, emitted } = edge;
  const changes = changedBy(edges).map((path) => {
    const is = valueAt(to.context, path);
    if (!isAdded(edges, path) || (typeof is === 'number' && isSame(edges, path)))
      return written(path, is, prose);
    return {
      path,
      text: added(valueAt(from.context, path), is, (part) => prose.text(part, path.at(-1) ?? '')) ?? '',
    };
  });
  const emissions = emitted.map((news) => `emits ${news.type}${carriedBy(news, { type: news.type }, prose)}`);
  return listed(stateName(to.value), changes, [...startsOf(from, to, prose), ...emissions]);
}

function written(path: readonly string[], value: unknown, prose: Prose): Written {
  return { path, text: prose.text(value, path.at(-1) ?? '') };
}

/** The paths of all that these edges change, none below another. */
function changedBy(edges: readonly Edge[]): (readonly string[])[] {
  const paths = edges.flatMap(({ changes }) => changes.map(({ path }) => path));
  const isBelow = (path: readonly string[], other: readonly string[]) =>
    path.length > other.length && other.every((key, index) => key === path[index]);
  const once = new Map(paths.map((path) => [JSON.stringify(path), path]));
  return [...once.values()].filter((path) => !paths.some((other) => isBelow(path, other)));
}

/** Whether the value is the same after each of these edges. */
function isSame(edges: readonly Edge[], path: readonly string[]): boolean {
  return new Set(edges.map(({ to }) => exact(valueAt(to.context, path)))).size === 1;
}

/** Whether each of these edges adds the same to the value. */
function isAdded(edges: readonly Edge[], path: readonly string[]): boolean {
  const additions = edges.map(({ from, to }) =>
    added(valueAt(from.context, path), valueAt(to.context, path), exact),
  );
  return additions[0] !== null && new Set(additions).size === 1;
}

function added(was: unknown, is: unknown, text: (part: unknown) => string): string | null {
  if (typeof was === 'number' && typeof is === 'number' && is > was) return `+${is - was}`;
  if (!Array.isArray(was) || !Array.isArray(is) || is.length <= was.length || was.length === 0) return null;
  if (exact(is.slice(0, was.length)) !== exact(was)) return null;
  return `[…, ${is.slice(was.length).map(text).join(', ')}]`;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** `state {name: 'Ada', grade: '3'}, starts save`, in the parts between which a line may end. */
function listed(state: string, values: readonly Written[], effects: readonly string[]): string[] {
  const changed = nested(values);
  return [
    `${state}${changed.length === 0 && effects.length > 0 ? ',' : ''}`,
    ...withCommas([...changed, ...effects]),
  ];
}

function withCommas(parts: readonly string[]): string[] {
  return parts.map((part, index) => `${part}${index < parts.length - 1 ? ',' : ''}`);
}

function wrapped(parts: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    const longer = `${line} ${part}`;
    if (line === undefined) lines.push(`${indent}${part}`);
    else if (longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(`${indent}    ${part}`);
  }
  return lines.join('\n');
}

const width = 140;
