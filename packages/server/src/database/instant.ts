import { type Sql, sql } from './sql.ts';

/** A `timestamptz` as it travels: ISO 8601 in UTC, with milliseconds. */
export function instant(column: Sql): Sql {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
