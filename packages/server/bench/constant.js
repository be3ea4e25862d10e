// @ts-check
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/**
 * The bare framework: Hono on its Node adapter, with one route that answers a constant of the wanted size.
 *
 * node constant.js <bytes>
 */
const body = 'x'.repeat(Number(process.argv[2]));
const app = new Hono();
app.get('/', (context) => context.body(body, 200, { 'Content-Type': 'application/json' }));
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`ready on http://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', () => server.close(() => process.exit(0)));
