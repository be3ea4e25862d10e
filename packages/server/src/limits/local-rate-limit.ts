import { LRUCache } from 'lru-cache';
import type { RateLimit } from './rate-limit.ts';

/** Counts in this process alone, for what is cheaper to answer than to count in the database. */
export interface LocalRateLimiter {
  /** Counts one attempt of `client`; returns the seconds to wait if it exceeds the limit, else null. */
  count(client: string): number | null;
}

/** Keeps at most `capacity` windows, of the clients that were counted last. `now` is in milliseconds. */
export function createLocalRateLimiter(
  { attempts, seconds }: RateLimit,
  { capacity = 10_000, now = Date.now }: { readonly capacity?: number; readonly now?: () => number } = {},
): LocalRateLimiter {
  const windows = new LRUCache<string, { attempts: number; readonly end: number }>({ max: capacity });

  return {
    count: (client) => {
      const time = now();
      const window = windows.get(client);
      if (window === undefined || window.end <= time) {
        windows.set(client, { attempts: 1, end: time + seconds * 1000 });
        return null;
      }
      window.attempts += 1;
      return window.attempts > attempts ? Math.ceil((window.end - time) / 1000) : null;
    },
  };
}
