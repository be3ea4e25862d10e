import type { Context } from 'hono';
import { type FindClient, isThisMachine, type Peer } from '../http/client-address.ts';
import { problem } from '../http/problem.ts';
import { createLocalRateLimiter } from './local-rate-limit.ts';

/** Refuses a public read of an address that has read too much (rules/server.md#reads-by-address); null: it goes on. */
export type ReadsLimit = (context: Context<{ Bindings: Peer }>) => Response | null;

/** Counts in this process alone: two servers let through twice as many. @param perMinute 0: no limit */
export function createReadsLimit(perMinute: number, findClient: FindClient): ReadsLimit {
  if (perMinute === 0) return () => null;
  const reads = createLocalRateLimiter({ attempts: perMinute, seconds: 60 });
  return ({ env, req }) => {
    const client = findClient(env, req.header('X-Forwarded-For'));
    // The operator, or a proxy that TRUSTED_PROXIES does not name: its address would stand for all clients.
    const wait = isThisMachine(client) ? null : reads.count(client);
    if (wait === null) return null;
    env.refusal = 'reads_limit';
    return problem(429, `This address reads too much; continue in ${wait} seconds.`, {
      'Retry-After': String(wait),
    });
  };
}
