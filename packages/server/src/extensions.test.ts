import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { operations } from '@matchpoint/core/contract/operations';
import { anAgency, anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { eleven } from './openapi/tags.ts';
import { programVersion } from './program-version.ts';
import { testServer } from './testing/fixtures.ts';

const server = await testServer({ extensions: false });
await server.addAgencies([{ name: 'A' }]);
await server.addAthletes([{ name: 'A' }, { name: 'B' }]);

const bare = ({ created_at: _, changed_at: __, ...athlete }: Athlete) => athlete;
const athletes = [anAthlete({ id: '2', name: 'B' }), anAthlete({ id: '1', name: 'A' })].map(bare);

test.each(['', '?', '?limit=1', '?q=A&sort=name', '?limit=-1&sort=nonsense', '?cursor=forged', '?gender='])(
  'without extensions the list is whole and unordered whatever is asked: %s',
  async (query) => {
    const answer = await server.fetch(`/api/athletes/${query}`);
    expect([answer.status, await answer.json()]).toEqual([200, athletes]);
    expect([answer.headers.get('X-Total-Count'), answer.headers.get('Link')]).toEqual([null, null]);
  },
);

test('no answer lists a capability', async () => {
  const told = async (path: string) => {
    const answer = await server.fetch(path);
    return [answer.status, answer.headers.get('Matchpoint-Capabilities')];
  };
  expect([await told('/api/athletes/'), await told('/api/athletes/9'), await told('/api/users/me')]).toEqual([
    [200, null],
    [404, null],
    [501, null],
  ]);
});

test('the other public reads are there', async () => {
  const { noindex: _, ...agency } = anAgency({ id: '1', name: 'A' });
  expect(await (await server.fetch('/api/agencies/?q=x')).json()).toEqual([agency]);
  expect(await (await server.fetch('/api/agencies/1')).json()).toEqual(agency);
  expect(await (await server.fetch('/api/athletes/2/')).json()).toEqual(athletes[0]);
});

const additions = Object.entries(operations).filter(([name]) => !eleven.has(name));
test.each([
  ...additions.map(([, { method, path }]) => [method, path] as const),
  ['GET', '/api/openapi.json'] as const,
  ['GET', '/api'] as const,
])('%s %s is not there', async (method, path) => {
  const answer = await server.fetch(path.replace(/\{\w+\}/g, '1'), { method });
  expect([404, 405]).toContain(answer.status);
  expect(await answer.json()).toEqual({ detail: expect.any(String) });
});

test.each([
  ['/healthz', { status: 'alive' }],
  ['/readyz', { status: 'ready', version: programVersion }],
])('%s answers all the same', async (path, body) => {
  const answer = await server.fetch(path);
  expect([answer.status, await answer.json()]).toEqual([200, body]);
});
