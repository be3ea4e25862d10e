import type { Sql } from '../database/connection.ts';
import { joined, nothing, type Part, part, readRaw } from '../database/statement.ts';
import type { KeptTotals, Total } from './kept-totals.ts';
import type { Place, Reading } from './reading.ts';

export interface SortColumn {
  /** An expression over the tables of the list; null stands last in both directions. */
  readonly key: Part;
  readonly type: 'text' | 'number' | 'id';
  /** An index can give the order of a key that is never null in both directions. */
  readonly isNeverNull?: boolean;
}

/** What an entry of the directory is read from. */
export interface EntryStatement {
  /** `from …` with its joins; the listed table is called `entry`. */
  readonly tables: Part;
  /** An expression over the tables: the entry's JSON text. */
  readonly answer: Part;
}

export interface ListStatement extends EntryStatement {
  readonly conditions: readonly Part[];
  readonly sort: SortColumn;
  readonly descending: boolean;
  readonly limit: number | undefined;
  readonly after: Place | undefined;
}

/** The version in the snapshot of the statement that it stands in. */
const directoryVersion = part`(select sum(raises)::bigint from directory_version)`;
export const versionColumn = part`${directoryVersion} as version`;

/**
 * Reads a list, or a page of it, as JSON that PostgreSQL writes, and with it, in one snapshot, the directory's
 * version, the length of the narrowed list and the page's last place. Rows of equal keys stand newest first.
 */
export async function readList(sql: Sql, totals: KeptTotals, list: ListStatement): Promise<Reading> {
  const { limit, conditions } = list;
  const narrowing = where(conditions);
  const statement = limit === undefined ? wholeList(list) : pageOf(list, limit, totals.find(narrowing));
  // Conditions come in any mixture, so plans are kept only for lists without one.
  const [row = []] = await readRaw(sql, statement, conditions.length === 0);
  const [body, version, total, fetched, id, key] = row;
  const hasNext = limit !== undefined && number(fetched) > limit;
  totals.keep(narrowing, { version: number(version), total: number(total) });
  return {
    version: number(version),
    body: body === null || body === undefined ? Buffer.from('[]') : ownBytes(body),
    paging: {
      total: number(total),
      last: hasNext ? { key: key?.toString() ?? null, id: id?.toString() ?? '' } : null,
    },
  };
}

/** `string_agg` takes the rows in the order of the sorted rows below it: nothing stands between that would change it. */
function wholeList(list: ListStatement): Part {
  const { tables, answer, conditions } = list;
  return part`
    select '[' || string_agg(page.answer, ',') || ']', ${versionColumn}, count(*)
    from (select ${answer} as answer ${tables} ${where(conditions)} ${orderOf(list)}) as page`;
}

/**
 * Places are sorted without the rows that belong to them, which are fetched for the page alone. One place more than
 * the page has tells whether there is a next page. The list is counted where its length at this version is unknown.
 */
function pageOf(list: ListStatement, limit: number, known: Total): Part {
  const { tables, answer, conditions, sort, after } = list;
  const onwards = after === undefined ? conditions : [...conditions, isAfter(list, after)];
  return part`
    select
      '[' || string_agg(page.answer, ',' order by place.n) filter (where place.n <= ${limit}::int) || ']',
      ${versionColumn},
      case when ${directoryVersion} = ${known.version}::bigint then ${known.total}::bigint
        else (select count(*) ${tables} ${where(conditions)}) end,
      count(*),
      max(place.id) filter (where place.n = ${limit}::int),
      max(place.key::text) filter (where place.n = ${limit}::int)
    from (
      select row_number() over () as n, sorted.* from (
        select entry.id, ${sort.key} as key ${tables} ${where(onwards)} ${orderOf(list)}
        limit ${limit + 1}::int
      ) as sorted
    ) as place
    cross join lateral (select ${answer} as answer ${tables} where entry.id = place.id) as page`;
}

function orderOf({ sort, descending }: ListStatement): Part {
  const direction = descending ? part`desc` : part`asc`;
  if (sort.type === 'id') return part`order by entry.id ${direction}`;
  return part`order by ${sort.key} ${direction} ${sort.isNeverNull ? nothing : part`nulls last`}, entry.id desc`;
}

/** Reads one entry; null where there is none with this id. */
export function readEntry(sql: Sql, entry: EntryStatement, id: string): Promise<Reading | null> {
  return readText(
    sql,
    part`
      select ${entry.answer}, ${versionColumn}
      ${entry.tables}
      where entry.id = ${id}::bigint`,
  );
}

/** Reads one JSON text and the version beside it; null without a row. */
export async function readText(sql: Sql, statement: Part): Promise<Reading | null> {
  const [row = []] = await readRaw(sql, statement, true);
  const [body, version] = row;
  if (body === undefined || body === null) return null;
  return { version: number(version), body: ownBytes(body), paging: null };
}

/** The field of `sort`, and whether a minus sign precedes it (rules.md#paging). */
export function readSort<F extends string>(
  fields: readonly [F, ...F[]],
  sort: string,
): { field: F; descending: boolean } {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  return { field: fields.find((field) => field === name) ?? fields[0], descending };
}

/** Ids are opaque text outside: a text that is no id of ours equals none. */
export function hasId(column: Part, id: string): Part {
  return isId(id) ? part`${column} = ${id}::bigint` : part`false`;
}

export function isId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text);
}

/** The driver's value is a window on what it received, of which a small text must not keep all. */
function ownBytes(value: Buffer): Buffer {
  return value.length * 2 < value.buffer.byteLength ? Buffer.from(value) : value;
}

function number(value: Buffer | null | undefined): number {
  return Number(value?.toString());
}

function where(conditions: readonly Part[]): Part {
  return conditions.length === 0 ? nothing : part`where ${joined(conditions, part` and `)}`;
}

function isAfter({ sort, descending }: ListStatement, { key, id }: Place): Part {
  if (sort.type === 'id') return part`entry.id ${descending ? part`<` : part`>`} ${id}::bigint`;
  if (key === null) return part`(${sort.key} is null and entry.id < ${id}::bigint)`;
  const value = sort.type === 'number' ? part`${key}::text::float8` : part`${key}::text collate "C"`;
  const beyond = descending ? part`<` : part`>`;
  if (sort.isNeverNull) {
    return part`(${sort.key} ${beyond}= ${value} and (${sort.key} ${beyond} ${value} or entry.id < ${id}::bigint))`;
  }
  return part`(${sort.key} ${beyond} ${value}
    or (${sort.key} = ${value} and entry.id < ${id}::bigint)
    or ${sort.key} is null)`;
}
