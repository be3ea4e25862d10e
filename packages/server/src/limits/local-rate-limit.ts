import type { RateLimit } from './rate-limit.ts';

/** Counts in this process alone, for what is cheaper to answer than to count in the database. */
export interface LocalRateLimiter {
  /** Counts one attempt of `client`; returns the seconds to wait if it exceeds the limit, else null. */
  count(client: string): number | null;
}

/** Keeps at most `capacity` windows and drops the oldest first. `now` is in milliseconds. */
export function createLocalRateLimiter(
  { attempts, seconds }: RateLimit,
  { capacity = 10_000, now = Date.now }: { readonly capacity?: number; readonly now?: () => number } = {},
): LocalRateLimiter {
  const windows = new Map<string, { attempts: number; readonly end: number }>();

  return {
    count: (client) => {
      const time = now();
      const window = windows.get(client);
      if (window !== undefined && window.end > time) {
        window.attempts += 1;
        return window.attempts > attempts ? Math.ceil((window.end - time) / 1000) : null;
      }
      windows.delete(client);
      windows.set(client, { attempts: 1, end: time + seconds * 1000 });
      for (const oldest of windows.keys()) {
        if (windows.size <= capacity) break;
        windows.delete(oldest);
      }
      return null;
    },
  };
}
