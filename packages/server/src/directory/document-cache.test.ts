import { athlete } from '@matchpoint/core/athletes/fields/athlete';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { testServer } from '../testing/fixtures.ts';
import type { TestServer } from '../testing/test-server.ts';

const one = await testServer();
const other = await testServer({ sharing: one });
beforeEach(async () => {
  await one.sql`truncate agencies, athletes, users restart identity cascade`;
  await one.changed();
});

async function names(server: TestServer, path = '/api/athletes/'): Promise<string[]> {
  const answer = await server.fetch(path);
  return z
    .array(athlete)
    .parse(await answer.json())
    .map(({ name }) => name);
}

async function etag(server: TestServer, path: string, encoding = 'identity'): Promise<string> {
  const answer = await server.fetch(path, { headers: { 'Accept-Encoding': encoding } });
  return answer.headers.get('ETag') ?? '';
}

test('a change of one process is in the next answer of the other, each time', async () => {
  for (let round = 1; round <= 100; round += 1) {
    await one.addAthletes([{ name: `Athlete ${round}` }]);
    expect((await names(other))[0]).toBe(`Athlete ${round}`);
  }
});

test('a database that was restored to an earlier version is answered as it is now', async () => {
  await one.addAthletes([{ name: 'Ada' }]);
  const [directory] = await one.sql<{ version: string }>`select version from directory`;
  await one.addAthletes([{ name: 'Lost' }]);
  expect(await names(one)).toEqual(['Lost', 'Ada']);
  await one.sql`delete from athletes where name = 'Lost'`;
  await one.sql`update directory set version = ${directory?.version ?? ''}::bigint`;
  expect(await names(one)).toEqual(['Ada']);
  const before = await etag(one, '/api/athletes/');
  await one.addAthletes([{ name: 'New' }]);
  expect([await names(one), (await etag(one, '/api/athletes/')) === before]).toEqual([['New', 'Ada'], false]);
});

test('a version comes never a second time: it is at least the time of its change', async () => {
  await one.sql`update directory set version = 7`;
  const start = Date.now();
  const versions: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await one.changed();
    const [directory] = await one.sql<{ version: string }>`select version from directory`;
    versions.push(Number(directory?.version));
  }
  expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
  expect(versions[0]).toBeGreaterThanOrEqual(start);
  const future = start + 1e12;
  await one.sql`update directory set version = ${future}`;
  await one.changed();
  expect(await one.sql`select version from directory`).toEqual([{ version: String(future + 1) }]);
});

test('answers of one version have one strong ETag on every process, and another for each encoding', async () => {
  await one.addAthletes(Array.from({ length: 20 }, (_, index) => ({ name: `Athlete ${index}` })));
  const tags = {
    identity: await etag(one, '/api/athletes/'),
    gzip: await etag(one, '/api/athletes/', 'gzip'),
    br: await etag(one, '/api/athletes/', 'gzip, br'),
  };
  expect(new Set(Object.values(tags)).size).toBe(3);
  for (const tag of Object.values(tags)) expect(tag).toMatch(/^"[\w-]+"$/);
  expect(tags).toEqual({
    identity: await etag(other, '/api/athletes/'),
    gzip: await etag(other, '/api/athletes/', 'gzip'),
    br: await etag(other, '/api/athletes/', 'br'),
  });
});

test('a client that has the newest answer gets 304, and the new one after a change', async () => {
  await one.addAthletes([{ name: 'Ada' }]);
  const [agency] = await one.addAgencies([{ name: 'First' }]);
  const others = [`/api/agencies/${agency}`, '/api/agencies/?limit=1', '/api/athlete-distributions'];
  for (const path of ['/api/athletes/', '/api/athletes/1', '/api/athletes/?sort=name&limit=1', ...others]) {
    const tag = await etag(one, path);
    for (const condition of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const answer = await one.fetch(path, { headers: { 'If-None-Match': condition } });
      expect([answer.status, await answer.text(), answer.headers.get('ETag')], condition).toEqual([
        304,
        '',
        tag,
      ]);
    }
    await one.addAgencies([{ name: 'New' }]);
    const answer = await one.fetch(path, { headers: { 'If-None-Match': tag } });
    expect([answer.status, answer.headers.get('ETag') === tag]).toEqual([200, false]);
  }
});

test('a 304 is for the encoding that the client has', async () => {
  await one.addAthletes(Array.from({ length: 20 }, (_, index) => ({ name: `Athlete ${index}` })));
  const tag = await etag(one, '/api/athletes/', 'br');
  const headers = { 'If-None-Match': tag };
  const same = await one.fetch('/api/athletes/', { headers: { ...headers, 'Accept-Encoding': 'br' } });
  const plain = await one.fetch('/api/athletes/', { headers });
  expect([same.status, plain.status]).toEqual([304, 200]);
});
