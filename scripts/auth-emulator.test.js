import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { startAuthEmulator } from './auth-emulator.js';
import { listen } from './identity/emulator.js';
import { savedAccounts } from './identity/saved-accounts.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const alice = { email: 'alice@example.com', password: 'first-password' };

/** For the tests that do not end it. */
const dataDir = join(temporaryFolder({}, afterAll), 'data');
const shared = await startAuthEmulator({ dataDir });
afterAll(shared.stop);

test('an answered change survives the death of the process', { timeout: 180_000 }, async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'identity', 'accounts.json');
  mkdirSync(join(folder, 'identity'));
  const first = await started(folder);
  const { localId, idToken, refreshToken } = await signUp(first.host, alice);
  // Only the owner may look into the folder of accounts.
  expect([statSync(join(folder, 'identity')).mode & 0o777, statSync(file).mode & 0o777]).toEqual([
    0o700, 0o600,
  ]);
  const bob = { email: 'bob@example.com', password: 'second-password' };
  const changing = await signUp(first.host, { ...alice, email: bob.email });
  await call(first.host, 'accounts:update', { ...changing, password: bob.password });
  process.kill(first.pid, 'SIGKILL');
  expect(await first.ended).toBe('SIGKILL');

  const second = await started(folder);
  expect(await second.ready).toBe(2);
  expect(await call(second.host, 'accounts:signInWithPassword', alice)).toMatchObject({ localId });
  expect(await call(second.host, 'accounts:lookup', { idToken })).toMatchObject({
    users: [{ email: alice.email }],
  });
  const renewal = { grantType: 'refresh_token', refreshToken };
  expect(await call(second.host, 'token', renewal)).toMatchObject({ user_id: localId });
  const unchanged = call(second.host, 'accounts:signInWithPassword', { ...alice, email: bob.email });
  await expect(unchanged).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
  const session = await call(second.host, 'accounts:signInWithPassword', bob);
  await call(second.host, 'accounts:delete', session);
  process.kill(second.pid, 'SIGKILL');
  await second.ended;
  expect(savedIn(folder)).toEqual([alice.email]);
});

test('every one of many accounts made at once is saved, in a new data folder that others may enter', async () => {
  // Another user runs the database.
  expect(statSync(dataDir).mode & 0o777).toBe(0o777 & ~process.umask());
  const emails = Array.from({ length: 40 }, (_, index) => `player-${index + 10}@example.com`);
  await Promise.all(emails.map((email) => signUp(shared.host, { ...alice, email })));
  expect(savedIn(dataDir).filter((email) => email.startsWith('player-'))).toEqual(emails);
});

test('accounts that another program has saved meanwhile are not overwritten', () => {
  const folder = temporaryFolder();
  const [first, second] = [savedAccounts(folder), savedAccounts(folder)];
  expect([first.load(), second.load()]).toEqual([[], []]);
  first.save([{ localId: 'first' }]);
  expect(() => second.save([{ localId: 'lost' }])).toThrow(
    'was changed by another program, whose accounts would be lost',
  );
  expect(savedAccounts(folder).load()).toEqual([{ localId: 'first' }]);
});

test('a data folder that cannot be made is named', async () => {
  const folder = join(temporaryFolder({ file: '' }), 'file');
  await expect(startAuthEmulator({ dataDir: folder })).rejects.toThrow(
    /^The data folder .*file cannot be written \(ENOTDIR.*\): give this user the right to, or choose another folder with MATCHPOINT_DATA_DIR\.$/,
  );
});

test('saved accounts that cannot be read stop the start, and are left as they are', async () => {
  const newer = '{"version":2,"accounts":[]}';
  const folder = temporaryFolder({ 'identity/accounts.json': newer });
  const file = join(folder, 'identity', 'accounts.json');
  await expect(startAuthEmulator({ dataDir: folder })).rejects.toThrow(
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
  await signUp(host, { email, password: 'right-password' });
  const wrong = call(host, 'accounts:signInWithPassword', { email, password: 'wrong-password' });
  await expect(wrong).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
  const unknown = call(host, 'accounts:signInWithPassword', {
    email: 'nobody@example.com',
    password: 'any-password',
  });
  await expect(unknown).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
});

test('the link of a reset mail leads to the web app, once it is known', async () => {
  const email = 'reset@example.com';
  await signUp(shared.host, { ...alice, email });
  await call(shared.host, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const listed = await fetch(`${shared.url}/emulator/v1/projects/demo-matchpoint/oobCodes`);
  const { oobCodes } = JSON.parse(await listed.text());
  const [{ oobLink, oobCode }] = oobCodes;
  const leadsTo = async () => (await fetch(oobLink, { redirect: 'manual' })).headers.get('location');
  expect(await leadsTo()).toBeNull();
  shared.leadTo('http://127.0.0.1:4300');
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

/**
 * The addresses of the accounts in a data folder, sorted.
 *
 * @param {string} dataDir
 * @returns {string[]}
 */
function savedIn(dataDir) {
  const { accounts } = JSON.parse(readFileSync(join(dataDir, 'identity', 'accounts.json'), 'utf8'));
  return accounts.map((/** @type {{ email: string }} */ { email }) => email).sort();
}

/**
 * @param {string} host
 * @param {{ email: string, password: string }} credentials
 */
const signUp = (host, credentials) =>
  call(host, 'accounts:signUp', { ...credentials, returnSecureToken: true });

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
