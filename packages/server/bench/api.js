// @ts-check
import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { insertAgencies } from '../dist/agencies/agency-record.js';
import { insertAthletes } from '../dist/athletes/athlete-record.js';
import { socketIn } from '../dist/database/embedded/cluster.js';
import { openPool } from '../dist/database/pool.js';
import { sql } from '../dist/database/sql.js';
import { demoAgencies } from '../dist/demo/demo-agencies.js';
import { demoAthletes } from '../dist/demo/demo-athletes.js';
import { changeDirectory } from '../dist/directory/directory-version.js';

/**
 * Requests a second of the list of 100 athletes: cached, compressed and not, as 304, and from the database, beside the
 * bare framework that answers a constant of the same bytes right before it. Medians of several rounds.
 *
 * @typedef {{ name: string, url: string, headers: string[], beside: 'constant' | 'compressed constant', atLeast?: string }} Case
 */
const rounds = 5;
const seconds = 1;
const connections = 32;

const here = import.meta.dirname;
const dataDir = await mkdtemp(join(tmpdir(), 'matchpoint-bench-'));
await chmod(dataDir, 0o755);
const { PATH = '' } = process.env;

/**
 * @param {string} program
 * @param {string[]} args
 */
async function start(program, ...args) {
  const child = spawn(process.execPath, [join(here, program), ...args], {
    env: { PATH, PORT: '0', MATCHPOINT_ACCESS_LOG: 'off', MATCHPOINT_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  /** @type {Promise<string>} */
  const ready = new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const url = /ready on (http:\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
    void ended.then(() => reject(new Error(`${program} ended.`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid ?? 0, url: await ready, stop };
}

/** @param {string} socket */
async function fill(socket) {
  const timeout = 10_000;
  const limits = {
    connections: 1,
    waiting: 1,
    queueTimeout: timeout,
    statementTimeout: timeout,
    lockTimeout: timeout,
  };
  const database = openPool({ socket, database: 'matchpoint', user: 'matchpoint' }, limits);
  const agencies = demoAgencies();
  await changeDirectory(database, async (queries) => {
    const ids = await insertAgencies(queries, agencies);
    const athletes = demoAthletes(100, agencies).map(({ agency, ...athlete }) => ({
      ...athlete,
      agency_id: agency === null ? null : (ids[agency] ?? null),
    }));
    return { result: await insertAthletes(queries, athletes), isChanged: true };
  });
  await database.query(sql`analyze`);
  await database.end();
}

/** @param {Pick<Case, 'url' | 'headers'>} target @returns {Promise<number>} answers a second */
async function load({ url, headers }) {
  const args = [join(here, 'load.js'), url, String(seconds), String(connections), ...headers];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(JSON.parse(stdout).perSecond);
}

/** @param {number} pid @returns {Promise<number>} resident megabytes */
async function memory(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const product = await start('../dist/main.js');
const stops = [product.stop];
try {
  await fill(socketIn(join(dataDir, 'postgres')));
  const list = `${product.url}/api/athletes/`;
  const brotli = 'Accept-Encoding: gzip, deflate, br';
  const plain = await fetch(list, { headers: { 'Accept-Encoding': 'identity' } });
  const compressed = await fetch(list, { headers: { 'Accept-Encoding': 'br' } });
  const bytes = (await plain.arrayBuffer()).byteLength;
  const compressedBytes = Number(compressed.headers.get('Content-Length'));

  const constant = await start('constant.js', String(bytes));
  const compressedConstant = await start('constant.js', String(compressedBytes));
  const uncached = await start('uncached.js', socketIn(join(dataDir, 'postgres')));
  stops.push(constant.stop, compressedConstant.stop, uncached.stop);

  const constants = { constant: constant.url, 'compressed constant': compressedConstant.url };
  const tag = `If-None-Match: ${compressed.headers.get('ETag')}`;
  /** @type {Case[]} */
  const cases = [
    {
      name: 'cached, compressed',
      url: list,
      headers: [brotli],
      beside: 'compressed constant',
      atLeast: '55 %',
    },
    { name: 'cached', url: list, headers: [], beside: 'constant', atLeast: '55 %' },
    {
      name: 'not changed (304)',
      url: list,
      headers: [brotli, tag],
      beside: 'compressed constant',
      atLeast: '55 %',
    },
    {
      name: 'from the database',
      url: `${uncached.url}/api/athletes/`,
      headers: [],
      beside: 'constant',
      atLeast: '700/s',
    },
  ];

  /** @type {Map<string, { perSecond: number, share: number }[]>} */
  const measured = new Map(cases.map(({ name }) => [name, []]));
  /** @type {Record<string, number[]>} */
  const bare = { constant: [], 'compressed constant': [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const target of cases) {
      const beside = await load({ url: `${constants[target.beside]}/`, headers: [] });
      const perSecond = await load(target);
      bare[target.beside]?.push(beside);
      measured.get(target.name)?.push({ perSecond, share: perSecond / beside });
    }
  }

  const line = (/** @type {string[]} */ ...[name = '', ...cells]) =>
    process.stdout.write(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(14)).join('')}\n`);
  process.stdout.write(
    `100 athletes, ${bytes} bytes, ${compressedBytes} compressed; ${connections} connections, medians of ${rounds}\n\n`,
  );
  line('', 'requests/s', 'of bare Hono', 'to reach');
  for (const [name, rates] of Object.entries(bare))
    line(`bare Hono, ${name}`, String(Math.round(median(rates))));
  for (const { name, atLeast = '' } of cases) {
    const results = measured.get(name) ?? [];
    const rate = median(results.map(({ perSecond }) => perSecond));
    const share = median(results.map((result) => result.share));
    line(name, String(Math.round(rate)), `${Math.round(share * 100)} %`, atLeast);
  }
  process.stdout.write(
    `\nMemory of the server after it all: ${Math.round(await memory(product.pid))} MB (to reach: under 200)\n`,
  );
} finally {
  for (const stop of stops.reverse()) await stop();
  await rm(dataDir, { recursive: true, force: true });
}
