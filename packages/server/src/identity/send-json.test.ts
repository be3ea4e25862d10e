import { expect, test } from 'vitest';
import { IdentityUnreachableError } from './identity-errors.ts';
import { jsonSender } from './send-json.ts';

type End = Response | Error;
const reset = () =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) });
const busy = () => new Response('busy', { status: 503 });

/** Sends one request, each try of which ends as `ends` say; answers what came of it, and the tries. */
async function sent(...ends: End[]) {
  let tries = 0;
  const send = jsonSender(async () => {
    tries += 1;
    const end = ends.shift() ?? new Error('One try too many');
    if (end instanceof Error) throw end;
    return end;
  });
  const outcome = await send('https://example.com', {}).catch((error: unknown) => error);
  return { outcome, tries };
}

test('an answer is read, whatever its status', async () => {
  expect(await sent(Response.json({ a: 1 }, { status: 400 }))).toEqual({
    outcome: { status: 400, body: { a: 1 } },
    tries: 1,
  });
  expect(await sent(new Response('<html>'))).toEqual({ outcome: { status: 200, body: undefined }, tries: 1 });
});

test('a closed connection and a 503 are tried again', async () => {
  expect(await sent(reset(), busy(), Response.json('here'))).toEqual({
    outcome: { status: 200, body: 'here' },
    tries: 3,
  });
});

test('the fourth try is the last', async () => {
  expect(await sent(busy(), reset(), reset(), reset())).toEqual({
    outcome: new IdentityUnreachableError('ECONNRESET'),
    tries: 4,
  });
});

test.each<[Error, string]>([
  [new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) }), 'ENOTFOUND'],
  [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), 'no answer in time'],
  [new TypeError('"Bearer secret" is an invalid header value'), 'unknown'],
])('%s ends it at once', async (error, reason) => {
  expect(await sent(error)).toEqual({ outcome: new IdentityUnreachableError(reason), tries: 1 });
});
