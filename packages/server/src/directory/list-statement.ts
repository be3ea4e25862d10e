import { collationKey } from '@matchpoint/core/display/collation';
import type { Queries } from '../database/pool.ts';
import { joined, nothing, type Sql, sql } from '../database/sql.ts';
import { versionColumn } from './directory-version.ts';

/** What one statement read: a JSON text, and the version of the directory that its snapshot saw. */
export interface Reading {
  readonly version: number;
  readonly body: Buffer;
}

/** A page of a list. */
export interface Page extends Reading {
  /** Rows of the narrowed list, on all pages together. */
  readonly total: number;
  /** The last row of a page that is not the last one. */
  readonly last: CursorPosition | null;
}

/** A row of an ordered list, after which a page starts. */
export interface CursorPosition {
  /** What the list is ordered by; null: empty, which comes last. */
  readonly value: string | null;
  readonly id: string;
}

export interface SortColumn {
  /** An expression over the listed table and `joins`; null comes last in both directions. */
  readonly key: Sql;
  readonly type: 'text' | 'number' | 'id';
  /** The text whose collation key `key` is. Cursors hold it, because it may be much shorter. */
  readonly name?: Sql;
  readonly joins?: Sql;
}

/** What an entry of the directory is read from. */
export interface EntryTables {
  /** The listed table, which is called `entry`. */
  readonly table: Sql;
  /** What joins its answer to it. */
  readonly joins: Sql;
  /** An expression over them: the entry's JSON. */
  readonly answer: Sql;
  /** On the listed table alone: whether the public sees the entry. */
  readonly isShown: Sql;
}

export interface List extends EntryTables {
  /** On the listed table alone. */
  readonly conditions: readonly Sql[];
  readonly sort: SortColumn;
  readonly isDescending: boolean;
  /** Whether an index finds its rows: they are found once, and counted and ordered then. */
  readonly isIndexed: boolean;
  /** The row after which the page starts; missing: at the beginning. */
  readonly after?: CursorPosition | undefined;
}

/** Whether it may read every row, in the order of which it finds none; else it reads what it shows, but for its length. */
export function isSearch({ conditions, sort }: List): boolean {
  return conditions.length > 0 || sort.type !== 'id';
}

interface PageRow {
  readonly version: string;
  readonly total: string;
  readonly id: string | null;
  readonly key: string | null;
  readonly name: string | null;
  readonly answer: string | null;
}

/**
 * Reads a page of a list in one statement, so that its rows, the directory's version and the length of the narrowed list
 * are of one snapshot. One row more than the page has says whether there is a next page.
 * @param known the length, where it was counted before
 */
export async function readPage(
  { query }: Queries,
  list: List,
  limit: number,
  known: number | null = null,
): Promise<Page> {
  const { table, joins, answer } = list;
  // Without `materialized` PostgreSQL walks the whole list in its order, to find few rows soon.
  const [found, total, chosen] = list.isIndexed
    ? [
        sql`with found as materialized (${foundRows({ ...list, after: undefined })})`,
        sql`from found`,
        sql`select * from found page ${where(list.after === undefined ? [] : [isAfter(list, list.after, foundRow)])} ${orderOf(list)}`,
      ]
    : [nothing, listed(list), chosenRows(list)];
  const rows = await query<PageRow>(sql`
    ${found}
    select directory.version, ${known === null ? sql`(select count(*) ${total})` : sql`${known}::bigint`} as total,
      page.id, page.key::text, page.name, ${answer} as answer
    from directory
    left join (${chosen} limit ${limit + 1}) as page on true
    left join ${table} entry on entry.id = page.id
    ${joins}
    ${orderOf(list)}`);
  const entries = rows.filter(({ id }) => id !== null);
  const last = entries.length > limit ? entries[limit - 1] : undefined;
  return {
    version: Number(rows[0]?.version),
    body: Buffer.from(
      `[${entries
        .slice(0, limit)
        .map((entry) => entry.answer)
        .join(',')}]`,
    ),
    total: Number(rows[0]?.total),
    last: last === undefined ? null : positionOf(last),
  };
}

/** Reads one entry; null where there is none with this id. */
export async function readEntry({ query }: Queries, entry: EntryTables, id: string): Promise<Reading | null> {
  const [row] = await query<{ version: string; answer: string }>(sql`
    select ${versionColumn}, ${entry.answer} as answer ${from(entry)}
    where entry.id = ${id}::bigint and ${entry.isShown}`);
  return row === undefined ? null : { version: Number(row.version), body: Buffer.from(row.answer) };
}

/** The field of a query's `sort`, and whether a minus sign stands before it. */
export function readSort<F extends string>(
  fields: readonly [F, ...F[]],
  sort: string,
): { field: F; isDescending: boolean } {
  const isDescending = sort.startsWith('-');
  const name = isDescending ? sort.slice(1) : sort;
  return { field: fields.find((field) => field === name) ?? fields[0], isDescending };
}

/** Ids are opaque text outside: a text that is not an id of ours equals none. */
export function hasId(column: Sql, id: string): Sql {
  return isId(id) ? sql`${column} = ${id}::bigint` : sql`false`;
}

/** The rows of a list that these ids name, which commas separate. */
export function ofIds(list: List, ids: string | undefined): List {
  if (ids === undefined) return list;
  const known = ids.split(',').filter(isId);
  return { ...list, conditions: [...list.conditions, sql`entry.id = any(${known}::bigint[])`] };
}

export function isId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text);
}

/** A text from a path as an id; what cannot be an id of ours becomes 0, which no row has. */
export function idOrNone(text = ''): string {
  return isId(text) ? text : '0';
}

function positionOf({ id, key, name }: Pick<PageRow, 'id' | 'key' | 'name'>): CursorPosition {
  return { id: id ?? '', value: key === null ? null : (name ?? key) };
}

export function from({ table, joins }: EntryTables): Sql {
  return sql`from ${table} entry ${joins}`;
}

/** The rows of a list, on all pages together. */
export function listed({ table, isShown, conditions }: List): Sql {
  return sql`from ${table} entry ${where([isShown, ...conditions])}`;
}

export function where(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? nothing : sql`where ${joined(conditions, sql` and `)}`;
}

/** The ids and keys of a list's rows, in its order. Rows themselves are several times slower to sort. */
export function chosenRows(list: List): Sql {
  return sql`${foundRows(list)} ${orderBy(list, sql`entry.id`, list.sort.key)}`;
}

function foundRows(list: List): Sql {
  const { table, sort } = list;
  return sql`
    select entry.id, ${sort.key} as key, ${sort.name ?? sql`null::text`} as name
    from ${table} entry ${sort.joins ?? nothing} ${where(conditionsFrom(list))}`;
}

/** The order of a list, where its chosen rows are called `page`. */
export function orderOf(list: List): Sql {
  return orderBy(list, sql`page.id`, sql`page.key`);
}

/** Rows of equal keys stand newest first. */
function orderBy({ sort, isDescending }: List, id: Sql, key: Sql): Sql {
  const direction = isDescending ? sql`desc` : sql`asc`;
  if (sort.type === 'id') return sql`order by ${id} ${direction}`;
  return sql`order by ${key} ${direction} nulls last, ${id} desc`;
}

/** The list's conditions, and that a row comes after `after`. */
function conditionsFrom(list: List): Sql[] {
  const conditions = [list.isShown, ...list.conditions];
  if (list.after === undefined) return conditions;
  return [...conditions, isAfter(list, list.after, { id: sql`entry.id`, key: list.sort.key })];
}

/** The expressions of a row that was found before. */
const foundRow = { id: sql`page.id`, key: sql`page.key` };

function isAfter(
  { sort, isDescending }: List,
  after: CursorPosition,
  row: { readonly id: Sql; readonly key: Sql },
): Sql {
  const beyond = isDescending ? sql`<` : sql`>`;
  const id = sql`${after.id}::bigint`;
  if (sort.type === 'id') return sql`${row.id} ${beyond} ${id}`;
  if (after.value === null) return sql`(${row.key} is null and ${row.id} < ${id})`;
  const text = sort.name === undefined ? after.value : collationKey(after.value);
  const key = sort.type === 'number' ? sql`${after.value}::float8` : sql`${text}::text collate "C"`;
  return sql`(${row.key} ${beyond} ${key} or (${row.key} = ${key} and ${row.id} < ${id}) or ${row.key} is null)`;
}
