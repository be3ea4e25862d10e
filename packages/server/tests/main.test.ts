import { once } from 'node:events';
import { access, chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { filePrograms } from '../src/testing/file-fixtures.ts';
import {
  athleteNames,
  type Ending,
  postmaster,
  runIn,
  start,
  stopAll,
  temporaryFolder,
} from '../src/testing/program.ts';

await filePrograms();

const isRoot = process.getuid?.() === 0;
const sentence = /^[^\n]+\.\n$/;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** It said one sentence with these words, and gave up. */
function expectRefusal({ code, stderr }: Ending, words: string): void {
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(sentence) });
  expect(stderr).toContain(words);
}

test('it starts on an empty folder whose path has spaces, says where, and stops with its database', async () => {
  const MatchpointDataDir = join(await temporaryFolder(), 'deep er', 'data');
  const program = start({ MATCHPOINT_DATA_DIR: MatchpointDataDir });
  expect(await athleteNames(await program.ready)).toEqual([]);
  const pid = await postmaster(MatchpointDataDir);
  program.signal('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  expect(isAlive(pid)).toBe(false);
});

test('a data folder in use is named, and its owner goes on', async () => {
  const MatchpointDataDir = await temporaryFolder();
  const owner = start({ MATCHPOINT_DATA_DIR: MatchpointDataDir });
  const url = await owner.ready;
  const second = await start({ MATCHPOINT_DATA_DIR: MatchpointDataDir }).ended;
  expectRefusal(second, `is in use by another running server (process ${owner.pid})`);
  expect(second.stderr).toContain(MatchpointDataDir);
  expect(await athleteNames(url)).toEqual([]);
});

test('a taken port is named before any folder is made', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = z.object({ port: z.number() }).parse(taken.address());
  const MatchpointDataDir = join(await temporaryFolder(), 'data');
  expectRefusal(
    await start({ MATCHPOINT_DATA_DIR: MatchpointDataDir, PORT: String(port) }).ended,
    `PORT: 127.0.0.1:${port} is taken by another process; stop it, or choose another port, like PORT=${port + 1}.`,
  );
  await expect(access(MatchpointDataDir)).rejects.toThrow('ENOENT');
  taken.close();
});

test('a data folder that is a file is named', async () => {
  const MatchpointDataDir = join(await temporaryFolder(), 'data');
  await writeFile(MatchpointDataDir, 'mine');
  expectRefusal(
    await start({ MATCHPOINT_DATA_DIR: MatchpointDataDir }).ended,
    `the data folder ${MatchpointDataDir} cannot be written`,
  );
  expect(await readFile(MatchpointDataDir, 'utf8')).toBe('mine');
});

test('a data folder that may not be written is named', async () => {
  // Root may write everywhere but there.
  const parent = process.platform === 'linux' ? '/sys' : await temporaryFolder();
  if (parent !== '/sys') await chmod(parent, 0o555);
  const MatchpointDataDir = join(parent, 'matchpoint');
  expectRefusal(
    await start({ MATCHPOINT_DATA_DIR: MatchpointDataDir }).ended,
    `MATCHPOINT_DATA_DIR: the data folder ${MatchpointDataDir} cannot be written (`,
  );
});

test('a folder of somebody else’s files is left alone', async () => {
  const MatchpointDataDir = await temporaryFolder();
  await writeFile(join(MatchpointDataDir, 'postgres'), 'mine');
  const { code, stderr } = await start({ MATCHPOINT_DATA_DIR: MatchpointDataDir }).ended;
  expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
  expect(await readFile(join(MatchpointDataDir, 'postgres'), 'utf8')).toBe('mine');
});

test('a data folder of before is refused in one sentence that names the way out', async () => {
  const MatchpointDataDir = await temporaryFolder();
  const first = start({ MATCHPOINT_DATA_DIR: MatchpointDataDir });
  await first.ready;
  await runIn(MatchpointDataDir, "update schema_migrations set checksum = 'of before'");
  first.signal('SIGTERM');
  await first.ended;
  const { code, stderr } = await start({ MATCHPOINT_DATA_DIR: MatchpointDataDir }).ended;
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `The database is of an earlier Matchpoint, which this one cannot continue; move or delete the folder ${join(MatchpointDataDir, 'postgres')}, or set MATCHPOINT_DATA_DIR to another folder.\n`,
  });
});

test.runIf(isRoot)(
  'below a folder that only root may enter, the output says where the database lies',
  async () => {
    const parent = await temporaryFolder();
    await chmod(parent, 0o700);
    const program = start({ MATCHPOINT_DATA_DIR: join(parent, 'data') });
    expect(await athleteNames(await program.ready)).toEqual([]);
    const place =
      /the database lies in (\/var\/lib\/matchpoint\/\w+\/postgres)\./.exec(program.said())?.[1] ?? '';
    expect(await readFile(join(place, 'PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/);
    await stopAll();
    await rm(dirname(place), { recursive: true });
  },
  30_000,
);
