import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filePrograms } from '../src/testing/file-fixtures.ts';
import {
  athleteNames,
  type Program,
  postmaster,
  runIn,
  start,
  temporaryFolder,
} from '../src/testing/program.ts';

await filePrograms();

test('--demo fills it once; kill -9 of the server, then of all, keeps what was there', async () => {
  const MatchpointDataDir = await temporaryFolder();
  const first = start({ MATCHPOINT_DATA_DIR: MatchpointDataDir }, '--demo');
  const all = await athleteNames(await first.ready);
  expect(all.length).toBe(2000);
  await runIn(MatchpointDataDir, 'delete from athletes where id > 1000');
  first.signal('SIGKILL');
  await first.ended;

  const second = start({ MATCHPOINT_DATA_DIR: MatchpointDataDir }, '--demo');
  expect(await athleteNames(await second.ready)).toEqual(all.slice(1000));
  second.signal('SIGKILL');
  process.kill(await postmaster(MatchpointDataDir), 'SIGKILL');
  await second.ended;

  const third = start({ MATCHPOINT_DATA_DIR: MatchpointDataDir }, '--demo');
  expect(await athleteNames(await third.ready)).toEqual(all.slice(1000));
});

test('of two that start at the same moment on one folder, exactly one serves', async () => {
  const MatchpointDataDir = await temporaryFolder();
  const programs = [
    start({ MATCHPOINT_DATA_DIR: MatchpointDataDir }),
    start({ MATCHPOINT_DATA_DIR: MatchpointDataDir }),
  ];
  const outcomes = await Promise.allSettled(programs.map(({ ready }) => ready));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('when its database ends by itself it says so, and a new start has all data', async () => {
  const MatchpointDataDir = await temporaryFolder();
  const first = start({ MATCHPOINT_DATA_DIR: MatchpointDataDir }, '--demo');
  const all = await athleteNames(await first.ready);
  process.kill(await postmaster(MatchpointDataDir), 'SIGKILL');
  expect(await first.ended).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The embedded database ended by itself; start again, all data is kept.'),
  });
  expect(await athleteNames(await start({ MATCHPOINT_DATA_DIR: MatchpointDataDir }).ready)).toEqual(all);
});

/** Waits until `initdb` runs for it. */
async function makesDatabase({ pid }: Program, dataDir: string): Promise<void> {
  await expect
    .poll(() => readdir(dataDir), { interval: 5, timeout: 10_000 })
    .toContain(`postgres.new-${pid}`);
}

test('a start that was killed while it made the database is made good by the next', async () => {
  const MatchpointDataDir = await temporaryFolder();
  const first = start({ MATCHPOINT_DATA_DIR: MatchpointDataDir });
  await makesDatabase(first, MatchpointDataDir);
  first.signal('SIGKILL');
  await first.ended;
  const second = start({ MATCHPOINT_DATA_DIR: MatchpointDataDir });
  expect(await athleteNames(await second.ready)).toEqual([]);
});

test('told to stop while it starts, it stops with every process that it started', async () => {
  const MatchpointDataDir = await temporaryFolder();
  const program = start({ MATCHPOINT_DATA_DIR: MatchpointDataDir });
  await makesDatabase(program, MatchpointDataDir);
  program.signal('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  expect(await readdir(join(MatchpointDataDir, 'postgres'))).not.toContain('postmaster.pid');
  expect(await commandLines()).not.toContain(MatchpointDataDir);
});

/** The command lines of all processes; empty where the system does not show them as files. */
async function commandLines(): Promise<string> {
  const names = await readdir('/proc').catch(() => []);
  const lines = names.map((name) => readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => ''));
  return (await Promise.all(lines)).join('\n');
}
