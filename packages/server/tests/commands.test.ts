import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { readMigrations } from '../src/database/migrate.ts';
import { programVersion } from '../src/program-version.ts';
import { filePostgres, filePrograms } from '../src/testing/file-fixtures.ts';
import { freePort } from '../src/testing/own-postgres.ts';
import { run, start, stopAll, temporaryFolder } from '../src/testing/program.ts';

await filePrograms();
const postgres = await filePostgres();
const names = (await readMigrations()).map(({ name }) => name);
afterEach(async () => {
  await stopAll();
  await postgres.admin.query('drop database directory with (force)');
  await postgres.admin.query('create database directory owner visitor');
});

const where = () => new URL(postgres.url).host;
const project = { FIREBASE_PROJECT_ID: 'matchpoint-live' };

test('--help names the commands, and each has examples', async () => {
  const { code, stdout, stderr } = await run({}, '--help');
  expect([code, stderr]).toEqual([0, '']);
  const commands = [...stdout.matchAll(/^ {2}([a-z]+) .*\S$/gm)].map(([, name = '']) => name);
  expect(commands).toEqual(expect.arrayContaining(['serve', 'migrate', 'check']));
  for (const name of commands.filter((command) => command !== 'help')) {
    const help = await run({}, name, '--help');
    expect([name, help.code, help.stderr]).toEqual([name, 0, '']);
    expect(help.stdout).toMatch(/Examples:|Commands:/);
  }
});

test.each([
  [['serv'], "error: unknown command 'serv'\n(see --help)\n"],
  [['migrate', '--now'], "error: unknown option '--now'\n(see --help)\n"],
])('a wrong command line ends with 2: %s', async (words, stderr) => {
  expect(await run({}, ...words)).toEqual({ code: 2, stdout: '', stderr });
});

test('migrate applies what is missing and ends; again there is nothing to do', async () => {
  const variables = { DATABASE_URL: postgres.url };
  const last = 'The database has every migration of this version.\n';
  expect([await run(variables, 'migrate'), await run(variables, 'migrate')]).toEqual([
    { code: 0, stdout: `Applied to the database: ${names.join(', ')}.\n${last}`, stderr: '' },
    { code: 0, stdout: last, stderr: '' },
  ]);
});

test('migrate makes the embedded database, too, and leaves no process', async () => {
  const MatchpointDataDir = await temporaryFolder();
  const { code, stderr } = await run({ MATCHPOINT_DATA_DIR: MatchpointDataDir }, 'migrate');
  expect([code, stderr]).toEqual([0, '']);
  await expect(access(join(MatchpointDataDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('with MATCHPOINT_MIGRATE=off a server says what is missing, and serves once it is there', async () => {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const variables = { DATABASE_URL: postgres.url, MATCHPOINT_MIGRATE: 'off' };
  const program = start({ ...variables, PORT: port });
  const asked = async (path: string) => {
    const answer = await fetch(url + path);
    return [answer.status, await answer.json()];
  };
  await expect.poll(program.said, { timeout: 20_000 }).toContain('Waiting for the database');
  expect([await asked('/healthz'), await asked('/readyz'), await asked('/api/athletes/')]).toEqual([
    [200, { status: 'alive' }],
    [
      503,
      {
        detail: 'The database does not answer, or is not migrated.',
        reasons: names.map((name) => `migration missing: ${name}`),
      },
    ],
    [503, { detail: 'The service is starting.' }],
  ]);
  expect((await run(variables, 'migrate')).code).toBe(0);
  await program.ready;
  expect([await asked('/readyz'), await asked('/api/athletes/')]).toEqual([
    [200, { status: 'ready', version: programVersion }],
    [200, []],
  ]);
});

test('a server that waits for migrations stops when it is told to', async () => {
  const program = start({ DATABASE_URL: postgres.url, MATCHPOINT_MIGRATE: 'off' });
  await expect.poll(program.said, { timeout: 20_000 }).toContain('Waiting for the database');
  program.signal('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
});

test('check says that all is right, and changes nothing', async () => {
  const variables = {
    DATABASE_URL: postgres.url,
    ...project,
    FIREBASE_API_KEY: 'key',
    MATCHPOINT_CONTACT: 'mailto:help@example.com',
    MATCHPOINT_WEB_DIR: await temporaryFolder(),
  };
  const place = '<meta name="matchpoint-identity" content="">';
  await writeFile(join(variables.MATCHPOINT_WEB_DIR, 'index.html'), place);
  expect(await run(variables, 'check')).toEqual({
    code: 0,
    stdout: `ok    variables: Each has a form that is understood.
ok    database: PostgreSQL 18 answers at ${where()}.
ok    migrations: A start applies what is missing: ${names.join(', ')}.
ok    identity: The Firebase project matchpoint-live; without GOOGLE_APPLICATION_CREDENTIALS sign-up and account checks need the machine's own Google credentials.
ok    pages: They sign in at matchpoint-live.
ok    contact: People reach you at help@example.com.
`,
    stderr: '',
  });
  await run(variables, 'migrate');
  expect((await run(variables, 'check')).stdout).toContain(
    'ok    migrations: All migrations of this version are applied.\n',
  );
});

test('check says what is wrong: nobody can sign in, and migrations that no start applies', async () => {
  expect(await run({ DATABASE_URL: postgres.url, MATCHPOINT_MIGRATE: 'off' }, 'check')).toEqual({
    code: 1,
    stdout: `ok    variables: Each has a form that is understood.
ok    database: PostgreSQL 18 answers at ${where()}.
WRONG migrations: Missing: ${names.join(', ')}; run "matchpoint-server migrate".
WRONG identity: FIREBASE_PROJECT_ID is not set, so nobody can sign in; set it to your Firebase project.
warn  contact: MATCHPOINT_CONTACT is not set, so that a family whose agency does not answer reaches nobody; set it to an email address or a page of yours.
`,
    stderr: 'To be corrected: migrations, identity.\n',
  });
});

test('check says what is wrong: a variable, a database that is not there, a key that is none', async () => {
  expect(await run({ PORT: 'http' }, 'check')).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^PORT must be a port number [^\n]+\.\n$/),
  });
  const address = `127.0.0.1:${await freePort()}`;
  expect(await run({ DATABASE_URL: `postgres://me:hunter2@${address}/x`, ...project }, 'check')).toEqual({
    code: 1,
    stdout: expect.stringContaining(
      `WRONG database: DATABASE_URL: the database at ${address} cannot be reached (ECONNREFUSED); start it,`,
    ),
    stderr: 'To be corrected: database.\n',
  });
  const key = { GOOGLE_APPLICATION_CREDENTIALS: fileURLToPath(import.meta.url) };
  const { stdout } = await run({ DATABASE_URL: postgres.url, ...project, ...key }, 'check');
  expect(stdout).toContain(`WRONG identity: ${key.GOOGLE_APPLICATION_CREDENTIALS} is not the key of a`);
});

test('check says of a newer database whether this version works beside it', async () => {
  const variables = { DATABASE_URL: postgres.url, ...project };
  const checked = async () => (await run(variables, 'check')).stdout.split('\n')[2];
  await run(variables, 'migrate');
  const owner = await postgres.connect();
  const note = "insert into schema_migrations (number, name, checksum) values ($1, $2, '')";
  await owner.query(note, [9000, '9000-more.sql']);
  const beside = await checked();
  await owner.query(note, [9001, '9001-one-name.needs-9000.sql']);
  expect([beside, await checked()]).toEqual([
    'ok    migrations: All migrations of this version are applied, and newer ones that it can work beside: 9000-more.sql.',
    'WRONG migrations: The database is of a newer Matchpoint, which programs before the migration 9000 cannot use (9001-one-name.needs-9000.sql); start the newer one, or use another database.',
  ]);
  await owner.end();
});

test('check of the embedded database starts and makes nothing', async () => {
  const MatchpointDataDir = join(await temporaryFolder(), 'data');
  const variables = { MATCHPOINT_DATA_DIR: MatchpointDataDir, ...project };
  const said = async () => (await run(variables, 'check')).stdout.split('\n')[1];
  const cluster = join(MatchpointDataDir, 'postgres');
  const none = await said();
  await expect(access(MatchpointDataDir)).rejects.toThrow('ENOENT');
  const server = start(variables);
  await server.ready;
  const running = await said();
  await stopAll();
  expect([none, running, await said()]).toEqual([
    `ok    database: None in ${cluster} yet; the first start makes it.`,
    `ok    database: PostgreSQL 18 answers at ${cluster}.`,
    `ok    database: The one in ${cluster} does not run; a server starts it.`,
  ]);
});
