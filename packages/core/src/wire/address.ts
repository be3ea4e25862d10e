import * as z from 'zod/mini';
import { firstOf } from '../display/count.ts';

/** The parameters of an address, as `URLSearchParams` yields them. */
export type QueryPairs = readonly (readonly [name: string, value: string])[];

export interface ReadQuery<F> {
  readonly filter: F;
  /** Names of parameters that are not understood, each once (rules/lists.md#list-addresses). */
  readonly leftOut: readonly string[];
}

/** A schema of optional parameters. */
type QuerySchema<F> = z.ZodMiniType<F> & { readonly shape: Readonly<Record<string, z.ZodMiniType>> };

/** A value in the spelling that an address is written with. */
export type Spelling = (value: string) => string;

/** How an address is read: in any case, other than the query of a call (rules/lists.md#list-addresses). */
export interface AddressForm<F> {
  readonly schema: QuerySchema<F>;
  readonly spellings: Readonly<Record<string, Spelling>>;
}

/** The spelling of these words; other values stay as they are. */
export function spelledAs(words: readonly string[]): Spelling {
  const byKey = new Map(words.map((word) => [word.toLowerCase(), word]));
  return (value) => byKey.get(value.trim().toLowerCase()) ?? value;
}

/** Reads the known parameters. One without a value counts as absent; of a repeated one the last counts. */
export function readQueryPairs<F>({ schema, spellings }: AddressForm<F>, pairs: QueryPairs): ReadQuery<F> {
  const written = spelledAs(Object.keys(schema.shape));
  const given = new Map(
    pairs.flatMap(([asked, value]) => {
      const name = written(asked);
      const spelling = Object.hasOwn(spellings, name) ? spellings[name] : undefined;
      return value === '' ? [] : [[name, { asked, value: spelling?.(value) ?? value }] as const];
    }),
  );
  const isUnderstood = ([name, { value }]: readonly [string, { readonly value: string }]) =>
    Object.hasOwn(schema.shape, name) && z.safeParse(schema.shape[name] ?? z.never(), value).success;
  const understood = [...given].filter(isUnderstood).map(([name, { value }]) => [name, value]);
  return {
    filter: z.parse(schema, Object.fromEntries(understood)),
    leftOut: [...given].filter((one) => !isUnderstood(one)).map(([, { asked }]) => asked),
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

const longestName = 40;

/** A note on the ignored parameters; null for none. */
export function leftOutText(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const shown = names.map((name) => (name.length > longestName ? `${name.slice(0, longestName)}…` : name));
  return `Ignored in this address: ${firstOf(shown, 3)}.`;
}
