import type { Env, Hono } from 'hono';
import type { Readiness } from '../database/readiness.ts';
import { problemHeaders } from '../http/problem.ts';
import { apiHeaders } from '../http/security-headers.ts';
import { programVersion } from '../program-version.ts';

/** Liveness and readiness (rules/server.md#readiness). */
export function healthRoutes<E extends Env>(app: Hono<E>, readiness: Readiness): void {
  const headers = { ...apiHeaders, 'Cache-Control': 'no-store' };
  app.get('/healthz', () => Response.json({ status: 'alive' }, { headers }));
  app.get('/readyz', async () => {
    const reasons = await readiness();
    if (reasons.length === 0) return Response.json({ status: 'ready', version: programVersion }, { headers });
    return Response.json({ detail: detailOf(reasons), reasons }, { status: 503, headers: problemHeaders });
  });
}

function detailOf(reasons: readonly string[]): string {
  if (reasons.includes('starting')) return 'The server is starting.';
  if (reasons.includes('ending')) return 'The server is ending.';
  return 'The database does not answer, or is not migrated.';
}
