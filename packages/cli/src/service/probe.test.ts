import { expect, test } from 'vitest';
import { createProbe } from './probe.ts';

const call = { method: 'GET', path: '/api/athletes/' };
const late = () => Promise.reject(new DOMException('The time is over.', 'TimeoutError'));

test('an answer that does not come, or end, in time is said with the time', async () => {
  const silent = createProbe(late, 'http://127.0.0.1');
  const slow = createProbe(async () => new Response(new ReadableStream({ pull: late })), 'http://127.0.0.1');
  const said = { body: undefined, headers: expect.any(Headers) };
  expect([await silent(call), await slow(call)]).toEqual([
    { ...said, status: null, unread: 'no whole answer in 30 s' },
    { ...said, status: 200, unread: 'no whole answer in 30 s' },
  ]);
});
