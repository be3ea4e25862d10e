import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { listen } from '../server.ts';
import { answerFailures } from './failures.ts';
import { limitBody } from './limit-body.ts';
import { readBody } from './read-body.ts';

test.each([
  ['with a length', 'Content-Length: 100\r\n\r\n{"name":'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n8\r\n{"name":\r\n'],
])('an upload %s that the client breaks off is no failure of ours, and is not logged', async (_, rest) => {
  const logged: string[] = [];
  const note = (_: object, message: string) => void logged.push(message);
  const app = new Hono();
  answerFailures(app, { info: note, warn: note, error: note });
  app.post('/', limitBody(1), async ({ req }) => {
    await readBody(req.raw, z.object({}));
    return Response.json('read');
  });
  const server = await listen('127.0.0.1', 0);
  onTestFinished(() => server.close(0));
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const status = new Promise<number>((resolve) => {
    server.open(async (request) => {
      setImmediate(() => socket.destroy());
      const answer = await app.fetch(request);
      resolve(answer.status);
      return answer;
    });
  });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`);
  expect([await status, logged]).toEqual([400, []]);
});
