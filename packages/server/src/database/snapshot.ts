import { Readable } from 'node:stream';
import type { Database, Lease } from './pool.ts';
import { type Sql, sql } from './sql.ts';

/** A connection that reads one state of the database until it is closed. */
export interface Snapshot extends Pick<Lease, 'query'> {
  close(): Promise<void>;
}

/** @param timeout milliseconds for all that is read of it */
export async function openSnapshot(database: Database, timeout: number): Promise<Snapshot> {
  const connection = await database.lease(timeout);
  const close = async () => {
    await connection.query(sql`rollback`).catch(() => undefined);
    connection.release();
  };
  try {
    await connection.query(sql`begin isolation level repeatable read read only`);
  } catch (error) {
    await close();
    throw error;
  }
  return { query: connection.query, close };
}

/** Few enough that the rows of two streams, however long their texts, take little memory. */
const fetch = sql`fetch 250 from entries`;

/** A JSON list of the statement's rows, whose only column `entry` is a JSON text, in parts that are read as they are sent. */
export async function* jsonList({ query }: Snapshot, statement: Sql): AsyncGenerator<string> {
  await query(sql`declare entries no scroll cursor for ${statement}`);
  let separator = '[';
  for (;;) {
    const rows = await query<{ entry: string }>(fetch);
    if (rows.length === 0) break;
    yield separator + rows.map(({ entry }) => entry).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
  await query(sql`close entries`);
}

/** A stream to be read to its end, or destroyed: then the snapshot is closed, also where nothing was read. */
export function streamOf(snapshot: Snapshot, parts: AsyncIterable<string>): Readable {
  const stream = Readable.from(parts, { objectMode: false });
  return stream.once('close', () => void snapshot.close());
}
