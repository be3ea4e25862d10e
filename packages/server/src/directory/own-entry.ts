import type { Sql } from '../database/connection.ts';
import { type Part, readRaw } from '../database/statement.ts';
import { isErrorCode } from '../error-reason.ts';

/** An entry as its owner reads it: the JSON that PostgreSQL wrote, and how often it was edited. */
export interface OwnEntry {
  readonly body: Buffer;
  readonly version: number;
}

/** A create under a key. `another`: the key belongs to something else. */
export type Creation =
  | ({ readonly outcome: 'created' | 'exists' } & OwnEntry)
  | { readonly outcome: 'another' };

/** `stale`: none of the named versions is the one that is there. */
export type Edit = ({ readonly outcome: 'done' } & OwnEntry) | { readonly outcome: 'stale' };

/** Reads a row of a JSON and a version; null without one. */
export async function readOwnEntry(sql: Sql, statement: Part): Promise<OwnEntry | null> {
  const [row] = await readRaw(sql, statement, true);
  return row === undefined ? null : entryOf(row);
}

/** Whether an entry is new, the digest that it was created with, its JSON and its version. */
export type CreatedRow = readonly (Buffer | null)[];

/** Creates one entry or finds the one of the same key. Null: no row, because the caller owns nothing to create it in. */
export async function createOnce(
  create: () => Promise<CreatedRow | undefined>,
  digest: string,
): Promise<Creation | null> {
  const row = await untilUnmet(create);
  if (row === undefined) return null;
  const [isNew, known, ...entry] = row;
  if (isTrue(isNew)) return { outcome: 'created', ...entryOf(entry) };
  return known?.toString() === digest ? { outcome: 'exists', ...entryOf(entry) } : { outcome: 'another' };
}

/**
 * A key that another transaction committed while the statement waited for it makes the statement fail, and so does an
 * agency that was removed: it could not see in its own snapshot what it met. The next one does.
 */
export async function untilUnmet<T>(create: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await create();
    } catch (error) {
      if (tries === 5 || !isErrorCode(error, uniqueViolation, foreignKeyViolation)) throw error;
    }
  }
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Runs a statement that edits the entry that it finds: a row of its new JSON and version, which are null if stale. */
export async function editOnce(sql: Sql, statement: Part): Promise<Edit | null> {
  const [row] = await readRaw(sql, statement, true);
  if (row === undefined) return null;
  return row[0] === null ? { outcome: 'stale' } : { outcome: 'done', ...entryOf(row) };
}

export function isTrue(value: Buffer | null | undefined): boolean {
  return value?.toString() === 't';
}

function entryOf([body, version]: readonly (Buffer | null | undefined)[]): OwnEntry {
  return { body: body ?? Buffer.from('null'), version: Number(version?.toString()) };
}
