import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import * as z from 'zod/mini';
import { stateName } from './chart.ts';

/** A value in one line: `{problem: null, entry: {name: 'Ada'}}`. Blank texts inside objects are left out. */
function compact(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return `() => ${compact(value())}`;
  if (value instanceof Error) return String(value);
  if (value instanceof Map) return `Map ${compact(Object.fromEntries(value))}`;
  if (Array.isArray(value)) return `[${value.map(compact).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const filled = Object.entries(value).filter(([, inner]) => inner !== '');
  return `{${filled.map(([key, inner]) => `${key}: ${compact(inner)}`).join(', ')}}`;
}

/** What differs between two objects, with the new values: `{entry: {name: 'Bea'}}`; '' where nothing does. */
function changes(before: object, after: object): string {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  const changed = Object.keys({ ...before, ...after }).flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    if (old.has(key) && compact(was) === compact(is)) return [];
    return [`${key}: ${isRecord(was) && isRecord(is) ? changes(was, is) : compact(is)}`];
  });
  return changed.length === 0 ? '' : `{${changed.join(', ')}}`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is object {
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
}

/** A state with its tags, what differs in context from the state before, and the actors that were started with it. */
export function describeState(before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): string {
  const tags = [...after.tags].toSorted().map((tag) => ` #${tag}`);
  const changed = spaced(changes(before?.context ?? {}, after.context));
  const started = startedBy(before, after).map((child) => `, starts ${child}`);
  return [stateName(after.value), ...tags, changed, ...started].join('');
}

/** The actors that run in a state and did not run in the one before, with their inputs. */
export function startedBy(before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): string[] {
  const children: readonly AnyActorRef[] = Object.values(after.children);
  return children
    .filter((child) => child !== before?.children[child.id])
    .map((child) => `${child.id}${spaced(inputOf(child))}`);
}

/** What an event carries, or what differs in it from another of its type. */
export function factsOf(event: EventObject, other: EventObject = { type: event.type }): string {
  return spaced(changes(other, event));
}

const withInput = z.object({ options: z.object({ input: z.unknown() }) });

/** An actor keeps its input among its options, which the type of a child hides. */
function inputOf(child: AnyActorRef): string {
  const { data } = z.safeParse(withInput, child);
  return data?.options.input === undefined ? '' : compact(data.options.input);
}

function spaced(text: string): string {
  return text === '' ? '' : ` ${text}`;
}
