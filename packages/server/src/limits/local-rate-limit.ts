import { LRUCache } from 'lru-cache';
import type { RateLimit } from './rate-limit.ts';

export type LocalRateLimiter = ReturnType<typeof createLocalRateLimiter>;

/** Counts in this process alone, for what is cheaper to answer than to count in the database. */
export function createLocalRateLimiter({ attempts, seconds }: RateLimit) {
  /** The open windows, of the clients that were counted last. */
  const windows = new LRUCache<string, { attempts: number; readonly end: number }>({ max: 10_000 });

  return {
    /** Counts attempts of `client`, usually one; returns the seconds to wait if they exceed the limit, else null. */
    count: (client: string, more = 1): number | null => {
      const time = Date.now();
      const known = windows.get(client);
      const isOpen = known !== undefined && known.end > time;
      const window = isOpen ? known : { attempts: 0, end: time + seconds * 1000 };
      if (!isOpen) windows.set(client, window);
      window.attempts += more;
      return window.attempts > attempts ? Math.ceil((window.end - time) / 1000) : null;
    },
  };
}
