import { type Env, Hono } from 'hono';
import type { Readiness } from '../database/readiness.ts';
import { privateAnswer } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { programVersion } from '../program-version.ts';

/** Liveness and readiness (rules/server.md#readiness). */
export function healthRoutes<E extends Env>(app: Hono<E>, readiness: Readiness): void {
  app.get('/healthz', () => privateAnswer({ status: 'alive' }));
  app.get('/readyz', async () => {
    const reasons = await readiness();
    if (reasons.length === 0) return privateAnswer({ status: 'ready', version: programVersion });
    return privateAnswer({ detail: detailOf(reasons), reasons }, 503);
  });
}

function detailOf(reasons: readonly string[]): string {
  if (reasons.includes('starting')) return 'The server is starting.';
  if (reasons.includes('ending')) return 'The server is ending.';
  return 'The database does not answer, or is not migrated.';
}

/**
 * Answers until the application can: it is alive, it is not ready, and calls are to be retried.
 * @param waitsFor what the start cannot go on without
 */
export function startingApp(
  waitsFor: Readiness = async () => [],
): (request: Request) => Response | Promise<Response> {
  const app = new Hono();
  healthRoutes(app, async () => {
    const reasons = await waitsFor();
    return reasons.length > 0 ? reasons : ['starting'];
  });
  app.notFound(() => problem(503, 'The service is starting.', { 'Retry-After': '1' }));
  return (request) => app.fetch(request);
}
