/** What may be sent beside the text of a statement. */
type Value = string | number | boolean | null | readonly (string | number | null)[];

/** A piece of SQL and its values. */
export class Sql {
  readonly strings: readonly string[];
  readonly values: readonly Value[];

  constructor(strings: readonly string[], values: readonly Value[]) {
    this.strings = strings;
    this.values = values;
  }

  /** With `$1`, `$2`, … for the values. */
  get text(): string {
    return this.strings.reduce((text, string, index) => `${text}$${index}${string}`);
  }
}

/**
 * Writes a piece of SQL. Values never become text: each is sent as a parameter, which may need a cast
 * (`${value}::float8`). Pieces may contain pieces.
 */
export function sql(template: TemplateStringsArray, ...inserts: readonly (Value | Sql)[]): Sql {
  const strings = [template[0] ?? ''];
  const values: Value[] = [];
  const append = (text: string) => {
    strings[strings.length - 1] += text;
  };
  inserts.forEach((insert, index) => {
    if (insert instanceof Sql) {
      append(insert.strings[0] ?? '');
      strings.push(...insert.strings.slice(1));
      values.push(...insert.values);
      append(template[index + 1] ?? '');
    } else {
      values.push(insert);
      strings.push(template[index + 1] ?? '');
    }
  });
  return new Sql(strings, values);
}

export const nothing = sql``;

/** Text of the program's own, such as names of columns. Never call it with what a request brought. */
export function raw(text: string): Sql {
  return new Sql([text], []);
}

export function joined(pieces: readonly Sql[], separator: Sql): Sql {
  return pieces.reduce((all, next, index) => (index === 0 ? next : sql`${all}${separator}${next}`), nothing);
}

/** A `timestamptz` as it travels: ISO 8601 in UTC, with milliseconds. */
export function instant(column: Sql): Sql {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
