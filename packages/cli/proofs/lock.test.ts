import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchpoint lock '));
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: source, outDir: join(folder, 'built'), emptyOutDir: false },
  });
});
afterAll(() => rm(folder, { recursive: true }));

/** Takes the lock, holds it for a moment, and writes when it had it; ends with 3 where somebody else has it. */
const program = `
  import { appendFile } from 'node:fs/promises';
  import { setTimeout } from 'node:timers/promises';
  const { lockFile } = await import(process.argv[1]);
  const [path, log] = process.argv.slice(2);
  try {
    const unlock = await lockFile(path);
    await appendFile(log, 'in\\n');
    await setTimeout(20);
    await appendFile(log, 'out\\n');
    await unlock();
  } catch (error) {
    if (error.name !== 'LockedError') throw error;
    process.exitCode = 3;
  }
`;
const source = fileURLToPath(new URL('../src/roster/lock-file.ts', import.meta.url));

async function race(path: string, log: string): Promise<number | null> {
  const built = pathToFileURL(join(folder, 'built', 'lock-file.js')).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, built, path, log], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code;
}

test('of many processes that meet a lock whose holder has ended, one at a time takes it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [path, log] = [join(folder, `${round}.lock`), join(folder, `${round}.log`)];
    await writeFile(path, JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), token: 'ended' }));
    const codes = await Promise.all(Array.from({ length: 12 }, () => race(path, log)));
    const turns = (await readFile(log, 'utf8')).trimEnd().split('\n');
    const winners = codes.filter((code) => code === 0).length;
    expect([codes.filter((code) => code !== 0 && code !== 3), winners > 0]).toEqual([[], true]);
    expect(turns).toEqual(Array.from({ length: winners }, () => ['in', 'out']).flat());
  }
  expect((await readdir(folder)).filter((name) => !name.endsWith('.log'))).toEqual(['built']);
}, 120_000);
