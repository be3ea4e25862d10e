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

/** Servers in processes of their own, on a database of 100 athletes that goes with the measurement. */

const seconds = 1;
export const connections = 32;

const here = import.meta.dirname;
export const dataDir = await mkdtemp(join(tmpdir(), 'matchpoint-bench-'));
await chmod(dataDir, 0o755);
const { PATH = '' } = process.env;

export const databaseSocket = () => socketIn(join(dataDir, 'postgres'));

/** @type {(() => Promise<void>)[]} */
const stops = [];

/** Ends what was started, the last first, and removes the data. */
export async function stopAll() {
  for (const stop of stops.reverse()) await stop();
  await rm(dataDir, { recursive: true, force: true });
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} variables
 */
export async function start(program, args = [], variables = {}) {
  const child = spawn(process.execPath, [join(here, program), ...args], {
    env: { PATH, PORT: '0', MATCHPOINT_ACCESS_LOG: 'off', MATCHPOINT_DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  /** @type {Promise<string>} */
  const ready = new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', function hear(chunk) {
      said += chunk;
      const url = /ready on (http:\S+)/.exec(said)?.[1];
      if (url === undefined) return;
      child.stdout.off('data', hear).resume();
      resolve(url);
    });
    void ended.then(() => reject(new Error(`${program} ended.`)));
  });
  stops.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { pid: child.pid ?? 0, url: await ready };
}

/** Adds the athletes. */
export async function fill() {
  const timeout = 10_000;
  const limits = {
    connections: 1,
    waiting: 1,
    queueTimeout: timeout,
    statementTimeout: timeout,
    lockTimeout: timeout,
  };
  const database = openPool({ socket: databaseSocket(), database: 'matchpoint', user: 'matchpoint' }, limits);
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

/**
 * @param {{ url: string, headers: string[] }} target
 * @returns {Promise<{ perSecond: number, answers: number }>} answers a second, and all, those of the warming up too
 */
export async function load({ url, headers }) {
  const args = [join(here, 'load.js'), url, String(seconds), String(connections), ...headers];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

/** @param {number} pid @returns {Promise<number>} resident megabytes */
export async function memory(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** @param {readonly number[]} values */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param {number} pid @returns {Promise<number>} seconds of processor time so far */
export async function processorSeconds(pid) {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
