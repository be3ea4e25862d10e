import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './identity/emulator.js';
import { temporaryFolder } from './testing/temporary-folder.js';

test('a taken port ends the start with one sentence and the way out', async () => {
  const port = await takenPort();
  const dataDir = temporaryFolder();
  expect(await start({ MATCHPOINT_DATA_DIR: dataDir, PORT: `${port}` })).toEqual({
    code: 1,
    told: `Port ${port} is taken by another program (an earlier npm start?), and the web app needs it: end that program, or choose another with PORT, like PORT=${port + 1}.`,
  });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('so does a taken port of the identity provider', async () => {
  const port = await takenPort();
  const environment = { PORT: '0', FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` };
  expect(await start({ MATCHPOINT_DATA_DIR: temporaryFolder(), ...environment })).toEqual({
    code: 1,
    told: `Port ${port} is taken by another program (an earlier npm start?), and the local identity provider needs it: end that program, or choose another with FIREBASE_AUTH_EMULATOR_HOST, like FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:${port + 1}.`,
  });
});

test('so does an address that is not of this machine', async () => {
  const { code, told } = await start({ MATCHPOINT_DATA_DIR: temporaryFolder(), HOST: '192.0.2.1' });
  expect(code).toBe(1);
  expect(told).toMatch(
    /^192\.0\.2\.1, where the web app should listen, is not an address of this machine \(.*\)\.$/,
  );
});

test('an option is refused, and where settings are is said', async () => {
  expect(await start({}, '--help')).toEqual({
    code: 1,
    told: 'npm start takes no options. Settings are variables, in the environment or in .env: docs/configuration.md lists them.',
  });
});

async function takenPort() {
  const server = createServer();
  onTestFinished(() => void server.close());
  return listen(server, 0, '127.0.0.1');
}

/** @param {Record<string, string>} variables @param {string[]} options */
async function start(variables, ...options) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.js'), ...options], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [told, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, told: told.trim() };
}
