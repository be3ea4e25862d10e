import { athlete } from '@matchpoint/core/athletes/athlete';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { connect } from '../database/connection.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  one = await startTestServer({ cluster: inject('testCluster') });
  other = await startTestServer({ cluster: inject('testCluster'), sharing: one });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});
beforeEach(async () => {
  await one.sql`truncate agencies, athletes, users restart identity`;
  one.changed();
});

async function names(server: TestServer, path = '/api/athletes/'): Promise<string[]> {
  const answer = await server.fetch(path);
  return z
    .array(athlete)
    .parse(await answer.json())
    .map(({ name }) => name);
}

/** Calls until the answer is as expected; a server that keeps an old answer never gets there. */
async function eventually(server: TestServer, expected: string[]): Promise<void> {
  await expect.poll(() => names(server), { interval: 5, timeout: 20_000 }).toEqual(expected);
}

async function etag(server: TestServer, path: string, encoding = 'identity'): Promise<string> {
  const answer = await server.fetch(path, { headers: { 'Accept-Encoding': encoding } });
  return answer.headers.get('ETag') ?? '';
}

test('a process sees its own changes in the next answer', async () => {
  for (const name of ['Ada', 'Bo', 'Cy']) {
    await one.addAthletes([{ name }]);
    expect((await names(one))[0]).toBe(name);
  }
});

test('a process hears of the changes of another', async () => {
  await eventually(other, []);
  await one.addAthletes([{ name: 'Ada' }]);
  await eventually(other, ['Ada']);
});

test('a change that nobody announced is seen when the lease is over', async () => {
  await eventually(other, []);
  await one.sql`insert into athletes (name, sport, name_key) values ('Typed in by hand', 'Tennis', 'x')`;
  await eventually(other, ['Typed in by hand']);
});

test('while its listener is away, every request asks the database, and it comes back by itself', async () => {
  const lonely = await startTestServer({ cluster: inject('testCluster'), sharing: one });
  expect(await names(lonely)).toEqual([]);
  const { database } = one.address;
  const admin = connect({ ...one.address, database: 'postgres' }, { max: 1 });
  await admin`alter database ${admin(database)} allow_connections false`;
  await admin`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${database} and application_name like 'matchpoint listener %'`;
  await expect.poll(lonely.isListening, { interval: 1, timeout: 20_000 }).toBe(false);
  await one.sql`insert into athletes (name, sport, name_key) values ('At once', 'Tennis', 'x')`;
  expect(await names(lonely)).toEqual(['At once']);
  await admin`alter database ${admin(database)} allow_connections true`;
  await expect.poll(lonely.isListening, { interval: 5, timeout: 20_000 }).toBe(true);
  await admin.end();
  await lonely.stop();
});

test('answers of one version have one strong ETag on every process, and another for each encoding', async () => {
  await one.addAthletes(Array.from({ length: 20 }, (_, index) => ({ name: `Athlete ${index}` })));
  await eventually(other, await names(one));
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
  for (const path of ['/api/athletes/', '/api/athletes/1', '/api/athletes/?sort=name&limit=1']) {
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

test('an athlete that is gone is not found, also with its last ETag', async () => {
  await one.addAthletes([{ name: 'Ada' }]);
  const tag = await etag(one, '/api/athletes/1');
  await one.sql`delete from athletes`;
  one.changed();
  const answer = await one.fetch('/api/athletes/1', { headers: { 'If-None-Match': tag } });
  expect(answer.status).toBe(404);
});

test('requests that come together, during changes, never get an answer older than their asking', async () => {
  for (let round = 1; round <= 20; round += 1) {
    const early = [names(one), names(other)];
    await one.addAthletes([{ name: `Athlete ${round}` }]);
    const lists = await Promise.all([names(one), names(one, '/api/athletes/?sort=-created'), names(one)]);
    expect(lists.map((list) => list.length)).toEqual([round, round, round]);
    await Promise.all(early);
  }
});
