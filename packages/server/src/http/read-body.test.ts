import { connect } from 'node:net';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { listen } from '../server.ts';
import type { Peer } from './client-address.ts';
import { answerFailures } from './failures.ts';
import { readBody } from './read-body.ts';

test.each([
  ['with a length', 'Content-Length: 100\r\n\r\n{"name":'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n8\r\n{"name":\r\n'],
])('an upload %s that the client breaks off is no failure of ours, and is not logged', async (_, rest) => {
  const logged: string[] = [];
  const note = (_: object, message: string) => void logged.push(message);
  const app = new Hono<{ Bindings: Peer }>();
  answerFailures(app, { info: note, warn: note, error: note });
  app.post('/', async ({ req }) => {
    await readBody(req.raw, z.object({}));
    return Response.json('read');
  });
  const server = await listen('127.0.0.1', 0);
  onTestFinished(() => server.close(0));
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const status = new Promise<number>((resolve) => {
    server.open(async (request, peer) => {
      setImmediate(() => socket.destroy());
      const answer = await app.fetch(request, peer);
      resolve(answer.status);
      return answer;
    });
  });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`);
  expect([await status, logged]).toEqual([400, []]);
});

/** A server that takes 1 KB and answers what it read. */
async function serve(): Promise<string> {
  const app = new Hono();
  app.post('/', async ({ req }) => {
    const { name } = await readBody(req.raw, z.object({ name: z.string() }), { kilobytes: 1 });
    return Response.json(name.length);
  });
  const server = await listen('127.0.0.1', 0);
  server.open((request) => app.fetch(request));
  onTestFinished(() => server.close(0));
  return server.url;
}

async function post(url: string, body: string | ReadableStream) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  return [answer.status, await answer.json()];
}

/** JSON of so many bytes. */
const json = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes - '{"name":""}'.length) });
/** Without a length, as chunks. */
const streamed = (text: string) => new Blob([text]).stream();
const tooLarge = [413, { detail: 'The body is larger than 1 KB.' }];

test('a body up to the limit comes through, with its length and without', async () => {
  const url = await serve();
  for (const size of [11, 12, 1024]) {
    expect(await post(url, json(size))).toEqual([200, size - 11]);
    expect(await post(url, streamed(json(size)))).toEqual([200, size - 11]);
  }
});

test('a larger one is refused, and the next call is answered', async () => {
  const url = await serve();
  for (const size of [1025, 70_000, 5_000_000]) {
    expect(await post(url, json(size))).toEqual(tooLarge);
    expect(await post(url, json(12))).toEqual([200, 1]);
  }
  expect(await post(url, streamed(json(1025)))).toEqual(tooLarge);
});

test('a body in an encoding that is not undone is refused as one', async () => {
  const send = (encoding: string) =>
    readBody(
      new Request('http://matchpoint.test/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
        body: '{}',
      }),
      z.object({}),
    );
  expect(await send('identity')).toEqual({});
  for (const encoding of ['gzip', 'br, gzip']) {
    const error = await send(encoding).catch((thrown: unknown) => thrown);
    const answer = error instanceof HTTPException ? error.getResponse() : expect.fail();
    expect([answer.status, answer.headers.get('Accept-Encoding'), await answer.json()]).toEqual([
      415,
      'identity',
      { detail: 'Send the body without a Content-Encoding.' },
    ]);
  }
});
