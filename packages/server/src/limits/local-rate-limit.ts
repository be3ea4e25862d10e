import { LRUCache } from 'lru-cache';
import type { RateLimit } from './rate-limit.ts';

/** Counts in this process alone, for what is cheaper to answer than to count in the database. */
export interface LocalRateLimiter {
  /** Counts attempts of `client`, usually one; returns the seconds to wait if they exceed the limit, else null. */
  count(client: string, attempts?: number): number | null;
}

/** Keeps at most `capacity` windows, of the clients that were counted last. `now` is in milliseconds. */
export function createLocalRateLimiter(
  { attempts, seconds }: RateLimit,
  { capacity = 10_000, now = Date.now }: { readonly capacity?: number; readonly now?: () => number } = {},
): LocalRateLimiter {
  const windows = new LRUCache<string, { attempts: number; readonly end: number }>({ max: capacity });

  return {
    count: (client, more = 1) => {
      const time = now();
      const known = windows.get(client);
      const isOpen = known !== undefined && known.end > time;
      const window = isOpen ? known : { attempts: 0, end: time + seconds * 1000 };
      if (!isOpen) windows.set(client, window);
      window.attempts += more;
      return window.attempts > attempts ? Math.ceil((window.end - time) / 1000) : null;
    },
  };
}
