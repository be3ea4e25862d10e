import * as z from 'zod/mini';

/** The parameters of an address, as `URLSearchParams` yields them. */
export type QueryPairs = readonly (readonly [name: string, value: string])[];

export interface ReadQuery<F> {
  readonly filter: F;
  /** Names of parameters that are not understood, each once (rules/lists.md#list-addresses). */
  readonly leftOut: readonly string[];
}

/** A schema of optional parameters. */
type QuerySchema<F> = z.ZodMiniType<F> & { readonly shape: Readonly<Record<string, z.ZodMiniType>> };

/** Reads the known parameters. One without a value counts as absent; of a repeated one the last counts. */
export function readQueryPairs<F>(schema: QuerySchema<F>, pairs: QueryPairs): ReadQuery<F> {
  const given = new Map(pairs.filter(([, value]) => value !== ''));
  const isUnderstood = ([name, value]: readonly [string, string]) =>
    Object.hasOwn(schema.shape, name) && z.safeParse(schema.shape[name] ?? z.never(), value).success;
  const [understood, others] = [
    [...given].filter(isUnderstood),
    [...given].filter((pair) => !isUnderstood(pair)),
  ];
  return {
    filter: z.parse(schema, Object.fromEntries(understood)),
    leftOut: others.map(([name]) => name),
  };
}

/** The parameters of a filter in the order of its schema, so that equal filters give equal addresses. */
export function queryPairs<F extends object>(schema: QuerySchema<F>, filter: F): [string, string][] {
  const values = new Map<string, unknown>(Object.entries(filter));
  return Object.keys(schema.shape).flatMap((name): [string, string][] => {
    const value = values.get(name);
    return value === undefined || value === '' ? [] : [[name, String(value)]];
  });
}

/** The filter as the query of a call. */
export function listQuery<F extends object>(schema: QuerySchema<F>, filter: F): Record<string, string> {
  return Object.fromEntries(queryPairs(schema, filter));
}

const shownNames = 3;
const longestName = 40;

/** A note on the ignored parameters; null for none. */
export function leftOutText(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const shown = names
    .slice(0, shownNames)
    .map((name) => (name.length > longestName ? `${name.slice(0, longestName)}…` : name));
  const others = names.length - shown.length;
  return `Ignored in this address: ${shown.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
}
