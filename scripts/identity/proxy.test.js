import { createServer, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './emulator.js';
import { identityProxy } from './proxy.js';

const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo';

test('calls that may change accounts wait for a save, the others do not', async () => {
  const { url, saves } = await proxied();
  const calls = [
    ['POST', signUp],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:update?key=demo'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-matchpoint/accounts:batchCreate'],
    ['DELETE', '/emulator/v1/projects/demo-matchpoint/accounts'],
    ['GET', '/emulator/action?mode=resetPassword&oobCode=code&newPassword=new'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo'],
    ['POST', '/securetoken.googleapis.com/v1/token?key=demo'],
    ['GET', '/identitytoolkit.googleapis.com/v1/projects/demo-matchpoint/accounts:batchGet'],
    ['OPTIONS', signUp],
  ];
  const waited = [];
  for (const [method = '', path] of calls) {
    const before = saves.length;
    await fetch(`${url}${path}`, { method });
    waited.push(saves.length > before);
  }
  expect(waited).toEqual([true, true, true, true, true, true, false, false, false, false, false]);
});

test('a refusal of the emulator is passed on without a save', async () => {
  const { url, saves } = await proxied({ status: 400 });
  const answer = await fetch(`${url}${signUp}`, { method: 'POST', body: 'x' });
  expect([answer.status, await answer.text(), saves]).toEqual([400, 'POST x', []]);
});

test('an account that could not be saved is not confirmed', async () => {
  const { url } = await proxied({ failure: 'no space left on the disk' });
  const answer = await fetch(`${url}${signUp}`, { method: 'POST' });
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: { code: 503, message: 'The local identity provider failed: no space left on the disk' } },
  ]);
});

test('a name that only resolves to this machine is refused', async () => {
  const { url } = await proxied();
  expect(await statusFor(url, 'elsewhere.example:9099')).toBe(403);
  expect(await statusFor(url, 'localhost:9099')).toBe(200);
});

const web = 'http://127.0.0.1:4300';

test.each([
  [
    '/emulator/action?mode=resetPassword&lang=en&oobCode=a%2Bb&apiKey=demo',
    `${web}/reset-password?mode=resetPassword&oobCode=a%2Bb`,
  ],
  [
    '/emulator/action?mode=resetPassword&oobCode=c&continueUrl=https://elsewhere.example',
    `${web}/reset-password?mode=resetPassword&oobCode=c`,
  ],
  [
    '//elsewhere.example/emulator/action?mode=resetPassword&oobCode=c',
    `${web}/reset-password?mode=resetPassword&oobCode=c`,
  ],
  [
    '/emulator/action?mode=verifyAndChangeEmail&oobCode=c',
    `${web}/reset-password?mode=verifyAndChangeEmail&oobCode=c`,
  ],
])('the link of a mail leads to the web app’s page: %s', async (path, page) => {
  const { url, calls } = await proxied({ webUrl: web });
  const answer = await fetch(`${url}${path}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control'), calls]).toEqual(
    [302, page, 'no-store', []],
  );
});

test('every other call is the emulator’s, and so are links while no web app is known', async () => {
  const { url, calls } = await proxied({ webUrl: web });
  const other = [
    ['GET', '/emulator/action?mode=resetPassword&oobCode=c&newPassword=new'],
    ['GET', '/emulator/action?mode=signIn&oobCode=c'],
    ['GET', '/emulator/action?mode=resetPassword'],
    ['POST', '/emulator/action?mode=resetPassword&oobCode=c'],
    ['GET', '/emulator/v1/projects/demo-matchpoint/oobCodes?mode=resetPassword&oobCode=c'],
  ];
  for (const [method = '', path] of other) await fetch(`${url}${path}`, { method, redirect: 'manual' });
  const link = '/emulator/action?mode=resetPassword&oobCode=c';
  const unknown = await proxied();
  await fetch(`${unknown.url}${link}`, { redirect: 'manual' });
  expect([calls, unknown.calls]).toEqual([other.map((call) => call.join(' ')), [`GET ${link}`]]);
});

/** @param {{ status?: number, failure?: string, webUrl?: string }} [options] */
async function proxied({ status = 200, failure, webUrl } = {}) {
  /** @type {string[]} */
  const calls = [];
  const emulator = createServer(async (request, response) => {
    calls.push(`${request.method} ${request.url}`);
    let body = '';
    for await (const part of request) body += part;
    response.writeHead(status).end(`${request.method} ${body}`);
  });
  /** @type {string[]} */
  const saves = [];
  const proxy = identityProxy({
    emulatorPort: listen(emulator, 0, '127.0.0.1'),
    webUrl: () => webUrl,
    async saved() {
      if (failure !== undefined) throw new Error(failure);
      saves.push('saved');
    },
  });
  const port = await listen(proxy, 0, '127.0.0.1');
  onTestFinished(() => {
    for (const server of [proxy, emulator]) {
      server.close();
      server.closeAllConnections();
    }
  });
  return { url: `http://127.0.0.1:${port}`, saves, calls };
}

/**
 * @param {string} url
 * @param {string} host
 * @returns {Promise<number | undefined>}
 */
function statusFor(url, host) {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.on('error', reject).end();
  });
}
