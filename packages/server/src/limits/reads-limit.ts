import type { PeerContext } from '../http/answer-call.ts';
import { type FindClient, isThisMachine } from '../http/client-address.ts';
import { problem } from '../http/problem.ts';
import { createLocalRateLimiter } from './local-rate-limit.ts';

/** Bounds what one address may read (rules/server.md#reads-by-address). */
export interface ReadsLimit {
  /** Counts a read by the time that its answer takes, too, or refuses it. */
  readonly read: (context: PeerContext, answer: () => Promise<Response>) => Promise<Response>;
}

/** Milliseconds of an answer that count as one read more. */
const costOfOne = 2;

/** Counts in this process alone: two servers let through twice as many. @param perMinute 0: no limit */
export function createReadsLimit(perMinute: number, findClient: FindClient): ReadsLimit {
  if (perMinute === 0) return { read: (_, answer) => answer() };
  const reads = createLocalRateLimiter({ attempts: perMinute, seconds: 60 });

  /** The seconds to wait. */
  function count({ env, req }: PeerContext, attempts: number): number | null {
    const client = findClient(env, req.header('X-Forwarded-For'));
    // The operator, or a proxy that TRUSTED_PROXIES does not name: its address would stand for all clients.
    return isThisMachine(client) ? null : reads.count(client, attempts);
  }

  return {
    read: async (context, answer) => {
      const wait = count(context, 1);
      if (wait !== null) {
        context.env.refusal = 'reads_limit';
        return problem(429, `This address reads too much; continue in ${wait} seconds.`, {
          'Retry-After': String(wait),
        });
      }
      const start = performance.now();
      try {
        return await answer();
      } finally {
        const cost = Math.floor((performance.now() - start) / costOfOne);
        if (cost > 0) count(context, cost);
      }
    },
  };
}
