import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startAuthEmulator } from './auth-emulator.js';
import { listen } from './identity/emulator.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const alice = { email: 'alice@example.com', password: 'first-password' };

test('an answered change survives the death of the process', { timeout: 180_000 }, async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'identity', 'accounts.json');
  mkdirSync(join(dataDir, 'identity'));
  const first = await started(dataDir);
  const { localId, idToken, refreshToken } = await call(first.host, 'accounts:signUp', {
    ...alice,
    returnSecureToken: true,
  });
  // Only the owner may look into the folder of accounts.
  expect([statSync(join(dataDir, 'identity')).mode & 0o777, statSync(file).mode & 0o777]).toEqual([
    0o700, 0o600,
  ]);
  process.kill(first.pid, 'SIGKILL');
  expect(await first.ended).toBe('SIGKILL');

  const second = await started(dataDir);
  expect(await second.ready).toBe(1);
  expect(await call(second.host, 'accounts:signInWithPassword', alice)).toMatchObject({ localId });
  expect(await call(second.host, 'accounts:lookup', { idToken })).toMatchObject({
    users: [{ email: alice.email }],
  });
  const renewal = { grantType: 'refresh_token', refreshToken };
  expect(await call(second.host, 'token', renewal)).toMatchObject({ user_id: localId });

  await call(second.host, 'accounts:update', { idToken, password: 'second-password' });
  process.kill(second.pid, 'SIGKILL');
  await second.ended;

  const third = await started(dataDir);
  await expect(call(third.host, 'accounts:signInWithPassword', alice)).rejects.toThrow(
    'INVALID_LOGIN_CREDENTIALS',
  );
  const renewed = { ...alice, password: 'second-password' };
  const session = await call(third.host, 'accounts:signInWithPassword', renewed);
  await call(third.host, 'accounts:delete', session);
  process.kill(third.pid, 'SIGKILL');
  await third.ended;
  expect(JSON.parse(readFileSync(file, 'utf8')).accounts).toEqual([]);
});

test('every one of many accounts made at once is saved, in a new data folder that others may enter', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const emulator = await started(dataDir);
  // Another user runs the database.
  expect(statSync(dataDir).mode & 0o777).toBe(0o777 & ~process.umask());
  const emails = Array.from({ length: 40 }, (_, index) => `player-${index + 10}@example.com`);
  await Promise.all(emails.map((email) => call(emulator.host, 'accounts:signUp', { ...alice, email })));
  process.kill(emulator.pid, 'SIGKILL');
  const { accounts } = JSON.parse(readFileSync(join(dataDir, 'identity', 'accounts.json'), 'utf8'));
  expect(accounts.map((/** @type {{ email: string }} */ { email }) => email).sort()).toEqual(emails);
});

test('a data folder that cannot be made is named', async () => {
  const dataDir = join(temporaryFolder({ file: '' }), 'file');
  await expect(startAuthEmulator({ dataDir })).rejects.toThrow(
    /^The data folder .*file cannot be written \(ENOTDIR.*\): give this user the right to, or choose another folder with MATCHPOINT_DATA_DIR\.$/,
  );
});

test('accounts that another program has saved meanwhile are not overwritten', async () => {
  const dataDir = temporaryFolder();
  const first = await started(dataDir);
  const second = await started(dataDir);
  const { localId } = await call(first.host, 'accounts:signUp', alice);
  await expect(call(second.host, 'accounts:signUp', { ...alice, email: 'bob@example.com' })).rejects.toThrow(
    'was changed by another program, whose accounts would be lost',
  );
  const { accounts } = JSON.parse(readFileSync(join(dataDir, 'identity', 'accounts.json'), 'utf8'));
  expect(accounts.map((/** @type {{ localId: string }} */ account) => account.localId)).toEqual([localId]);
});

test('saved accounts that cannot be read stop the start, and are left as they are', async () => {
  const newer = '{"version":2,"accounts":[]}';
  const dataDir = temporaryFolder({ 'identity/accounts.json': newer });
  const file = join(dataDir, 'identity', 'accounts.json');
  await expect(startAuthEmulator({ dataDir })).rejects.toThrow(
    `The saved accounts in ${file} cannot be used (it is of version 2, not 1); repair the file, or move it away to start without accounts.`,
  );
  expect(readFileSync(file, 'utf8')).toBe(newer);
});

test('a taken port is an error with its code', async () => {
  const other = createServer();
  const port = await listen(other, 0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await expect(startAuthEmulator({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('it ends with the process that started it, even one that was killed', async () => {
  const starter = fork(join(import.meta.dirname, 'testing', 'start-emulator.js'), { execArgv: [] });
  /** @type {string} */
  const url = await new Promise((resolve) => starter.once('message', resolve));
  expect((await fetch(url)).status).toBe(200);
  starter.kill('SIGKILL');
  await expect.poll(() => fetch(url).catch(() => 'gone'), { timeout: 20_000 }).toBe('gone');
});

test('a wrong password and an unknown account are answered alike', async () => {
  const host = inject('authEmulator');
  const email = 'enumerated@example.com';
  await call(host, 'accounts:signUp', { email, password: 'right-password' });
  const wrong = call(host, 'accounts:signInWithPassword', { email, password: 'wrong-password' });
  await expect(wrong).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
  const unknown = call(host, 'accounts:signInWithPassword', {
    email: 'nobody@example.com',
    password: 'any-password',
  });
  await expect(unknown).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
});

test('the link of a reset mail leads to the web app, once it is known', async () => {
  const emulator = await startAuthEmulator();
  onTestFinished(emulator.stop);
  const { email } = alice;
  await call(emulator.host, 'accounts:signUp', alice);
  await call(emulator.host, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const listed = await fetch(`${emulator.url}/emulator/v1/projects/demo-matchpoint/oobCodes`);
  const { oobCodes } = JSON.parse(await listed.text());
  const [{ oobLink, oobCode }] = oobCodes;
  const leadsTo = async () => (await fetch(oobLink, { redirect: 'manual' })).headers.get('location');
  expect(await leadsTo()).toBeNull();
  emulator.leadTo('http://127.0.0.1:4300');
  await expect
    .poll(leadsTo)
    .toBe(`http://127.0.0.1:4300/reset-password?mode=resetPassword&oobCode=${oobCode}`);
});

test('pages on this machine may call it, pages of others may not', async () => {
  const url = `http://${inject('authEmulator')}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
  const preflight = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } };
  const from = (/** @type {string} */ origin) =>
    fetch(url, { ...preflight, headers: { ...preflight.headers, origin } });
  const local = await from('http://localhost:5173');
  expect([local.status, local.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'http://localhost:5173',
  ]);
  const foreign = await from('https://elsewhere.example');
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

/** @param {string} dataDir */
async function started(dataDir) {
  const emulator = await startAuthEmulator({ dataDir });
  onTestFinished(emulator.stop);
  return emulator;
}

/**
 * @param {string} host
 * @param {string} name
 * @param {object} body
 * @returns {Promise<Record<string, unknown>>}
 */
async function call(host, name, body) {
  const service = name === 'token' ? 'securetoken' : 'identitytoolkit';
  const answer = await fetch(`http://${host}/${service}.googleapis.com/v1/${name}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return JSON.parse(text);
}
