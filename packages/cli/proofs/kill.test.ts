import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFolders, stopAll } from '@matchpoint/server/testing/program';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
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

/** How many rows the report, which is written continuously, has so far. */
async function reported(report: string): Promise<number> {
  return (await readFile(report, 'utf8').catch(() => '')).split('\n').length - 1;
}
const seasonal = z.object({ name: z.string(), GPA: z.number() });
const enough = { timeout: 40_000, interval: 20 };

test.each([
  ['batches', ['--batch', '25', '--rate', '200']],
  ['single requests', ['--batch', '1', '--rate', '200', '--concurrency', '4']],
])(
  'after the import and then the server are killed, each row exists once (%s)',
  async (kind, how) => {
    const path = join(home, `${kind}.csv`);
    const rows = Array.from({ length: count }, (_, at) => `${kind} ${player(at)},Fall,2027`);
    await writeFile(path, `Name,Semester,Year\n${rows.join('\n')}\n`);
    const importing = (report: string) => [
      'athletes',
      'import',
      path,
      '--yes',
      '--force',
      '--report',
      report,
      ...how,
    ];

    const [first, second] = [join(home, `${kind} 1.ndjson`), join(home, `${kind} 2.ndjson`)];
    const killed = start(importing(first), agency.env);
    const ended = once(killed, 'close');
    await expect.poll(() => reported(first), enough).toBeGreaterThan(count / 6);
    killed.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);

    const going = matchpoint(importing(second), agency.env);
    await expect.poll(() => reported(second), enough).toBeGreaterThan(count / 3);
    await server.kill();
    await server.start();
    expect(await going).toMatchObject({ code: 0, stdout: '' });

    const names = (await agency.athletes()).map(({ name }) => name).filter((name) => name.startsWith(kind));
    expect(names.toSorted()).toEqual(Array.from({ length: count }, (_, at) => `${kind} ${player(at)}`));
    const again = await matchpoint(importing(second), agency.env);
    expect(again).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`all ${count} rows exist already`),
    });
  },
  120_000,
);

test('after an update and then the server are killed, each athlete has the values of its row once', async () => {
  const path = join(home, 'season.csv');
  const write = (gpa: string) => {
    const rows = Array.from({ length: count }, (_, at) => `Season ${player(at)},Fall,2027,${gpa}`);
    return writeFile(path, `Name,Semester,Year,GPA\n${rows.join('\n')}\n`);
  };
  const how = ['--yes', '--update', '--batch', '25'];
  await write('3');
  expect(await matchpoint(['athletes', 'import', path, ...how], agency.env)).toMatchObject({ code: 0 });
  await write('3.5');
  const importing = (report: string) => [
    'athletes',
    'import',
    path,
    ...how,
    '--rate',
    '200',
    '--report',
    report,
  ];
  const [first, second] = [join(home, 'season 1.ndjson'), join(home, 'season 2.ndjson')];
  const killed = start(importing(first), agency.env);
  const ended = once(killed, 'close');
  await expect.poll(() => reported(first), enough).toBeGreaterThan(count / 6);
  killed.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);

  const going = matchpoint(importing(second), agency.env);
  await expect.poll(() => reported(second), enough).toBeGreaterThan(count / 3);
  await server.kill();
  await server.start();
  expect(await going).toMatchObject({ code: 0, stdout: '' });

  const listed = await matchpoint(
    ['athletes', 'list', '--mine', '--search', 'Season', '--format', 'ndjson'],
    agency.env,
  );
  const athletes = listed.stdout
    .trimEnd()
    .split('\n')
    .map((line) => z.parse(seasonal, JSON.parse(line)));
  expect(athletes.map(({ name, GPA }) => [name, GPA]).toSorted()).toEqual(
    Array.from({ length: count }, (_, at) => [`Season ${player(at)}`, 3.5]),
  );
}, 120_000);

test('after an undo and then the server are killed, the same undo again takes all of the import back', async () => {
  const many = 6000;
  const before = await agency.athletes();
  const path = join(home, 'undone.csv');
  const rows = Array.from({ length: many }, (_, at) => `Undone ${player(at)},Fall,2027`);
  await writeFile(path, `Name,Semester,Year\n${rows.join('\n')}\n`);
  const importing = ['athletes', 'import', path, '--yes'];
  expect(await matchpoint(importing, agency.env)).toMatchObject({ code: 0 });
  const undoing = ['athletes', 'undo', path, '--yes'];
  const undone = async () =>
    (await readFile(`${path}.matchpoint-journal.ndjson`, 'utf8')).split('{"undone"').length - 1;

  const killed = start(undoing, agency.env);
  const ended = once(killed, 'close');
  await expect.poll(undone, { ...enough, interval: 2 }).toBeGreaterThan(0);
  killed.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  const left = (await agency.athletes()).length - before.length;
  expect([left > 0, left < many]).toEqual([true, true]);

  const already = await undone();
  const going = matchpoint(undoing, agency.env);
  await expect.poll(undone, { ...enough, interval: 2 }).toBeGreaterThan(already);
  await server.kill();
  await server.start();
  expect(await going).toMatchObject({ code: 0 });
  expect(await agency.athletes()).toEqual(before);

  expect(await matchpoint(importing, agency.env)).toMatchObject({ code: 0 });
  expect((await agency.athletes()).length).toBe(before.length + many);
}, 120_000);
