import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { listen } from '../server.ts';
import type { Peer } from './client-address.ts';
import { answerFailures } from './failures.ts';
import { RefusedError } from './problem.ts';
import { readBody } from './read-body.ts';

test.each([
  ['with a length', 'Content-Length: 100\r\n\r\n{"name":'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n8\r\n{"name":\r\n'],
])('an upload %s that the client breaks off is not a failure of ours, and is not logged', async (_, rest) => {
  const logged: string[] = [];
  const note = (_: object, message: string) => void logged.push(message);
  const app = new Hono<{ Bindings: Peer }>();
  answerFailures(app, { info: note, warn: note, error: note });
  app.post('/', async ({ req }) => {
    await readBody(req.raw, z.object({}));
    return Response.json('read');
  });
  const server = await listen('127.0.0.1', 0);
  onTestFinished(() => server.ending.close(0));
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
  onTestFinished(() => server.ending.close(0));
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

test('a body without an end is cut off where it is too large', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(512));
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
  expect(await post(await serve(), endless)).toEqual(tooLarge);
});

/** The answer to a body that cannot be read. */
async function refusal(
  body: string | Uint8Array<ArrayBuffer>,
  { method = 'POST', ...headers }: Record<string, string> = {},
) {
  const init = { method, headers: { 'Content-Type': 'application/json', ...headers }, body };
  const error = await readBody(new Request('http://matchpoint.test/', init), z.object({})).catch(
    (thrown: unknown) => thrown,
  );
  const answer = error instanceof RefusedError ? error.getResponse() : expect.fail();
  const { detail } = z.object({ detail: z.string() }).parse(await answer.json());
  return { status: answer.status, detail, headers: answer.headers };
}

test.each([
  ['half an object', '{"name":', 400, 'The body is not JSON.'],
  ['nothing', '', 400, 'The body is not JSON.'],
  ['a form', 'email=a&password=b', 400, 'The body is not JSON.'],
  ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, 'The body is not JSON.'],
  ['deeper than any reader', '['.repeat(60_000), 400, 'The body is not JSON.'],
  ['a list', '[]', 422, 'The body must be a JSON object.'],
  ['a text', '"text"', 422, 'The body must be a JSON object.'],
  ['null', 'null', 422, 'The body must be a JSON object.'],
  ['more than 64 KB', JSON.stringify('x'.repeat(65_536)), 413, 'The body is larger than 64 KB.'],
])('a body that is %s is refused', async (_, body, status, detail) => {
  expect(await refusal(body)).toMatchObject({ status, detail });
});

const read = (method: string, type: string) =>
  readBody(
    new Request('http://matchpoint.test/', { method, headers: { 'Content-Type': type }, body: '{}' }),
    z.object({}),
  );

test.each(['application/json', 'application/json ; charset=utf-8'])('a body may come as %s', async (type) => {
  expect([await read('POST', type), await read('PATCH', type)]).toEqual([{}, {}]);
});

test('an edit may come as a merge patch, in any case of its letters', async () => {
  expect(await read('PATCH', 'Application/Merge-Patch+JSON;charset=utf-8')).toEqual({});
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'the media type "%s", as a foreign page could send it, is refused, and an edit told which ones there are',
  async (type) => {
    const headers = { 'Content-Type': type };
    const [created, edited] = [
      await refusal('{}', headers),
      await refusal('{}', { method: 'PATCH', ...headers }),
    ];
    expect(created).toMatchObject({ status: 415, detail: 'The Content-Type must be application/json.' });
    expect(edited).toMatchObject({
      status: 415,
      detail: 'The Content-Type must be application/json or application/merge-patch+json.',
    });
    expect([created, edited].map(({ headers: answered }) => answered.get('Accept-Patch'))).toEqual([
      null,
      'application/json, application/merge-patch+json',
    ]);
  },
);

test('other patches are refused, and a merge patch creates nothing', async () => {
  const type = (method: string, name: string) => refusal('{}', { method, 'Content-Type': name });
  expect([
    (await type('POST', 'application/merge-patch+json')).status,
    (await type('PATCH', 'application/json-patch+json')).status,
    (await type('PATCH', 'application/merge-patch+jsonp')).status,
  ]).toEqual([415, 415, 415]);
});

test.each(['gzip', 'br, gzip'])(
  'a body in the encoding %s, which is not undone, is refused as one',
  async (encoding) => {
    const { status, detail, headers } = await refusal('{}', { 'Content-Encoding': encoding });
    expect([status, headers.get('Accept-Encoding'), detail]).toEqual([
      415,
      'identity',
      'Send the body without a Content-Encoding.',
    ]);
  },
);
