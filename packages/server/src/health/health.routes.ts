import type { Hono } from 'hono';
import { problem } from '../http/problem.ts';
import { apiHeaders } from '../http/security-headers.ts';

/** Liveness and readiness (rules.md#readiness). `isReady` checks that the database answers and is migrated. */
export function healthRoutes(app: Hono, isReady: () => Promise<boolean>): void {
  const headers = { ...apiHeaders, 'Cache-Control': 'no-store' };
  app.get('/healthz', () => Response.json({ status: 'alive' }, { headers }));
  app.get('/readyz', async () =>
    (await isReady().catch(() => false))
      ? Response.json({ status: 'ready' }, { headers })
      : problem(503, 'The database does not answer, or is not migrated.'),
  );
}
