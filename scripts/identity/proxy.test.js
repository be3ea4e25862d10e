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

/** @param {{ status?: number, failure?: string }} [options] */
async function proxied({ status = 200, failure } = {}) {
  const emulator = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    response.writeHead(status).end(`${request.method} ${body}`);
  });
  /** @type {string[]} */
  const saves = [];
  const proxy = identityProxy({
    emulatorPort: listen(emulator, 0, '127.0.0.1'),
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
  return { url: `http://127.0.0.1:${port}`, saves };
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
