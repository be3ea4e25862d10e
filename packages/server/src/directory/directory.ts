import type { Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';

/** What identifies one database. */
export interface Directory {
  /** Stands before the version in every ETag. */
  readonly epoch: string;
  /** Signs cursors. */
  readonly cursorKey: string;
}

export async function readDirectory({ query }: Queries): Promise<Directory> {
  const [row] = await query<{ epoch: string; cursor_key: string }>(
    sql`select epoch, cursor_key from directory`,
  );
  if (row === undefined) throw new Error('The table "directory" lost its row.');
  return { epoch: row.epoch, cursorKey: row.cursor_key };
}
