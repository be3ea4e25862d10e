import { hash } from 'node:crypto';
import { countryCode } from '@matchpoint/core/countries/countries';
import type { Field } from '@matchpoint/core/fields/field';
import { raw, type Sql } from './sql.ts';

type Column = Pick<Field, 'kind'> & { readonly usual?: string };
type Table = Readonly<Record<string, Column>>;

/** A row as JSON by the names of its columns; what is left out is not changed. */
export type Row = Readonly<Record<string, unknown>>;

/** The column of a field: its name on the wire, in lower case. */
export function columnOf(field: string): string {
  return field.toLowerCase();
}

/** The columns of a table's fields and others, as they stand in an `insert`. */
export function columnList(table: Table, ...others: readonly string[]): Sql {
  return raw([...Object.keys(table).map(columnOf), ...others].join(', '));
}

/** A field's value in the row that is called `entry`; the usual one where it has none (rules/lists.md#usual-value). */
export function fieldValue(name: string, { kind, usual }: Column): string {
  const column = `entry.${columnOf(name)}`;
  if (kind === 'flag') return `coalesce(${column}, false)`;
  return usual === undefined ? column : `coalesce(${column}, '${usual}')`;
}

/** The JSON of a table's fields is made of these, for a select within `row_to_json`. */
export function fieldList(table: Table): Sql {
  return raw(
    Object.entries(table)
      .map(([name, field]) => `${fieldValue(name, field)} as "${name}"`)
      .join(', '),
  );
}

/** Makes the columns of a draft, which has no nulls, or of an edit, in which they and blank texts take values away. */
export function rowsOf(
  table: Table,
): (values: Readonly<Record<string, unknown>>, kind: 'draft' | 'edit') => Record<string, unknown> {
  const fields = Object.entries(table).map(([name, field]) => ({ name, field, column: columnOf(name) }));
  return (values, kind) => {
    const row: Record<string, unknown> = {};
    for (const { name, field, column } of fields) {
      if (values[name] === undefined) continue;
      const value = storedValue(field.kind, values[name]);
      if (value !== null || kind === 'edit') row[column] = value;
    }
    return row;
  };
}

function storedValue(kind: Field['kind'], value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (kind === 'country') return countryCode(value);
  return kind === 'text' && value.trim() === '' ? null : value;
}

/**
 * Distinguishes the rows of drafts, however these are spelled. Only columns with a value count, in the order of their
 * names: neither a field that is added to the table nor one that moves in it changes a digest.
 */
export function payloadDigest(row: Row): string {
  return hash('sha256', JSON.stringify(row, Object.keys(row).toSorted()), 'base64url').slice(0, 22);
}
