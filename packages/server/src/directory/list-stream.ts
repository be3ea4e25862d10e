import type { Readable } from 'node:stream';
import type { Database } from '../database/pool.ts';
import { jsonList, openSnapshot, streamOf } from '../database/snapshot.ts';
import { sql } from '../database/sql.ts';
import { versionColumn } from './directory-version.ts';
import { chosenRows, type List, listed, orderOf } from './list-statement.ts';

/** A list of any length, read as it is sent. */
export interface ListStream {
  readonly version: number;
  /** Rows of the narrowed list. */
  readonly total: number;
  /** To be read to its end, or destroyed. */
  readonly json: Readable;
}

/** @param timeout milliseconds for the whole list */
export async function openList(database: Database, list: List, timeout: number): Promise<ListStream> {
  const { table, joins, answer } = list;
  const snapshot = await openSnapshot(database, timeout);
  try {
    const [row] = await snapshot.query<{ version: string; total: string }>(
      sql`select ${versionColumn}, (select count(*) ${listed(list)}) as total`,
    );
    const entries = sql`
      select ${answer} as entry
      from (${chosenRows(list)}) as page join ${table} entry on entry.id = page.id ${joins} ${orderOf(list)}`;
    const json = streamOf(snapshot, jsonList(snapshot, entries));
    return { version: Number(row?.version), total: Number(row?.total), json };
  } catch (error) {
    await snapshot.close();
    throw error;
  }
}
