import { operations } from '@matchpoint/core/contract/operations';
import { expect, test } from 'vitest';
import { testServer } from '../testing/fixtures.ts';
import type { TestServer } from '../testing/test-server.ts';

const friend = 'https://app.example.com';

const server = await testServer({ corsOrigins: [friend] });
const closed = await testServer({ sharing: server });

async function allowed(at: TestServer, origin: string, init: RequestInit = {}) {
  const answer = await at.fetch('/api/athletes/', { ...init, headers: { ...init.headers, Origin: origin } });
  return {
    status: answer.status,
    origin: answer.headers.get('Access-Control-Allow-Origin'),
    exposed: answer.headers.get('Access-Control-Expose-Headers'),
    vary: answer.headers.get('Vary'),
  };
}

test('a page of a named origin may read the answer and its paging', async () => {
  expect(await allowed(server, friend)).toEqual({
    status: 200,
    origin: friend,
    exposed: 'ETag,Link,X-Total-Count,Retry-After,X-Request-Id,Matchpoint-Capabilities',
    vary: expect.stringMatching(/Accept-Encoding.*Origin|Origin.*Accept-Encoding/),
  });
});

test.each(['https://app.example.com:8443', 'http://app.example.com', 'https://evil.example.com', 'null'])(
  'a page of %s may not',
  async (origin) => {
    expect((await allowed(server, origin)).origin).toBeNull();
  },
);

test('nobody may where no origin is named', async () => {
  expect((await allowed(closed, friend)).origin).toBeNull();
});

test('errors can be read too', async () => {
  const answer = await server.fetch('/api/athletes/abc', { headers: { Origin: friend } });
  expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([404, friend]);
});

test.each(Object.values(operations).map(({ method, path }) => [method, path.replace(/\{\w+\}/g, '1')]))(
  'a preflight for %s %s with a token is granted, to the named origin alone',
  async (method, path) => {
    const preflight = async (origin: string) => {
      const { status, headers } = await server.fetch(path, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'content-type, authorization, idempotency-key, if-match',
        },
      });
      return {
        status,
        origin: headers.get('Access-Control-Allow-Origin'),
        method: headers.get('Access-Control-Allow-Methods')?.split(',').includes(method),
        headers: headers.get('Access-Control-Allow-Headers'),
        credentials: headers.get('Access-Control-Allow-Credentials'),
      };
    };
    expect(await preflight(friend)).toEqual({
      status: 204,
      origin: friend,
      method: true,
      headers: 'content-type, authorization, idempotency-key, if-match',
      credentials: null,
    });
    expect(await preflight('https://evil.example.com')).toMatchObject({ origin: null });
  },
);
