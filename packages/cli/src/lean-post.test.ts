import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { leanPosts } from './lean-post.ts';

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${z.parse(z.object({ port: z.number() }), server.address()).port}`;
}

const post = (url: string, body: string, signal?: AbortSignal) =>
  leanPosts(fetch)(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    ...(signal !== undefined && { signal }),
  });

test('a POST arrives as it was sent, and its answer as it was given', async () => {
  const url = await serve(async (request, response) => {
    const { 'content-type': type, 'idempotency-key': key, 'content-length': length } = request.headers;
    const got = { method: request.method, path: request.url, type, key, length, body: await text(request) };
    response.writeHead(422, { ETag: '"1"', 'Retry-After': '7' }).end(JSON.stringify(got));
  });
  const answer = await post(`${url}/a?b=%C3%BC`, '{"name":"Ü"}');
  expect([answer.status, answer.ok, answer.headers.get('etag'), answer.headers.get('retry-after')]).toEqual([
    422,
    false,
    '"1"',
    '7',
  ]);
  expect(await answer.json()).toEqual({
    method: 'POST',
    path: '/a?b=%C3%BC',
    type: 'application/json',
    key: 'k',
    length: '13',
    body: '{"name":"Ü"}',
  });
});

test('a redirect is followed as fetch follows it', async () => {
  const url = await serve(async (request, response) => {
    const body = await text(request);
    if (request.url === '/a') response.writeHead(307, { Location: '/a/' }).end();
    else response.end(`${request.method} ${body}`);
  });
  expect(await (await post(`${url}/a`, 'x')).text()).toBe('POST x');
});

test('an answer without a body, and none at all', async () => {
  const url = await serve((_, response) => response.writeHead(204).end());
  expect((await post(url, 'x')).status).toBe(204);
  const broken = await serve((request) => request.socket.destroy());
  await expect(post(broken, 'x')).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('whoever aborts a POST waits no longer', async () => {
  const abort = new AbortController();
  const url = await serve(() => abort.abort());
  await expect(post(url, 'x', abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
