import { sortsOffered } from '@matchpoint/core/athletes/lists/athlete-filter';
import { describe, expect, test } from 'vitest';
import { openConnection } from './database/connection.ts';
import { errorBody } from './http/problem.ts';
import { programVersion } from './program-version.ts';
import { testServer } from './testing/fixtures.ts';
import { told } from './testing/test-answer.ts';

const server = await testServer();
await server.addAgencies([{ name: 'A' }, { name: 'B' }]);
await server.addAthletes([{ name: 'A' }, { name: 'B' }]);

async function call(path: string, init?: RequestInit): Promise<{ status: number; body: unknown }> {
  const answer = await server.fetch(path, init);
  return { status: answer.status, body: await answer.json() };
}

async function cursorOf(query: string): Promise<string> {
  const answer = await server.fetch(`/api/athletes/?${query}`);
  return /cursor=([^>&]+)/.exec(answer.headers.get('Link') ?? '')?.[1] ?? '';
}

describe('queries that cannot be read', () => {
  const sorts = `must be one of ${sortsOffered([]).join(', ')}, or one of them after a minus sign`;
  test.each([
    ['limit=1001', 'limit', 'must be a whole number from 1 to 1000'],
    ['sort=name_key', 'sort', sorts],
    ['gender=Other', 'gender', 'must be one of Male, Female'],
    ['max_itf=1e999', 'max_itf', 'must be a number'],
    ['q=%00', 'q', 'must not contain characters that cannot be stored'],
    ['cursor=forged', 'cursor', 'is not a cursor of this list'],
    [`cursor=${'A'.repeat(2001)}`, 'cursor', 'is not a cursor of this list'],
    ['cursor=%00', 'cursor', 'is not a cursor of this list'],
  ])('?%s is answered with 422 and the field', async (query, field, msg) => {
    expect(await call(`/api/athletes/?${query}`)).toEqual(
      told(422, [{ loc: ['query', field], msg, type: expect.any(String) }]),
    );
  });

  test('a cursor is taken by the list alone that gave it out', async () => {
    const cursor = await cursorOf('sort=name&limit=1');
    expect((await call(`/api/athletes/?sort=name&limit=5&cursor=${cursor}`)).status).toBe(200);
    for (const other of [
      'athletes/?',
      'athletes/?sort=-name&',
      'athletes/?sort=name&q=a&',
      'agencies/?sort=name&',
    ]) {
      expect((await call(`/api/${other}limit=1&cursor=${cursor}`)).status, other).toBe(422);
    }
  });

  test('a cursor with one letter changed is refused', async () => {
    const cursor = await cursorOf('limit=1');
    for (let place = 0; place < cursor.length; place += 1) {
      const forged = `${cursor.slice(0, place)}${cursor[place] === 'A' ? 'B' : 'A'}${cursor.slice(place + 1)}`;
      expect((await call(`/api/athletes/?limit=1&cursor=${forged}`)).status, forged).toBe(422);
    }
  });
});

test.each(['/api/athletes', '/api/agencies'])('%s is the same call with a slash at its end', async (path) => {
  const list = await call(path);
  expect(list).toMatchObject({ status: 200, body: [{ name: 'B' }, { name: 'A' }] });
  expect([await call(`${path}/`), await call(`${path}/1/`)]).toEqual([list, await call(`${path}/1`)]);
});

test.each(['/api/nothing', '/api/athletes/1/2/3', '/api/Athletes/'])(
  '%s is not a call: 404 with detail',
  async (path) => {
    expect(await call(path)).toEqual(told(404, expect.any(String)));
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s on a public read is answered with 405 and Allow',
  async (method) => {
    for (const path of [
      '/api/athletes/',
      '/api/athletes/1',
      '/api/agencies',
      '/api/agencies/1/',
      '/healthz',
    ]) {
      const answer = await server.fetch(path, { method });
      expect([answer.status, answer.headers.get('Allow'), await answer.json()], path).toEqual([
        405,
        'GET, HEAD',
        { detail: 'Only GET, HEAD here.' },
      ]);
    }
  },
);

test('405 names every method of a path', async () => {
  const { status, headers } = await server.fetch('/api/users/me', { method: 'POST' });
  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, DELETE']);
});

test('HEAD is GET without the body', async () => {
  const get = await server.fetch('/api/athletes/');
  const head = await server.fetch('/api/athletes/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
});

test('a failure that nobody expected is 500 with a number that the log has, and nothing secret', async () => {
  const broken = await testServer();
  await broken.sql`drop table athletes cascade`;
  const answer = await broken.fetch('/api/athletes/?q=secret-words', {
    headers: { Authorization: 'Bearer secret-token' },
  });
  const body = errorBody.parse(await answer.json());
  expect([answer.status, answer.headers.get('X-Request-Id'), body]).toEqual([
    500,
    'of-a-test',
    { detail: 'Something went wrong in the service (request of-a-test).' },
  ]);
  expect(broken.logged).toEqual([
    {
      request: 'of-a-test',
      method: 'GET',
      path: '/api/athletes',
      error: expect.stringContaining('relation "athletes" does not exist'),
      message: 'a request failed',
    },
  ]);
  expect(JSON.stringify(broken.logged)).not.toContain('secret');
});

test('a database that is away is 503, to be tried again, and is used as soon as it is back', async () => {
  const away = await testServer();
  const { database } = away.address;
  const admin = await openConnection({ ...away.address, database: 'postgres' });
  const seen = async () => {
    const answer = await away.fetch('/api/athletes/');
    const ready = await away.fetch('/readyz');
    return [answer.status, answer.headers.get('Retry-After'), await answer.json(), await ready.json()];
  };
  expect(await seen()).toEqual([200, null, [], { status: 'ready', version: programVersion }]);
  await admin.query(`alter database ${database} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
  expect(await seen()).toEqual([
    503,
    '2',
    { detail: 'The service is busy or its database is away; try again in a moment.' },
    {
      detail: 'The database does not answer, or is not migrated.',
      reasons: ['database unreachable'],
    },
  ]);
  await admin.query(`alter database ${database} allow_connections true`);
  expect(await seen()).toEqual([200, null, [], { status: 'ready', version: programVersion }]);
  await admin.end();
});
