import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';

/** Values, and what a text calls them. */
export type Names = Readonly<Record<string, unknown>>;

/** A value of a context that a step changed. */
export interface Change {
  readonly path: readonly string[];
  readonly was: unknown;
  readonly is: unknown;
}

/** A value of a context as text. */
export interface Written {
  readonly path: readonly string[];
  readonly text: string;
}

/** Writes values in one line each. A value that has a name is its name, and a long one gets a name. */
export interface Prose {
  /**
   * `{problem: null, entry: {name: 'Ada'}}`. Blank texts inside objects are left out.
   * @param key names it where it is long: 'board2'
   */
  text(value: unknown, key: string): string;
  /** What differs between two objects, down to the values that are not plain objects or have a name. */
  changes(before: object, after: object): readonly Change[];
  /** The values that got a name, each once. */
  named(): readonly { readonly name: string; readonly entries: readonly string[] }[];
}

export function proseWith(names: Names): Prose {
  const given = new Map(Object.entries(names).map(([name, value]) => [exact(value), name]));
  const found = new Map<string, { name: string; entries: readonly string[] }>();
  const counts = new Map<string, number>();

  function text(value: unknown, key: string): string {
    const known = given.get(exact(value)) ?? found.get(exact(value))?.name;
    if (known !== undefined) return known;
    const entries = entriesOf(value, (inner, at) => text(inner, at ?? key), false);
    if (entries === null) return spelled(value, (inner) => text(inner, key));
    const whole = entries.join(', ');
    if (whole.length <= longest) return whole;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const name = `${key}${count}`;
    found.set(exact(value), { name, entries });
    return name;
  }

  function changes(before: object, after: object): Change[] {
    const old = new Map<string, unknown>(Object.entries(before));
    const now = new Map<string, unknown>(Object.entries(after));
    return Object.keys({ ...before, ...after }).flatMap((key): Change[] => {
      const [was, is] = [old.get(key), now.get(key)];
      if (old.has(key) && exact(was) === exact(is)) return [];
      if (!isRecord(was) || !isRecord(is) || given.has(exact(is))) return [{ path: [key], was, is }];
      return changes(was, is).map((inner) => ({ ...inner, path: [key, ...inner.path] }));
    });
  }

  return { text, changes, named: () => [...found.values()] };
}

/** A value that is longer is written once. */
const longest = 70;

/** Values by their paths as the entries of one object, with its braces: `{entry: {name: 'Ada'`, `city: 'Bern'}}`. */
export function nested(values: readonly Written[]): readonly string[] {
  const keys = [...new Set(values.map(({ path: [key] }) => key))];
  const entries = keys.flatMap((key) => {
    const below = values
      .filter(({ path }) => path[0] === key)
      .map(({ path, text }) => ({ path: path.slice(1), text }));
    const [first = '', ...others] = below[0]?.path.length === 0 ? [below[0].text] : nested(below);
    return [`${key}: ${first}`, ...others];
  });
  return keys.length === 0 ? [] : bracketed('{', entries, '}');
}

/** The same text only for equal values. */
export function exact(value: unknown): string {
  if (!isObject(value)) return spelled(value, exact);
  const known = spellings.get(value);
  if (known !== undefined) return known;
  const entries = value instanceof Error ? [`${value}`, exact({ ...value })] : entriesOf(value, exact, true);
  const spelling = entries?.join(', ') ?? '';
  spellings.set(value, spelling);
  return spelling;
}

/** Large values are parts of many snapshots. */
const spellings = new WeakMap<object, string>();

/** The entries of an object or list, with its brackets; null for anything else. */
function entriesOf(
  value: unknown,
  inner: (value: unknown, key?: string) => string,
  withBlanks: boolean,
): readonly string[] | null {
  if (!isObject(value) || value instanceof Error) return null;
  if (Array.isArray(value))
    return bracketed(
      '[',
      value.map((part) => inner(part)),
      ']',
    );
  const entries = Object.entries(value instanceof Map ? Object.fromEntries(value) : value);
  const written = entries.filter(([, part]) => withBlanks || part !== '');
  const texts = written.map(([key, part]) => `${key}: ${inner(part, key)}`);
  return bracketed(value instanceof Map ? 'Map {' : '{', texts, '}');
}

function bracketed(open: string, texts: readonly string[], close: string): readonly string[] {
  const last = texts.length - 1;
  if (last < 0) return [`${open}${close}`];
  return texts.map((text, index) => `${index === 0 ? open : ''}${text}${index === last ? close : ''}`);
}

function spelled(value: unknown, inner: (value: unknown) => string): string {
  if (typeof value === 'string') return `'${value.replaceAll('\n', '\\n')}'`;
  return typeof value === 'function' ? `() => ${inner(value())}` : String(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is object {
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
}

/** An actor that starts; its input is undefined where it takes none. */
interface Started {
  readonly id: string;
  readonly input: unknown;
}

/** The actors that run in a state and did not run in the one before. */
export function startedBy(before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): Started[] {
  const children: readonly AnyActorRef[] = Object.values(after.children);
  return children
    .filter((child) => child !== before?.children[child.id])
    .map((child) => ({ id: child.id, input: inputOf(child) }));
}

const withInput = z.object({ options: z.object({ input: z.unknown() }) });

/** An actor keeps its input among its options, which the type of a child hides. */
function inputOf(child: AnyActorRef): unknown {
  return z.safeParse(withInput, child).data?.options.input;
}
