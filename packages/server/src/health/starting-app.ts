import { Hono } from 'hono';
import type { Readiness } from '../database/readiness.ts';
import { problem } from '../http/problem.ts';
import { healthRoutes } from './health.routes.ts';

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
