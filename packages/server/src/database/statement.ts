import type { Sql } from './connection.ts';

type Value = string | number | null;

/** A part of a statement: text with a place for each value. Parts may hold parts. */
export class Part {
  readonly #strings: readonly string[];
  readonly #values: readonly (Value | Part)[];

  constructor(strings: readonly string[], values: readonly (Value | Part)[]) {
    this.#strings = strings;
    this.#values = values;
  }

  /** The text with `$1`, `$2`, …, whose values are added to `values`. */
  write(values: Value[]): string {
    return this.#strings.reduce((text, string, index) => {
      const value = this.#values[index - 1] ?? null;
      return `${text}${value instanceof Part ? value.write(values) : `$${values.push(value)}`}${string}`;
    });
  }
}

/**
 * Writes a part of a statement. Values never become text: each is sent beside it, and is given its type there
 * (`${value}::float8`). Many times cheaper than the driver's own fragments, of which a list would need twenty.
 */
export function part(strings: TemplateStringsArray, ...values: readonly (Value | Part)[]): Part {
  return new Part(strings, values);
}

export const nothing = part``;

/** Parts in a row with a word between them. */
export function joined(parts: readonly Part[], separator: Part): Part {
  return parts.reduce((all, next, index) => (index === 0 ? next : part`${all}${separator}${next}`), nothing);
}

/**
 * The columns of the rows as PostgreSQL wrote them.
 * @param isRepeated the database keeps the plan; only for one of a few texts, since it is kept for long
 */
export async function readRaw(
  sql: Sql,
  statement: Part,
  isRepeated: boolean,
): Promise<readonly (readonly (Buffer | null)[])[]> {
  const values: Value[] = [];
  const text = statement.write(values);
  // Without `simple` the driver sends a text without values as a script, whose plan is never kept.
  const options = { prepare: isRepeated, simple: false };
  return sql.unsafe(text, values, options).raw();
}
