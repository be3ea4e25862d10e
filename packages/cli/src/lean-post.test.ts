import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { createClient } from '@matchpoint/core/api/client';
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

const post = (url: string, body: string, signal = new AbortController().signal) =>
  leanPosts()({
    method: 'POST',
    url,
    body,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    signal,
  });

test('a POST and its answer arrive unchanged', async () => {
  const url = await serve(async (request, response) => {
    const { 'content-type': type, 'idempotency-key': key, 'content-length': length } = request.headers;
    const got = { method: request.method, path: request.url, type, key, length, body: await text(request) };
    response.writeHead(422, { ETag: '"1"', 'Retry-After': '7' }).end(JSON.stringify(got));
  });
  const answer = await post(`${url}/a?b=%C3%BC`, '{"name":"Ü"}');
  const header = (name: string) => answer?.headers.get(name);
  expect([answer?.status, header('ETag'), header('Retry-After'), header('Link')]).toEqual([
    422,
    '"1"',
    '7',
    null,
  ]);
  expect(JSON.parse(answer?.text ?? '')).toEqual({
    method: 'POST',
    path: '/a?b=%C3%BC',
    type: 'application/json',
    key: 'k',
    length: '13',
    body: '{"name":"Ü"}',
  });
});

test('fetch follows redirects', async () => {
  const url = await serve(async (request, response) => {
    const body = await text(request);
    if (request.url !== '/moved') response.writeHead(307, { Location: '/moved' }).end();
    else response.end(JSON.stringify({ id: `${request.method} ${body}` }));
  });
  expect(await post(url, 'x')).toBe(null);
  const { createAgency } = createClient({ baseUrl: url, post: leanPosts() });
  expect(await createAgency({ name: 'Demo', sports: ['Tennis'] }, { token: 't' })).toEqual({
    id: 'POST {"name":"Demo","sports":["Tennis"]}',
  });
});

test('an empty answer, and no answer', async () => {
  const url = await serve((_, response) => response.writeHead(204).end());
  expect(await post(url, 'x')).toMatchObject({ status: 204, text: '' });
  const broken = await serve((request) => request.socket.destroy());
  await expect(post(broken, 'x')).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('aborting a POST rejects it at once', async () => {
  const abort = new AbortController();
  const url = await serve(() => abort.abort());
  await expect(post(url, 'x', abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
