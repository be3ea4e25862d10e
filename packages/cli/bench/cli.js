// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { build } from 'vite';
import { startAuthEmulator } from '../../../scripts/auth-emulator.js';
import { databaseSocket, dataDir as folder, median, start, stopAll } from '../../server/bench/servers.js';
import { openConnection } from '../../server/dist/database/connection.js';

/**
 * Rows a second of `matchpoint athletes import` against the real server on its own PostgreSQL, by batches and by
 * single requests, from the start of the program to its end and from the first row that is stored to the last; beside
 * them PostgreSQL's own COPY of the same rows from a file into a table of the same indexes. Then the start of the program beside that of Node.
 */
const sizes = { batches: 100_000, singles: 6_000, roster: 10_000 };
const starts = 15;

const here = import.meta.dirname;
const program = join(here, '../bin/matchpoint.js');
const { PATH = '' } = process.env;
const account = { email: 'bench@example.com', password: 'correct horse' };

const header =
  'name,sport,available_semester,available_year,gender,country_of_residence,GPA,SAT,TOEFL,UTR,ITF,bio';

/** @param {string} kind @param {number} count */
async function roster(kind, count) {
  const path = join(folder, `${kind}.csv`);
  const row = (/** @type {number} */ at) =>
    [
      `Demo ${kind} ${at},Tennis,${at % 2 ? 'Fall' : 'Spring'},${2025 + (at % 5)},${at % 2 ? 'Male' : 'Female'}`,
      `${['DE', 'CH', 'US'][at % 3]},${(1 + (at % 31) / 10).toFixed(1)},${400 + (at % 1200)},${20 + (at % 100)}`,
      `${(1 + (at % 15) + 0.25).toFixed(2)},${1 + (at % 900)},Plays since the age of ${at % 12}`,
    ].join(',');
  await pipeline(
    (function* () {
      yield `${header}\n`;
      for (let at = 0; at < count; at += 1) yield `${row(at)}\n`;
    })(),
    createWriteStream(path),
  );
  return path;
}

/** @param {readonly string[]} args @param {Record<string, string>} env @param {string} [input] */
async function matchpoint(args, env, input = '') {
  const child = spawn(process.execPath, [program, ...args], { env: { PATH, HOME: folder, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  child.stdin.end(input);
  /** @type {number | null} */
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`matchpoint ${args[0]} ended with ${code}: ${said}`);
}

/** Milliseconds that a start of Node with these arguments takes, the median. @param {string[][]} variants */
function startTimes(variants) {
  const times = variants.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < starts; round += 1)
    for (const [at, args] of variants.entries()) {
      const before = performance.now();
      spawnSync(process.execPath, args, { stdio: 'ignore' });
      times[at]?.push(performance.now() - before);
    }
  return times.map(median);
}

const line = (/** @type {string} */ name, /** @type {string[]} */ ...cells) =>
  process.stdout.write(`${name.padEnd(30)}${cells.map((cell) => cell.padStart(16)).join('')}\n`);
const perSecond = (/** @type {number} */ rows, /** @type {number} */ ms) =>
  String(Math.round(rows / (ms / 1000)));

await build({ root: join(here, '..'), logLevel: 'warn' });
const emulator = await startAuthEmulator();
try {
  const server = await start('../dist/main.js', [], {
    FIREBASE_PROJECT_ID: 'demo-matchpoint',
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    MATCHPOINT_ATHLETES_PER_AGENCY: '999999',
    MATCHPOINT_ROWS_PER_MINUTE: '999999',
  });
  const database = await openConnection({
    socket: databaseSocket(),
    database: 'matchpoint',
    user: 'matchpoint',
  });
  const env = {
    MATCHPOINT_API_URL: server.url,
    MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL: `http://${emulator.host}`,
  };
  const call = async (/** @type {string} */ url, /** @type {object} */ body, headers = {}) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await call(`${server.url}/api/users/`, account);
  const signIn = `${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const { idToken } = await call(signIn, { ...account, returnSecureToken: true });
  const bearer = { Authorization: `Bearer ${idToken}` };
  const login = ['login', '--email', account.email, '--password-stdin'];
  await matchpoint(login, env, `${account.password}\n`);

  process.stdout.write(
    `Rows a second; ${sizes.batches} rows by batches and COPY, ${sizes.singles} by single requests, ${sizes.roster} of a roster\n\n`,
  );
  line('', 'whole program', 'while storing', 'to reach');
  for (const [kind, flags, atLeast] of /** @type {const} */ ([
    ['batches', [], '25 % of COPY'],
    ['singles', ['--batch', '1'], '400'],
    ['roster', [], '4000 (2.5 s)'],
  ])) {
    const name = `Demo ${kind}`;
    const agency = await call(`${server.url}/api/users/me/agencies`, { name, sports: ['Tennis'] }, bearer);
    const path = await roster(kind, sizes[kind]);
    const before = performance.now();
    await matchpoint(['athletes', 'import', path, '--yes', '--profile', name, ...flags], env);
    const took = performance.now() - before;
    const { rows } = await database.query(
      `select count(*)::int as rows, 1000 * extract(epoch from max(created_at) - min(created_at))::float as ms
      from athletes where agency_id = $1`,
      [agency.id],
    );
    const [stored] = rows;
    if (stored?.['rows'] !== sizes[kind]) throw new Error(`${stored?.['rows']} rows are there.`);
    line(
      `import, ${kind}`,
      perSecond(sizes[kind], took),
      perSecond(sizes[kind], Number(stored['ms'])),
      atLeast,
    );
  }

  const { rows: columns } = await database.query(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = 'athletes'`,
  );
  const names = columns.map(({ column_name }) => `"${column_name}"`).join(', ');
  const stored = `'${join(folder, 'postgres', 'stored')}'`;
  await database.query(
    `copy (select ${names} from athletes order by id limit ${sizes.batches}) to ${stored}`,
  );
  await database.query('create table copied (like athletes including all)');
  await database.query('alter table copied add foreign key (agency_id) references agencies');
  const before = performance.now();
  await database.query(`copy copied (${names}) from ${stored}`);
  line('COPY of the same rows', perSecond(sizes.batches, performance.now() - before));

  await database.end();

  const [node = 1, help = 1] = startTimes([
    ['-e', '0'],
    [program, '--help'],
  ]);
  process.stdout.write(
    `\nmatchpoint --help: ${Math.round(help)} ms, node -e 0: ${Math.round(node)} ms, ${(help / node).toFixed(2)} times (to reach: at most 1.5)\n`,
  );
} finally {
  await stopAll();
  await emulator.stop();
}
