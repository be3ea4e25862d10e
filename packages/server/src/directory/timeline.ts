import type { Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';

/** The primary's timeline, which begins the name of its log's file; each promotion and each recovery to a point in time starts another. */
const timeline = sql`left(pg_walfile_name(pg_current_wal_lsn()), 8)`;

/** Whether the directory was last renewed on another timeline: it may lack what was acknowledged, and ids that were given out. */
export const isOnOtherTimeline = sql`(case when timeline is not null then timeline <> ${timeline} else false end)`;

/** Watches the timeline from now on; false: the database does not say it (rules/server.md#fail-over). */
export async function watchTimeline({ query }: Queries): Promise<boolean> {
  return query(sql`update directory set timeline = ${timeline} where timeline is null`).then(
    () => true,
    (error) => {
      if (error instanceof DatabaseUnavailableError) throw error;
      return false;
    },
  );
}
