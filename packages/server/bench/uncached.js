// @ts-check
import { Hono } from 'hono';
import { athletesRoutes } from '../dist/athletes/athletes.routes.js';
import { createAthletesStore } from '../dist/athletes/athletes.store.js';
import { connect } from '../dist/database/connection.js';
import { createCursors } from '../dist/directory/cursor.js';
import { createPublicReads } from '../dist/directory/public-reads.js';
import { listen } from '../dist/server.js';

/**
 * The product's athletes, with nothing kept: every answer is a statement.
 *
 * node uncached.js <socket of the database>
 */
const sql = connect({ socket: process.argv[2] ?? '', database: 'matchpoint', user: 'matchpoint' });
const reads = createPublicReads({
  documents: { read: (_key, load) => load() },
  cursors: createCursors('bench'),
  epoch: 'bench',
  extensions: true,
});
const app = new Hono({ strict: false });
athletesRoutes(app, reads, createAthletesStore(sql), true);
const server = await listen('127.0.0.1', 0);
server.open((request) => app.fetch(request));
process.stdout.write(`ready on ${server.url}\n`);
