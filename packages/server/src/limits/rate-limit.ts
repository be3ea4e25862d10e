import { createHmac } from 'node:crypto';
import type { Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';

export interface RateLimit {
  /** The most in one window. */
  readonly attempts: number;
  /** Length of a window, which begins with its first attempt. */
  readonly seconds: number;
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/**
 * Counts for all servers of one database. Each new window deletes up to ten expired ones, so that the table stays small.
 * `secret` keys the digests.
 */
export function createRateLimiter(database: Queries, secret: string) {
  return {
    /** Counts an attempt at `action` by `actor`; returns the seconds to wait if it exceeds the limit, else null. */
    count: async (
      action: string,
      actor: string,
      { attempts, seconds }: RateLimit,
    ): Promise<number | null> => {
      const key = createHmac('sha256', secret).update(`${action}\n${actor}`).digest('base64url');
      const [row] = await database.query<{ tried: number; wait: number }>(sql`
        with expired as (
          delete from attempts where key in (
            select key from attempts where window_ends_at <= now() and key <> ${key}
            order by window_ends_at limit 10 for update skip locked
          )
        )
        insert into attempts as known (key, tried, window_ends_at)
        values (${key}, 1, now() + make_interval(secs => ${seconds}::float8))
        on conflict (key) do update set
          tried = case when known.window_ends_at <= now() then 1 else least(known.tried, ${attempts}::int) + 1 end,
          window_ends_at = case
            when known.window_ends_at <= now() then excluded.window_ends_at else known.window_ends_at
          end
        returning tried, ceil(extract(epoch from window_ends_at - clock_timestamp()))::int as wait`);
      return row !== undefined && row.tried > attempts ? Math.max(1, row.wait) : null;
    },
  };
}
