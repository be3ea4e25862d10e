import { hash } from 'node:crypto';
import { countryCode } from '@matchpoint/core/countries/countries';
import type { Field } from '@matchpoint/core/fields/field';
import { raw, type Sql } from './sql.ts';

type Table = Readonly<Record<string, Pick<Field, 'kind'>>>;

/** A row as JSON by the names of its columns; what is left out stays as it is. */
export type Row = Readonly<Record<string, unknown>>;

/** The column of a field: its name on the wire, in lower case. */
export function columnOf(field: string): string {
  return field.toLowerCase();
}

/** The columns of a table's fields and others, as they stand in an `insert`. */
export function columnList(table: Table, ...others: readonly string[]): Sql {
  return raw([...Object.keys(table).map(columnOf), ...others].join(', '));
}

/** The JSON of a table's fields is made of these, for a select within `row_to_json`. */
export function fieldList(table: Table): Sql {
  return raw(
    Object.keys(table)
      .map((name) => `entry.${columnOf(name)} as "${name}"`)
      .join(', '),
  );
}

/** The columns of a draft or an edit; a blank text and null are null. */
export function rowOf(table: Table, values: Readonly<Record<string, unknown>>): Row {
  return Object.fromEntries(
    Object.entries(table)
      .filter(([name]) => values[name] !== undefined)
      .map(([name, { kind }]) => [columnOf(name), storedValue(kind, values[name])]),
  );
}

function storedValue(kind: Field['kind'], value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (kind === 'country') return countryCode(value);
  return kind === 'text' && value.trim() === '' ? null : value;
}

/**
 * Distinguishes payloads, however each is spelled: a digest of the columns that have a value, so that a column that is
 * added later changes no digest.
 */
export function payloadDigest(row: Row): string {
  const values = Object.entries(row).filter(([, value]) => value !== null);
  return hash('sha256', JSON.stringify(values), 'base64url').slice(0, 22);
}
