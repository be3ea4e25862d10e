// @ts-check
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/**
 * A plain service on the same database: women whose name has a word, by a framework and a driver, without a count, a tag
 * or a cache.
 *
 * node plain.js <folder of the database's socket> <its port>
 */
const [host = '', port = ''] = process.argv.slice(2);
const database = new pg.Pool({
  host,
  port: Number(port),
  database: 'matchpoint',
  user: 'matchpoint',
  max: 5,
});
const statement = `
  select athletes.*, agencies.name as agency_name from athletes left join agencies on agencies.id = agency_id
  where gender = $1 and (athletes.name_key like $2
    or agency_id in (select id from agencies where name_key like $2)
    or country_of_residence in (select code from countries where name_key like $2))
  order by athletes.id desc limit $3`;
const app = new Hono();
app.get('/', async (context) => {
  const { gender, q, limit } = context.req.query();
  const { rows } = await database.query(statement, [gender, `%${q}%`, limit]);
  return context.json(rows);
});
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`ready on http://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', () => server.close(() => process.exit(0)));
