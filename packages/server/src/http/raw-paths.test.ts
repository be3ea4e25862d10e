import { operations } from '@matchpoint/core/contract/operations';
import { expect, test } from 'vitest';
import { testService } from '../testing/fixtures.ts';
import { rawCall } from '../testing/raw-call.ts';
import { told } from '../testing/test-answer.ts';

const { server, newPerson } = await testService({ listening: true });
const me = await newPerson();
const agencyId = await me.createAgency('As it was');
await me.call('POST', `/api/users/me/agencies/${agencyId}/athletes`, {
  name: 'As it was',
  available_semester: 'Fall',
  available_year: 2027,
});

const directory = async () => [
  await (await server.fetch('/api/agencies/')).json(),
  await (await server.fetch('/api/athletes/')).json(),
];

/** A legal body of every call. */
const changes = JSON.stringify({
  ...{ name: 'Changed', sports: ['Tennis'], available_semester: 'Fall', available_year: 2027 },
  ...{ athletes: [], email: 'ada@example.com', member_id: '999' },
});

/** What no HTTP client would send: the path as it is. */
async function call(method: string, path: string) {
  const body = method === 'GET' || method === 'DELETE' ? '' : changes;
  const { status, body: answer } = await rawCall(
    server.url,
    [
      `${method} ${path} HTTP/1.1`,
      'Host: matchpoint.test',
      'Connection: close',
      `Authorization: Bearer ${me.token}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  );
  return { status, body: JSON.parse(answer) };
}

test('a request that names two hosts is refused', async () => {
  const text =
    'GET /api/agencies/ HTTP/1.1\r\nHost: matchpoint.test\r\nhost: other.test\r\nConnection: close\r\n\r\n';
  const { status, body } = await rawCall(server.url, text);
  expect({ status, body: JSON.parse(body) }).toEqual(told(400, 'The request names several hosts.'));
});

/** Each place of each path of the contract, with `id` in it and ids that exist elsewhere. */
const calls = (id: string) =>
  Object.values(operations).flatMap(({ method, path }) =>
    Array.from(path.matchAll(/\{\w+\}/g), ([place]) => ({
      method,
      path: path.replace(place, id).replace(/\{\w+\}/g, agencyId),
    })),
  );

const dots = '. .. %2e %2E %2e%2e .%2E %2e. %252e%252e ..%2f.. %2e%2e%2f %2f %5c.. ..;';
const others = '1%2f %31%00 % %zz %F0%9F%8E%BE +1 0 -1 01 1.5 1e3 9999 9223372036854775808';

test.each([...`${dots} ${others}`.split(' '), '9'.repeat(400), `1'or'1'='1`])(
  '%s stands for no id in any call, and changes nothing',
  async (id) => {
    const before = await directory();
    for (const { method, path } of calls(id)) {
      expect([method, path, await call(method, path)]).toEqual([method, path, told(404, expect.any(String))]);
    }
    expect(await directory()).toEqual(before);
  },
);

test('dots in a query lead nowhere else', async () => {
  expect((await call('GET', '/api/athletes/?q=/../')).status).toBe(200);
});

test('an id may be encoded', async () => {
  const encoded = Array.from(agencyId, (digit) => `%${digit.charCodeAt(0).toString(16)}`).join('');
  expect(await call('GET', `/api/agencies/${encoded}`)).toEqual(
    await call('GET', `/api/agencies/${agencyId}`),
  );
});
