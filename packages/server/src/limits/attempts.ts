import { createHmac } from 'node:crypto';
import type { Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';

export interface Limit {
  /** Tries that are let through in one window. */
  readonly tries: number;
  /** Seconds from the first try. */
  readonly window: number;
}

/** Counts tries of all processes on one database. */
export interface Attempts {
  /** Counts one try; answers the seconds to wait where it is one too many, else null. */
  take(what: string, who: string, limit: Limit): Promise<number | null>;
}

/** Windows that are over are swept as others begin, faster than they can begin. `secret` keys the digests. */
export function countAttempts({ query }: Queries, secret: string): Attempts {
  return {
    take: async (what, who, { tries, window }) => {
      const key = createHmac('sha256', secret).update(`${what}\n${who}`).digest('base64url');
      const [row] = await query<{ tried: number; wait: number }>(sql`
        with swept as (
          delete from attempts where key in (
            select key from attempts where window_ends_at <= now() and key <> ${key}
            order by window_ends_at limit 10 for update skip locked
          )
        )
        insert into attempts as known (key, tried, window_ends_at)
        values (${key}, 1, now() + make_interval(secs => ${window}::float8))
        on conflict (key) do update set
          tried = case when known.window_ends_at <= now() then 1 else least(known.tried, ${tries}::int) + 1 end,
          window_ends_at = case
            when known.window_ends_at <= now() then excluded.window_ends_at else known.window_ends_at
          end
        returning tried, ceil(extract(epoch from window_ends_at - clock_timestamp()))::int as wait`);
      return row !== undefined && row.tried > tries ? Math.max(1, row.wait) : null;
    },
  };
}
