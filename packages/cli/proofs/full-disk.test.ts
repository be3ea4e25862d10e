import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeFolders, stopAll } from '@matchpoint/server/testing/program';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { home, matchpoint } from '../tests/matchpoint.ts';
import { type MyAgency, signedInAgency } from '../tests/my-agency.ts';
import { createServerProcess } from './server-process.ts';

let agency: MyAgency;
const run = promisify(execFile);
const disk = join(home, 'small disk');
const isRoot = process.getuid?.() === 0;

beforeAll(async () => {
  const server = await createServerProcess();
  agency = await signedInAgency(server.url);
});
afterAll(async () => {
  await stopAll();
  await removeFolders();
});

const count = 600;

test.runIf(isRoot)(
  'where its record of an import has no room it stops, and goes on from there when it has; an export leaves nothing',
  async () => {
    await mkdir(disk);
    await run('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', disk]);
    try {
      const file = join(disk, 'players.csv');
      const names = Array.from({ length: count }, (_, at) => `Demo Player ${String(at).padStart(4, '0')}`);
      await writeFile(file, `Name,Semester,Year\n${names.map((name) => `${name},Fall,2027`).join('\n')}\n`);
      const { bavail, bsize } = await statfs(disk);
      const ballast = join(disk, 'ballast');
      // Room for the begin of the record alone.
      await writeFile(ballast, Buffer.alloc(bavail * bsize - 16_384));
      const importing = ['athletes', 'import', file, '--yes', '--batch', '25'];
      const stopped = await matchpoint(importing, agency.env);
      const problem = `The import stopped: its journal ${file}.matchpoint-journal.ndjson cannot be written (ENOSPC).`;
      expect(stopped).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(problem) });
      expect((await agency.athletes.list()).length).toBeLessThan(count);

      await rm(ballast);
      expect(await matchpoint(importing, agency.env)).toMatchObject({ code: 0 });
      expect((await agency.athletes.list()).map(({ name }) => name).toSorted()).toEqual(names);

      const left = await statfs(disk);
      await writeFile(ballast, Buffer.alloc(left.bavail * left.bsize - 4096));
      const target = join(disk, 'export.csv');
      const before = await readdir(disk);
      expect(await matchpoint(['athletes', 'export', target], agency.env)).toEqual({
        code: 1,
        stdout: '',
        stderr: `error: ${target} cannot be written (ENOSPC).\n`,
      });
      expect(await readdir(disk)).toEqual(before);
    } finally {
      await run('umount', ['-l', disk]);
    }
  },
);
