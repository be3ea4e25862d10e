import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../database/connection.ts';
import type { Paging, Place, Reading } from './reading.ts';

export type Fragment = PendingQuery<Row[]>;

export interface SortColumn {
  /** An expression over the tables of the list; null stands last in both directions. */
  readonly key: Fragment;
  readonly type: 'text' | 'number' | 'id';
}

export interface ListStatement {
  /** `from …` with its joins; the listed table is called `entry`. */
  readonly tables: Fragment;
  /** The columns of `entry` and its joins that the fields need. */
  readonly columns: Fragment;
  /** The fields of the answer, over the columns. */
  readonly fields: Fragment;
  readonly conditions: readonly Fragment[];
  readonly sort: SortColumn;
  readonly descending: boolean;
  readonly limit: number | undefined;
  readonly after: Place | undefined;
}

/** The version in the snapshot of the statement that it stands in. */
export function versionColumn(sql: Sql): Fragment {
  return sql`(select sum(raises)::bigint from directory_version) as version`;
}

/**
 * Reads a page of a list as JSON that PostgreSQL writes, and with it, in one snapshot, the directory's version, the
 * length of the narrowed list and the page's last place. Rows of equal keys stand newest first.
 */
export async function readList(sql: Sql, list: ListStatement): Promise<Reading> {
  const { limit, conditions } = list;
  const wanted = allOf(sql, conditions);
  const direction = list.descending ? sql`desc` : sql`asc`;
  const order =
    list.sort.type === 'id'
      ? sql`entry.id ${direction}`
      : sql`${list.sort.key} ${direction} nulls last, entry.id desc`;
  const all = limit === undefined;
  const rows = await sql`
    select
      '[' || coalesce(string_agg(row_to_json(fields)::text, ',' order by page.n)
        ${all ? sql`` : sql`filter (where page.n <= ${limit}::int)`}, '') || ']',
      ${versionColumn(sql)},
      ${all ? sql`count(*)` : sql`(select count(*) ${list.tables} ${wanted})`} as total,
      count(*) as fetched,
      ${all ? sql`null` : sql`max(page.id) filter (where page.n = ${limit}::int)`} as last_id,
      ${all ? sql`null` : sql`max(page.key::text) filter (where page.n = ${limit}::int)`} as last_key
    from (
      select row_number() over () as n, sorted.* from (
        select ${list.columns}, ${list.sort.key} as key
        ${list.tables}
        ${allOf(sql, list.after === undefined ? conditions : [...conditions, isAfter(sql, list, list.after)])}
        order by ${order}
        ${all ? sql`` : sql`limit ${limit + 1}::int`}
      ) as sorted
    ) as page
    cross join lateral (select ${list.fields}) as fields`.raw();
  const [body, version, total, fetched, lastId, lastKey] = rows[0] ?? [];
  const paging: Paging = {
    total: number(total),
    last:
      limit !== undefined && number(fetched) > limit
        ? { key: lastKey?.toString() ?? null, id: lastId?.toString() ?? '' }
        : null,
  };
  return { version: number(version), body: Buffer.from(body ?? '[]'), paging };
}

/** The field of X1's `sort`, and whether a minus sign stands before it. */
export function readSort<F extends string>(
  fields: readonly [F, ...F[]],
  sort: string,
): { field: F; descending: boolean } {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  return { field: fields.find((field) => field === name) ?? fields[0], descending };
}

/** What a statement of a JSON text and a version read; null without a row. */
export function readingOf(rows: readonly (Buffer | null)[][]): Reading | null {
  const [body, version] = rows[0] ?? [];
  if (body === undefined || body === null) return null;
  return { version: number(version), body: Buffer.from(body), paging: null };
}

/** Ids are opaque text outside: a text that is no id of ours equals none. */
export function hasId(sql: Sql, column: Fragment, id: string): Fragment {
  return isId(id) ? sql`${column} = ${id}::bigint` : sql`false`;
}

export function isId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text);
}

function number(value: Buffer | null | undefined): number {
  return Number(value?.toString());
}

function allOf(sql: Sql, conditions: readonly Fragment[]): Fragment {
  return conditions.reduce(
    (all, condition, index) => (index === 0 ? sql`where ${condition}` : sql`${all} and ${condition}`),
    sql``,
  );
}

function isAfter(sql: Sql, { sort, descending }: ListStatement, { key, id }: Place): Fragment {
  if (sort.type === 'id') return descending ? sql`entry.id < ${id}::bigint` : sql`entry.id > ${id}::bigint`;
  if (key === null) return sql`(${sort.key} is null and entry.id < ${id}::bigint)`;
  const value = sort.type === 'number' ? sql`${key}::text::float8` : sql`${key}::text collate "C"`;
  return sql`(${sort.key} ${descending ? sql`<` : sql`>`} ${value}
    or (${sort.key} = ${value} and entry.id < ${id}::bigint)
    or ${sort.key} is null)`;
}
