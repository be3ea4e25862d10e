import type { Sql } from './connection.ts';

type Value = string | number | null;

/** A part of a statement: text with a place for each value. Parts of parts are joined when they are made. */
export class Part {
  readonly strings: readonly string[];
  readonly values: readonly Value[];

  constructor(strings: readonly string[], values: readonly (Value | Part)[]) {
    const joinedStrings = [strings[0] ?? ''];
    const joinedValues: Value[] = [];
    const append = (text: string) => {
      joinedStrings[joinedStrings.length - 1] += text;
    };
    values.forEach((value, index) => {
      if (value instanceof Part) {
        append(value.strings[0] ?? '');
        joinedStrings.push(...value.strings.slice(1));
        joinedValues.push(...value.values);
        append(strings[index + 1] ?? '');
      } else {
        joinedValues.push(value);
        joinedStrings.push(strings[index + 1] ?? '');
      }
    });
    this.strings = joinedStrings;
    this.values = joinedValues;
  }

  /** With `$1`, `$2`, … in the places of the values. */
  get text(): string {
    return this.strings.reduce((text, string, index) => `${text}$${index}${string}`);
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

/** Text of the program's own, as names of columns, as a part. */
export function fixedPart(text: string): Part {
  return new Part([text], []);
}

/** The values of an array as PostgreSQL reads them; null stays null. */
export function arrayText(values: readonly (Value | undefined)[] | null): string | null {
  return values === null ? null : `{${values.map(elementText).join(',')}}`;
}

/** @see https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO */
function elementText(value: Value | undefined): string | number {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number') return value;
  return `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
}

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
  // A pooler that cannot keep plans is told of by `?prepare=false` in the address. Without `simple` the driver sends a text without values as a script, whose plan is never kept.
  const options = { prepare: isRepeated && sql.options.prepare, simple: false };
  return sql.unsafe(statement.text, [...statement.values], options).raw();
}
