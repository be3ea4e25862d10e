import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFolders, stopAll } from '@matchpoint/server/testing/program';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { home, matchpoint, start } from '../tests/matchpoint.ts';
import { type MyAgency, signedInAgency } from '../tests/my-agency.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';

let server: ServerProcess;
let agency: MyAgency;

beforeAll(async () => {
  server = await createServerProcess();
  agency = await signedInAgency(server.url);
});
afterAll(async () => {
  await stopAll();
  await removeFolders();
});

const count = 600;
const player = (at: number) => `Demo Player ${String(at).padStart(4, '0')}`;

const enough = { timeout: 40_000, interval: 20 };

/** Kills the command while it works, then the server while the same command works again. */
async function killBoth(
  command: (run: 1 | 2) => Promise<readonly string[]> | readonly string[],
  works: (run: 1 | 2) => Promise<void>,
): Promise<void> {
  const killed = start(await command(1), agency.env);
  const ended = once(killed, 'close');
  await works(1);
  killed.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  const going = matchpoint(await command(2), agency.env);
  await works(2);
  await server.kill();
  await server.start();
  expect(await going).toMatchObject({ code: 0, stdout: '' });
}

/** An import of `name.csv`, and its kills: a report, which is written as rows are settled, says how far it is. */
async function importOf(name: string, rows: readonly string[], ...how: readonly string[]) {
  const path = join(home, `${name}.csv`);
  await writeFile(path, `Name,Semester,Year,GPA\n${rows.join('\n')}\n`);
  const report = (run: number) => join(home, `${name} ${run}.ndjson`);
  const command = (run: number) => {
    const written = ['--yes', '--force', '--report', report(run)];
    return ['athletes', 'import', path, ...written, '--rate', '200', ...how];
  };
  const reported = async (run: number) =>
    (await readFile(report(run), 'utf8').catch(() => '')).split('\n').length - 1;
  const works = (run: number) =>
    expect.poll(() => reported(run), enough).toBeGreaterThan(run === 1 ? count / 6 : count / 3);
  return { command, reported, kill: () => killBoth(command, works) };
}

test.each([
  ['batches', ['--batch', '25']],
  ['single requests', ['--batch', '1']],
])(
  'after the import and then the server are killed, each row exists once (%s)',
  async (kind, how) => {
    const names = Array.from({ length: count }, (_, at) => `${kind} ${player(at)}`);
    const importing = await importOf(
      kind,
      names.map((name) => `${name},Fall,2027,`),
      ...how,
    );
    await importing.kill();
    expect((await agency.names()).filter((name) => name.startsWith(kind))).toEqual(names);
    expect(await matchpoint(importing.command(2), agency.env)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Nothing to import: all athletes are listed already'),
    });
  },
  120_000,
);

test('after the database is killed five times during one import, each row exists once', async () => {
  const names = Array.from({ length: count }, (_, at) => `Database ${player(at)}`);
  const rows = names.map((name) => `${name},Fall,2027,`);
  const { command, reported } = await importOf('database', rows, '--batch', '10');
  const going = matchpoint(command(1), agency.env);
  for (let kills = 1; kills <= 5; kills += 1) {
    await expect.poll(() => reported(1), enough).toBeGreaterThan((count * kills) / 8);
    await server.killDatabase();
    await server.start();
  }
  expect(await going).toMatchObject({ code: 0, stdout: '' });
  expect((await agency.names()).filter((name) => name.startsWith('Database'))).toEqual(names);
}, 180_000);

test('after an update and then the server are killed, each athlete has the values of its row once', async () => {
  const season = (gpa: string) => {
    const rows = Array.from({ length: count }, (_, at) => `Season ${player(at)},Fall,2027,${gpa}`);
    return importOf('season', rows, '--update', '--batch', '25');
  };
  const before = await season('3');
  expect(await matchpoint(before.command(0), agency.env)).toMatchObject({ code: 0 });
  const after = await season('3.5');
  await after.kill();
  const as = ['--search', 'Season', '--sort', 'name', '--columns', 'name,GPA', '--format', 'csv'];
  const { stdout } = await agency.run('athletes', 'list', '--mine', ...as);
  expect(stdout.trim().split('\r\n').slice(1)).toEqual(
    Array.from({ length: count }, (_, at) => `Season ${player(at)},3.5`),
  );
}, 120_000);

test('after an undo and then the server are killed, the same undo again takes all of the import back', async () => {
  const many = 6000;
  const before = await agency.athletes.list();
  const path = join(home, 'undone.csv');
  const rows = Array.from({ length: many }, (_, at) => `Undone ${player(at)},Fall,2027`);
  await writeFile(path, `Name,Semester,Year\n${rows.join('\n')}\n`);
  const importing = ['athletes', 'import', path, '--yes'];
  expect(await matchpoint(importing, agency.env)).toMatchObject({ code: 0 });
  const undoing = ['athletes', 'undo', path, '--yes'];
  const undone = async () =>
    (await readFile(`${path}.matchpoint-journal.ndjson`, 'utf8')).split('{"changed"').length - 1;

  let left = many;
  let already = 0;
  await killBoth(
    async (run) => {
      if (run === 2) {
        left = (await agency.athletes.list()).length - before.length;
        already = await undone();
      }
      return undoing;
    },
    () => expect.poll(undone, { ...enough, interval: 2 }).toBeGreaterThan(already),
  );
  expect([left > 0, left < many]).toEqual([true, true]);
  expect(await agency.athletes.list()).toEqual(before);

  expect(await matchpoint(importing, agency.env)).toMatchObject({ code: 0 });
  expect((await agency.athletes.list()).length).toBe(before.length + many);
}, 120_000);
