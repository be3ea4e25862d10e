import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../database/pool.ts';
import type { Row } from '../database/record.ts';
import { ConflictError } from '../database/retry-conflicts.ts';
import { type Sql, sql } from '../database/sql.ts';
import { refuseKeyOfAnother } from '../http/idempotency-key.ts';
import { refuseStale, refuseUnknown } from '../http/own-refusals.ts';
import type { Change } from './directory-version.ts';
import { type EntryTables, from } from './list-statement.ts';

/** An entry as its owner reads it: the JSON that PostgreSQL wrote, and the number of its revision. */
export interface OwnEntry {
  readonly id: string;
  readonly answer: string;
  readonly revision: number;
}

/** What a create under a key made, or had made before. */
export interface Creation extends OwnEntry {
  readonly isNew: boolean;
}

export interface Edit extends OwnEntry {
  /** Names of what changed. */
  readonly fields: readonly string[];
}

/** The columns that its owner writes. */
export interface OwnTables extends EntryTables {
  readonly noun: 'agency' | 'athlete';
  /** Names of the fields that these hold. */
  readonly fields: readonly string[];
  readonly columns: Sql;
  /** What else an edit sets, as it stands after them. */
  readonly stamp: Sql;
}

/** The entry that `condition` finds among its tables. @throws {RefusedError} where there is none */
export async function readOwn({ query }: Queries, tables: OwnTables, condition: Sql): Promise<OwnEntry> {
  const [entry] = await query<OwnEntry>(ownStatement(tables, condition));
  return entry ?? refuseUnknown(tables.noun);
}

/**
 * Reads it, too, and keeps it from other edits and removals until the transaction ends.
 * @param revisions those that may be changed; null: any
 */
async function holdOwn(
  { query }: Queries,
  tables: OwnTables,
  condition: Sql,
  revisions: readonly number[] | null,
): Promise<OwnEntry> {
  const [entry] = await query<OwnEntry>(sql`${ownStatement(tables, condition)} for no key update of entry`);
  if (entry === undefined) return refuseUnknown(tables.noun);
  if (revisions !== null && !revisions.includes(entry.revision)) refuseStale(tables.noun);
  return entry;
}

function ownStatement(tables: EntryTables, condition: Sql): Sql {
  return sql`select ${tables.answer} as answer, entry.id, entry.revision ${from(tables)} where ${condition}`;
}

/** How one entry is created under a key. */
export interface CreateStatements {
  /** Adds it, or does nothing where its key is taken. */
  readonly insert: Sql;
  /** Whether an entry has the key. */
  readonly hasKey: Sql;
  /** The digest of what is to be created. */
  readonly digest: string;
}

/** Creates one entry, or finds the one of the same key. @throws {RefusedError} if the key belongs to something else */
export async function createOnce(
  { query }: Queries,
  tables: OwnTables,
  { insert, hasKey, digest }: CreateStatements,
): Promise<Change<Creation>> {
  const [added] = await query<OwnEntry>(sql`
    with entry as (${insert} returning *)
    select ${tables.answer} as answer, entry.id, entry.revision from entry ${tables.joins}`);
  if (added !== undefined) return { result: { isNew: true, ...added }, isChanged: true };
  const [known] = await query<OwnEntry & { digest: string | null }>(sql`
    select ${tables.answer} as answer, entry.id, entry.revision, entry.payload_digest as digest
    ${from(tables)} where ${hasKey}`);
  // Removed since it was in the way of the insert.
  if (known === undefined) throw new ConflictError();
  if (known.digest !== digest) refuseKeyOfAnother(tables.noun);
  return { result: { isNew: false, ...known }, isChanged: false };
}

/**
 * Edits the entry that `condition` finds. An edit that changes nothing makes no revision.
 * @param revisions those that may be edited; null: any
 * @throws {RefusedError} if there is none, or another revision
 */
export async function editOwn(
  queries: Queries,
  tables: OwnTables,
  condition: Sql,
  row: Row,
  revisions: readonly number[] | null,
): Promise<Change<Edit>> {
  const before = await holdOwn(queries, tables, condition, revisions);
  const { table, columns, stamp } = tables;
  const json = JSON.stringify(row);
  const edited = await queries.query(sql`
    update ${table} entry
    set (revision, ${columns}) = (
      select entry.revision + 1, ${columns} from json_populate_record(entry, ${json}::json)
    ) ${stamp}
    where id = ${before.id}::bigint and entry is distinct from json_populate_record(entry, ${json}::json)
    returning id`);
  const after = edited.length === 0 ? before : await readOwn(queries, tables, condition);
  const fields = differingFields(tables.fields, before, after);
  return { result: { fields, ...after }, isChanged: edited.length > 0 };
}

function differingFields(names: readonly string[], before: OwnEntry, after: OwnEntry): string[] {
  const values = ({ answer }: OwnEntry) => new Map(Object.entries<unknown>(JSON.parse(answer)));
  const [old, now] = [values(before), values(after)];
  return names.filter((name) => !isDeepStrictEqual(old.get(name), now.get(name)));
}

/** Removes the entry that `condition` finds. @throws {RefusedError} if there is none, or another revision */
export async function removeOwn(
  queries: Queries,
  tables: OwnTables,
  condition: Sql,
  revisions: readonly number[] | null,
): Promise<void> {
  const { id } = await holdOwn(queries, tables, condition, revisions);
  await queries.query(sql`delete from ${tables.table} where id = ${id}::bigint`);
}
