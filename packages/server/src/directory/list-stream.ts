import { Readable } from 'node:stream';
import type { Database, Lease } from '../database/pool.ts';
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

/** Few enough that the rows of two streams, however long their texts, take little memory. */
const fetch = sql`fetch 250 from entries`;

/**
 * Opens a cursor on one snapshot.
 * @param timeout milliseconds for the whole list
 */
export async function openList(database: Database, list: List, timeout: number): Promise<ListStream> {
  const { table, joins, answer } = list;
  const connection = await database.lease(timeout);
  const close = async () => {
    await connection.query(sql`rollback`).catch(() => undefined);
    connection.release();
  };
  try {
    await connection.query(sql`begin isolation level repeatable read read only`);
    const [row] = await connection.query<{ version: string; total: string }>(
      sql`select ${versionColumn}, (select count(*) ${listed(list)}) as total`,
    );
    await connection.query(sql`
      declare entries no scroll cursor for
      select ${answer} as answer
      from (${chosenRows(list)}) as page join ${table} entry on entry.id = page.id ${joins} ${orderOf(list)}`);
    return { version: Number(row?.version), total: Number(row?.total), json: jsonOf(connection, close) };
  } catch (error) {
    await close();
    throw error;
  }
}

function jsonOf(connection: Lease, close: () => Promise<void>): Readable {
  let separator = '[';
  async function next(): Promise<Buffer | null> {
    if (separator === '') return null;
    const rows = await connection.query<{ answer: string }>(fetch);
    if (rows.length > 0) {
      const piece = separator + rows.map(({ answer }) => answer).join(',');
      separator = ',';
      return Buffer.from(piece);
    }
    const end = separator === '[' ? '[]' : ']';
    separator = '';
    return Buffer.from(end);
  }
  return new Readable({
    read() {
      next().then(
        (piece) => this.push(piece),
        (error) => this.destroy(error),
      );
    },
    destroy: (error, done) => void close().then(() => done(error)),
  });
}
