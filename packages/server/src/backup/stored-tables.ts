import type { Migration } from '../database/migrate.ts';
import type { Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';

/** Not backed up: counts of attempts, which end within an hour. */
const passing = new Set(['attempts']);

/** The tables that a program's migrations make, whatever else a database has. */
export function ownTables(migrations: readonly Pick<Migration, 'text'>[]): string[] {
  return migrations.flatMap(({ text }) =>
    Array.from(text.matchAll(/^create table (?:if not exists )?(\w+)/gim), ([, name = '']) => name),
  );
}

/** Those whose rows a backup holds. */
export function storedTables(migrations: readonly Pick<Migration, 'text'>[]): string[] {
  return ownTables(migrations).filter((name) => !passing.has(name));
}

export interface Columns {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The columns of those of the tables that a database has. */
export async function readColumns({ query }: Queries, tables: readonly string[]): Promise<Columns[]> {
  return query<{ name: string; columns: string[] }>(sql`
    select table_name::text as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = current_schema() and table_name::text = any(${tables}::text[])
    group by table_name order by table_name`);
}

/** The greatest id that a table has given out. */
export interface LastId {
  readonly table: string;
  readonly column: string;
  readonly last: string;
}

/** Reads them for the tables that number their rows. Ids of removed rows count too. */
export async function readLastIds(queries: Queries, tables: readonly string[]): Promise<LastId[]> {
  const numbered = await queries.query<{ table: string; column: string; sequence: string }>(sql`
    select table_name::text as table, column_name::text as column,
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns
    where table_schema = current_schema() and table_name::text = any(${tables}::text[]) and is_identity = 'YES'
    order by table_name`);
  const lastIds: LastId[] = [];
  for (const { table, column, sequence } of numbered) {
    const [row] = await queries.query<{ last: string }>(sql`
      select coalesce(pg_sequence_last_value(${sequence}::regclass), 0)::text as last`);
    lastIds.push({ table, column, last: row?.last ?? '0' });
  }
  return lastIds;
}
