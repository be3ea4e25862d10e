// @ts-check
import { Hono } from 'hono';
import { athleteTables } from '../dist/athletes/athlete-columns.js';
import { athleteContract } from '../dist/athletes/athlete-contract.js';
import { athletesRoutes } from '../dist/athletes/athletes.routes.js';
import { openPool } from '../dist/database/pool.js';
import { createCursors } from '../dist/directory/cursor.js';
import { createPublicReads } from '../dist/directory/public-reads.js';
import { answerFailures } from '../dist/http/failures.js';
import { listen } from '../dist/server.js';

/**
 * The product's athletes without a cache: every answer is a statement.
 *
 * node uncached.js <socket of the database> [named]
 */
const address = { socket: process.argv[2] ?? '', database: 'matchpoint', user: 'matchpoint' };
const timeout = 10_000;
const database = openPool(address, {
  connections: 5,
  waiting: 200,
  queueTimeout: timeout,
  statementTimeout: timeout,
  lockTimeout: timeout,
  isNamed: process.argv[3] === 'named',
});
const reads = createPublicReads({
  pools: { reads: database, searches: database, streams: database },
  cache: { read: (_key, load, left) => load(left(), 0) },
  cursors: createCursors('bench'),
  epoch: () => 'bench',
  extensions: true,
  answerTimeout: timeout,
  searchTimeout: timeout,
  listTimeout: timeout,
});
/** @type {Hono<{ Bindings: import('../dist/http/client-address.js').Peer }>} */
const app = new Hono({ strict: false });
// Clients that leave at the end of a measurement are not failures to print.
const ignore = () => undefined;
answerFailures(app, { info: ignore, warn: ignore, error: ignore });
athletesRoutes(
  app,
  { reads, athletes: athleteTables(true, []), contract: athleteContract([]) },
  { read: (_, answer) => answer() },
  true,
);
const server = await listen('127.0.0.1', 0);
server.open((request, peer) => app.fetch(request, peer));
process.stdout.write(`ready on ${server.url}\n`);
