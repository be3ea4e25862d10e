import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { identify, isAlive } from '../processes/identify.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { takeRunLock } from './run-lock.js';

const options = { url: 'http://127.0.0.1:4300', say: () => {} };
const gone = { pid: 1, started: 'at another time' };

test('a second run is refused and changes nothing', async () => {
  const dataDir = temporaryFolder();
  const lock = await takeRunLock({ ...options, dataDir });
  const before = readFileSync(join(dataDir, 'run.json'), 'utf8');
  await expect(takeRunLock({ ...options, dataDir })).rejects.toThrow(
    `Matchpoint already runs on ${dataDir} (http://127.0.0.1:4300, process ${process.pid}): use that one, or stop it with Ctrl-C in its terminal.`,
  );
  expect(readFileSync(join(dataDir, 'run.json'), 'utf8')).toBe(before);
  lock.release();
  expect(existsSync(join(dataDir, 'run.json'))).toBe(false);
});

test('what a killed run left is ended, and a stranger with the same id is not', {
  timeout: 30_000,
}, async () => {
  const left = await sleeper();
  const stranger = await sleeper();
  const run = {
    owner: gone,
    url: '',
    stopping: false,
    children: [
      { ...left, name: 'server' },
      { pid: stranger.pid, started: 'at another time', name: 'identity provider' },
    ],
  };
  const dataDir = temporaryFolder({ 'run.json': JSON.stringify(run) });
  /** @type {string[]} */
  const said = [];
  await takeRunLock({ ...options, dataDir, say: (text) => said.push(text), patience: 0 });
  expect(said).toEqual([`Ending a leftover of an earlier run: server (process ${left.pid})`]);
  expect([isAlive(left), isAlive(stranger)]).toEqual([false, true]);
});

test('a run that was killed while it took the folder does not keep it', async () => {
  const dataDir = temporaryFolder({ 'run.json': '{"owner":{"pid"' });
  await takeRunLock({ ...options, dataDir });
  expect(JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))).toMatchObject({
    owner: { pid: process.pid },
  });
});

test('a data folder that cannot be made is named', async () => {
  const dataDir = join(temporaryFolder({ file: '' }), 'file', 'data');
  await expect(takeRunLock({ ...options, dataDir })).rejects.toThrow(
    /^The data folder .* cannot be written \(ENOTDIR.*\): give this user the right to, or choose another folder with MATCHPOINT_DATA_DIR\.$/,
  );
});

async function sleeper() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    detached: true,
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'spawn');
  const identity = identify(child.pid ?? 0);
  if (identity === undefined) throw new Error('The sleeper has not started.');
  return identity;
}
