import { athlete } from '@matchpoint/core/athletes/athlete';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openPools } from '../src/database/pools.ts';
import { createFreshReads } from '../src/directory/fresh-reads.ts';
import { testProject, testServer } from '../src/testing/fixtures.ts';
import { testLimits } from '../src/testing/test-cluster.ts';
import { testPerson } from '../src/testing/test-person.ts';
import type { TestServer } from '../src/testing/test-server.ts';
import { startReplicatedCluster } from './replicated-cluster.ts';

const cluster = await startReplicatedCluster();
afterAll(cluster.stop);
const project = await testProject();
const options = { cluster: cluster.address, replica: cluster.replica.address, identity: project.identity };
const one = await testServer(options);
const other = await testServer({ ...options, sharing: one });
const person = await testPerson(one, project);
const agency = `/api/users/me/agencies/${await person.createAgency()}`;

const both = () => [one, other];

/** How the replica's reads ended since the last call, of both servers together. */
let before = { answered: 0, behind: 0, failed: 0 };
function counted(): typeof before {
  const sum = (count: 'answered' | 'behind' | 'failed') =>
    both().reduce((total, { replica }) => total + (replica?.[count] ?? 0), 0);
  const now = { answered: sum('answered'), behind: sum('behind'), failed: sum('failed') };
  const since = {
    answered: now.answered - before.answered,
    behind: now.behind - before.behind,
    failed: now.failed - before.failed,
  };
  before = now;
  return since;
}

async function names(server: TestServer, path: string): Promise<string[]> {
  return z
    .array(athlete)
    .parse(await (await server.fetch(path)).json())
    .map(({ name }) => name);
}

async function add(name: string, at = one): Promise<string> {
  const body = { name, available_semester: 'Fall', available_year: 2027 };
  const answer = await person.call('POST', `${agency}/athletes`, body, { at });
  expect(answer.status).toBe(201);
  return z.object({ id: z.string() }).parse(answer.body).id;
}

/** Lists that no cache has, until the replica has answered one on each server. */
let unique = 0;
const freshPath = () => `/api/athletes/?limit=1&q=&max_gpa=${(unique++ / 1000 + 1).toFixed(3)}`;
async function untilReplicaAnswers(): Promise<void> {
  for (const server of both()) {
    const start = server.replica?.answered;
    await expect
      .poll(
        async () => {
          await server.fetch(freshPath());
          return server.replica?.answered;
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(start ?? 0);
  }
  counted();
}

test('a replica that is up to date answers lists, entries, distributions and the sitemap', async () => {
  const id = await add('Ada');
  await untilReplicaAnswers();
  const paths = [
    '/api/athletes/?sort=name',
    `/api/athletes/${id}`,
    '/api/athlete-distributions',
    '/api/agencies/',
  ];
  for (const path of paths) expect((await one.fetch(path)).status, path).toBe(200);
  expect(counted()).toEqual({ answered: paths.length, behind: 0, failed: 0 });
  expect(await (await one.fetch('/readyz')).json()).toEqual({ status: 'ready', replica: 'read' });
});

test('what a replica that is behind has not seen comes from the primary, on every server, each time', async () => {
  await untilReplicaAnswers();
  await cluster.replica.pause();
  try {
    for (let round = 1; round <= 50; round += 1) {
      const [writer, reader] = round % 2 === 0 ? [one, other] : [other, one];
      const id = await add(`Athlete ${round}`, writer);
      expect((await names(reader, '/api/athletes/'))[0]).toBe(`Athlete ${round}`);
      expect((await reader.fetch(`/api/athletes/${id}`)).status).toBe(200);
    }
    // An athlete whom the replica does not have at all is asked of the primary without a version to compare.
    expect(counted()).toEqual({ answered: 0, behind: 50, failed: 0 });
  } finally {
    await cluster.replica.resume();
  }
  await untilReplicaAnswers();
});

test('a whole list that is streamed comes from the replica, or where that is behind from the primary', async () => {
  await one.addAthletes(Array.from({ length: 2001 }, (_, index) => ({ name: `Streamed ${index}` })));
  await untilReplicaAnswers();
  const count = async () => (await names(other, '/api/athletes/?q=streamed')).length;
  expect(await count()).toBe(2001);
  // Once for its length, once for its rows.
  expect(counted()).toEqual({ answered: 2, behind: 0, failed: 0 });
  await cluster.replica.pause();
  try {
    await one.addAthletes([{ name: 'Streamed too' }]);
    expect(await count()).toBe(2002);
    expect(counted()).toEqual({ answered: 0, behind: 2, failed: 0 });
  } finally {
    await cluster.replica.resume();
  }
});

test('a replica that is killed under load fails nobody, and is used again when it is back', async () => {
  await untilReplicaAnswers();
  let isLoaded = true;
  const load = both().map(async (server) => {
    const statuses = new Set<number>();
    while (isLoaded) statuses.add((await server.fetch(freshPath())).status);
    return [...statuses];
  });
  try {
    await cluster.replica.kill();
    await expect.poll(() => both().map(({ replica }) => replica?.isUsed)).toEqual([false, false]);
    expect(await (await one.fetch('/readyz')).json()).toEqual({ status: 'ready', replica: 'not read' });
    await cluster.replica.start();
    await untilReplicaAnswers();
  } finally {
    isLoaded = false;
  }
  expect(await Promise.all(load)).toEqual([[200], [200]]);
  expect(one.logged.slice(-2)).toEqual([
    { message: 'the replica is not read, the primary answers', problem: expect.any(String) },
    { message: 'the replica is read' },
  ]);
});

test('a replica that hangs makes nobody fail', async () => {
  await untilReplicaAnswers();
  const thaw = await cluster.replica.freeze();
  try {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await one.fetch(freshPath())).status),
    );
    expect(statuses).toEqual(statuses.map(() => 200));
    await expect.poll(() => one.replica?.isUsed, { timeout: 10_000 }).toBe(false);
  } finally {
    thaw();
  }
  await untilReplicaAnswers();
});

test('a replica of another database is not read', async () => {
  const pools = openPools(one.address, testLimits, {
    ...cluster.replica.address,
    database: one.address.database,
  });
  const logged: string[] = [];
  const log = (facts: object, message: string) => void logged.push(`${message} ${JSON.stringify(facts)}`);
  const options = { primary: pools, replica: pools.replica, log: { info: log, warn: log, error: log } };
  createFreshReads({ ...options, epoch: 'of another' });
  await expect
    .poll(() => logged)
    .toEqual(['the replica is not read, the primary answers {"problem":"it is of another database"}']);
  expect(pools.replica?.status.isUsed).toBe(false);
  await pools.end();
});
