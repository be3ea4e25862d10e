import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../server.ts';
import { limitBody } from './limit-body.ts';

/** A server that takes 1 KB and answers how much came. */
async function serve(): Promise<string> {
  const app = new Hono();
  app.post('/', limitBody(1), async ({ req }) => Response.json((await req.arrayBuffer()).byteLength));
  const server = await listen('127.0.0.1', 0);
  server.open((request) => app.fetch(request));
  onTestFinished(() => server.close(0));
  return server.url;
}

async function post(url: string, body: string | ReadableStream | null) {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  return [answer.status, await answer.json()];
}

/** Without a length, as chunks. */
const streamed = (text: string) => new Blob([text]).stream();
const tooLarge = [413, { detail: 'The body is larger than 1 KB.' }];

test('a body up to the limit comes through, with its length and without', async () => {
  const url = await serve();
  for (const size of [0, 1, 1024]) {
    expect(await post(url, 'x'.repeat(size))).toEqual([200, size]);
    expect(await post(url, streamed('x'.repeat(size)))).toEqual([200, size]);
  }
  expect(await post(url, null)).toEqual([200, 0]);
});

test('a larger one is refused, and the next call is answered', async () => {
  const url = await serve();
  for (const size of [1025, 70_000, 5_000_000]) {
    expect(await post(url, 'x'.repeat(size))).toEqual(tooLarge);
    expect(await post(url, 'x')).toEqual([200, 1]);
  }
  expect(await post(url, streamed('x'.repeat(1025)))).toEqual(tooLarge);
});
