import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../server.ts';
import { rawCall } from '../testing/raw-call.ts';

interface Serving {
  readonly url: string;
  /** Settles when an answer without end is cut off. */
  readonly cut: Promise<void>;
}

/** A server with these deadlines in milliseconds. */
async function serve(deadlines: { request?: number; idle?: number }): Promise<Serving> {
  let cancel = () => undefined;
  const cut = new Promise<void>((resolve) => {
    cancel = () => void resolve();
  });
  const endless = () =>
    new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100_000)), cancel });
  const server = await listen('127.0.0.1', 0, { request: 60_000, idle: 60_000, ...deadlines });
  server.open(async (request) => {
    if (request.method === 'GET') return new Response(endless());
    return Response.json((await request.arrayBuffer().catch(() => null))?.byteLength);
  });
  onTestFinished(() => server.ending.close(0));
  return { url: server.url, cut };
}

const upload = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\nbegin';

/** A byte now and then, as long as the connection stands. */
function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), 5);
  socket.once('close', () => clearInterval(timer));
}

const refused = (status: number, detail: string) => ({
  status,
  headers: new Headers({
    'Cache-Control': 'no-store',
    Connection: 'close',
    'Content-Length': String(JSON.stringify({ detail }).length),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Content-Type': 'application/json',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }),
  body: JSON.stringify({ detail }),
});
const tooSlow = refused(408, 'The request did not arrive in time.');

describe('too slow:', () => {
  test.each([
    ['a body that stops', { idle: 30 }, upload, undefined],
    ['a body that trickles', { request: 60 }, upload, trickle],
    ['a header that stops', { idle: 30 }, 'GET / HTTP/1.1\r\nHost: x\r\nX-', undefined],
    ['a header that trickles', { idle: 60 }, 'GET / HTTP/1.1\r\nHost: x\r\nX-', trickle],
  ])('%s is ended, and said why', async (_, deadlines, text, then) => {
    expect(await rawCall((await serve(deadlines)).url, text, then)).toEqual(tooSlow);
  });

  test('a connection on which nobody asks is closed without a word', async () => {
    expect(await rawCall((await serve({ idle: 30 })).url, '')).toMatchObject({ status: 0, body: '' });
  });

  test('an answer that nobody reads is cut off', async () => {
    const { url, cut } = await serve({ idle: 100 });
    const reading = rawCall(url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', async (socket) => {
      socket.pause();
      await cut;
      socket.resume();
    });
    expect((await reading).status).toBe(200);
  });

  test('a request that arrived in time may be answered later', async () => {
    const server = await listen('127.0.0.1', 0, { request: 30, idle: 30 });
    onTestFinished(() => server.ending.close(0));
    const late = new Promise<void>((resolve) => {
      server.open(async ({ method }) => {
        if (method === 'POST') return new Promise(() => undefined);
        await late;
        return new Response('late');
      });
      // Answered by the same clocks, later.
      rawCall(server.url, upload)
        .then(() => rawCall(server.url, upload))
        .then(() => resolve());
    });
    expect(await (await fetch(server.url)).text()).toBe('late');
  });
});

describe('no HTTP:', () => {
  test.each([
    ['a word', 'nonsense\r\n\r\n', 400, 'This is not an HTTP request.'],
    [
      'a bad length',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n',
      400,
      'This is not an HTTP request.',
    ],
    [
      'a header of 20 KB',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'The header is larger than 16 KB.',
    ],
  ])('%s is refused in the form of every error', async (_, text, status, detail) => {
    expect(await rawCall((await serve({})).url, text)).toEqual(refused(status, detail));
  });

  test.each([
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 'Missing host header'],
    ['a bad Host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 'Invalid URL'],
    [
      'a backslash in the path',
      'GET /a\\..\\b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'Backslash in request path',
    ],
  ])('%s is refused in the form of every error', async (_, text, reason) => {
    expect(await rawCall((await serve({})).url, text)).toMatchObject({
      status: 400,
      body: JSON.stringify({ detail: `This is not a valid request: ${reason}.` }),
    });
  });

  test('an expectation that nobody knows is ignored', async () => {
    const text = 'POST / HTTP/1.1\r\nHost: x\r\nExpect: x\r\nConnection: close\r\nContent-Length: 1\r\n\r\n7';
    expect(await rawCall((await serve({})).url, text)).toMatchObject({ status: 200, body: '1' });
  });

  test('nothing is written into an answer that is on its way', async () => {
    const { url } = await serve({});
    const { body } = await rawCall(url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', async (socket) => {
      await once(socket, 'data');
      socket.write('nonsense\r\n\r\n');
    });
    expect(body).not.toContain('detail');
  });
});
