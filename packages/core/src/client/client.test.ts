import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { anAgency, anAthlete, undated } from '../testing/builders.ts';
import { serve } from '../testing/serve.ts';
import type { ApiError } from '../wire/api-error.ts';
import { createClient } from './client.ts';

interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

async function clientOf(
  answer: Answer | ((request: IncomingMessage, response: ServerResponse) => void),
  timeout = 5000,
) {
  const listener =
    typeof answer === 'function'
      ? answer
      : (_: IncomingMessage, response: ServerResponse) =>
          response.writeHead(answer.status ?? 200, answer.headers).end(answer.body ?? '');
  return createClient({ baseUrl: await serve(listener), timeout });
}

/** The error of a call, as plain facts. */
async function failure(call: Promise<unknown>) {
  const error = await call.then(
    () => new Error('The call succeeded.'),
    (reason: ApiError) => reason,
  );
  return { ...error, message: error.message };
}

test('a list from a service without paging is whole, unknown fields ignored, gaps null', async () => {
  const client = await clientOf({
    body: '\ufeff[{"id":7,"name":"Ada","sport":"Tennis","hobby":"chess","GPA":"3.7"}]',
  });
  expect(await client.listAthletes()).toEqual({
    rows: [anAthlete({ id: '7', name: 'Ada', GPA: 3.7, ...undated })],
    total: null,
    next: null,
    unreadable: 0,
  });
});

test('rows of a list that do not parse are left out and counted', async () => {
  const client = await clientOf({ body: '[{"name":"no id"},{"id":7,"name":"Ada"},null,{"id":8,"name":3}]' });
  const { rows, unreadable } = await client.listAgencies();
  expect([rows.map(({ id }) => id), unreadable]).toEqual([['7'], 3]);
});

test.each(['.', '..', ''])('"%s" is the id of nothing, and nothing is called', async (id) => {
  const called: unknown[] = [];
  const client = await clientOf(({ url }, response) => {
    called.push(url);
    response.end('[]');
  });
  const of = { token: 'token', version: null };
  const nothing = { kind: 'refused', status: 404, message: `There is nothing with the id "${id}".` };
  expect(await failure(client.showAthlete(id))).toMatchObject(nothing);
  expect(await failure(client.editAthlete('1', id, { name: 'x' }, of))).toMatchObject(nothing);
  expect(await failure(client.editAgency(id, { name: 'x' }, of))).toMatchObject(nothing);
  expect(called).toEqual([]);
});

test('a page names its total and its next cursor', async () => {
  const page = async (link: string) => {
    const client = await clientOf({ body: '[]', headers: { 'X-Total-Count': '120', Link: link } });
    return await client.listAthletes({ limit: '2' });
  };
  const pages = [
    '</api/athletes/?limit=2&cursor=a%2Bb>; rel="next"',
    '<http://elsewhere/?cursor=a>; rel="prev", </api/athletes/?cursor=b,c&limit=2>; title=x; REL=next',
    '</api/athletes/?limit=2>; rel="next"',
    '</api/athletes/?cursor=a>; rel="nextish"',
    'nonsense',
  ].map(page);
  expect((await Promise.all(pages)).map(({ total, next }) => [total, next])).toEqual([
    [120, 'a+b'],
    [120, 'b,c'],
    [120, null],
    [120, null],
    [120, null],
  ]);
});

test('calls go to their paths with their query, and as JSON without a bearer', async () => {
  const seen: (string | undefined)[][] = [];
  const base = await serve(({ method, url, headers }, response) => {
    seen.push([method, url, headers['content-type'], headers.accept, headers.authorization]);
    response.end(url?.includes('?') || url?.endsWith('/') ? '[]' : '{"id":1,"name":"x","zip_code":3012}');
  });
  const client = createClient({ baseUrl: `${base}/prefix//` });
  await client.listAthletes();
  await client.listAthletes({ q: 'a&b +ü', gender: 'Male', country: undefined, limit: '2' });
  await client.listAgencies({ sort: '-name' });
  await client.showAthlete('7');
  expect(await client.showAgency('a/b?c')).toEqual(anAgency({ name: 'x', zip_code: '3012' }));
  expect(seen).toEqual(
    [
      '/prefix/api/athletes/',
      '/prefix/api/athletes/?q=a%26b%20%2B%C3%BC&gender=Male&limit=2',
      '/prefix/api/agencies/?sort=-name',
      '/prefix/api/athletes/7',
      '/prefix/api/agencies/a%2Fb%3Fc',
    ].map((url) => ['GET', url, 'application/json', 'application/json', undefined]),
  );
});

test('an answer that is not what the contract says is malformed', async () => {
  const malformed = (body: string) => clientOf({ body }).then((client) => failure(client.listAgencies()));
  for (const body of ['{"rows":[]}', '', 'null', '<html>', '[1', '"[]"']) {
    expect([body, await malformed(body)]).toEqual([
      body,
      {
        name: 'ApiError',
        kind: 'malformed',
        code: 'malformed',
        message: 'The service answered GET /api/agencies/ with something that cannot be read.',
        status: 200,
        problems: [],
        retryAfter: null,
      },
    ]);
  }
});

test('a refusal carries its problems', async () => {
  const body = '{"detail":[{"loc":["query","limit"],"msg":"must be a whole number","type":"x"},"and more"]}';
  const client = await clientOf({ status: 422, body });
  expect(await failure(client.listAthletes())).toEqual({
    name: 'ApiError',
    kind: 'refused',
    code: 'refused',
    message: 'limit must be a whole number; and more',
    status: 422,
    problems: [
      { field: 'limit', message: 'must be a whole number' },
      { field: null, message: 'and more' },
    ],
    retryAfter: null,
  });
});

test('an error whose body is not JSON says its status', async () => {
  const said = async (status: number) => {
    const client = await clientOf({
      status,
      headers: { 'Content-Type': 'text/html' },
      body: '<h1>Oh no</h1>',
    });
    const { kind, message } = { kind: '', ...(await failure(client.showAthlete('7'))) };
    return [status, kind, message];
  };
  const kinds = {
    refused: [400, 401, 403, 404, 405, 409, 422, 501],
    unreachable: [408, 429, 500, 502, 503, 504],
  };
  for (const [kind, statuses] of Object.entries(kinds))
    for (const status of statuses)
      expect(await said(status)).toEqual([status, kind, `The service answered with status ${status}.`]);
});

test('a busy service says when to come back', async () => {
  const retryAfter = async (value: string) => {
    const client = await clientOf({
      status: 429,
      headers: { 'Retry-After': value },
      body: '{"detail":"Slow down"}',
    });
    const error = { retryAfter: null, ...(await failure(client.listAthletes())) };
    return [error.message, error.retryAfter];
  };
  expect(await retryAfter('3')).toEqual(['Slow down', 3000]);
  expect(await retryAfter('Wed, 21 Oct 2015 07:28:00 GMT')).toEqual(['Slow down', 0]);
  expect(await retryAfter('soon')).toEqual(['Slow down', null]);
  expect(await retryAfter('1.5')).toEqual(['Slow down', null]);
});

test('a service that does not answer in time is out of reach', async () => {
  const client = await clientOf(() => {}, 50);
  expect(await failure(client.listAthletes())).toEqual({
    name: 'ApiError',
    kind: 'unreachable',
    code: 'timeout',
    message: 'The service did not answer within 0.05 seconds.',
    status: null,
    problems: [],
    retryAfter: null,
  });
});

test('a body that stalls is out of time too, also beside a signal of the caller', async () => {
  const client = await clientOf((_, response) => response.writeHead(200).write('[{"id":'), 50);
  for (const options of [{}, { signal: new AbortController().signal }])
    expect(await failure(client.listAthletes({}, options))).toMatchObject({
      kind: 'unreachable',
      message: 'The service did not answer within 0.05 seconds.',
    });
});

test('an abort by the caller is the caller’s own reason', async () => {
  const controller = new AbortController();
  const reason = new Error('The person left.');
  const client = await clientOf((_, response) => {
    response.writeHead(200).write('[');
    controller.abort(reason);
  });
  await expect(client.listAthletes({}, { signal: controller.signal })).rejects.toBe(reason);
  await expect(client.listAthletes({}, { signal: controller.signal })).rejects.toBe(reason);
});

test('one signal ends as many calls as are under way, and Node sees no leak in it', async () => {
  const warnings: Error[] = [];
  const hear = (warning: Error) => warnings.push(warning);
  process.on('warning', hear);
  onTestFinished(() => {
    process.off('warning', hear);
  });
  const controller = new AbortController();
  const reason = new Error('The person left.');
  let asked = 0;
  const client = await clientOf(() => {
    asked += 1;
    if (asked === 20) controller.abort(reason);
  });
  const calls = Array.from({ length: 20 }, () => client.listAthletes({}, { signal: controller.signal }));
  const ends = await Promise.allSettled(calls);
  expect(ends).toEqual(Array.from({ length: 20 }, () => ({ status: 'rejected', reason })));
  expect(warnings).toEqual([]);
});

test('a connection that is refused or breaks off is out of reach', async () => {
  const broken = await clientOf((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('[', () => response.destroy());
  });
  expect(await failure(broken.listAthletes())).toMatchObject({ kind: 'unreachable', status: null });

  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  server.close();
  await once(server, 'close');
  expect(await failure(createClient({ baseUrl: `http://127.0.0.1:${port}` }).listAthletes())).toMatchObject({
    kind: 'unreachable',
    message: 'The service cannot be reached (ECONNREFUSED).',
  });
});

test('a call is tried once, and no error tells its token', async () => {
  const everything = { depth: null, showHidden: true, getters: true };
  const token = 'secret-token';
  const seen: (string | undefined)[] = [];
  const answers: ((response: ServerResponse) => void)[] = [
    (response) => response.writeHead(401).end('{"detail":"Not signed in"}'),
    (response) => response.writeHead(503).end('oh no'),
    (response) => response.end('{"no": "list"}'),
    (response) => response.destroy(),
    (response) => response.write('['),
  ];
  for (const answer of answers) {
    const client = await clientOf(({ headers }, response) => {
      seen.push(headers.authorization);
      answer(response);
    }, 500);
    const error: unknown = await client.listAthletes({}, { token }).catch((reason) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(`${inspect(error, everything)} ${JSON.stringify(error)} ${error}`).not.toContain(token);
  }
  expect(seen).toEqual(answers.map(() => `Bearer ${token}`));
  const unsendable = createClient({ baseUrl: 'http://127.0.0.1:9' }).listAthletes(
    {},
    { token: `${token}\n` },
  );
  expect(inspect(await unsendable.catch((reason) => reason), everything)).not.toContain(token);
});
