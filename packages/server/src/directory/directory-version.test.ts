import { expect, test } from 'vitest';
import { ConflictError } from '../database/retry-conflicts.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { testService } from '../testing/fixtures.ts';
import { idOf } from '../testing/test-answer.ts';
import { changeDirectory } from './directory-version.ts';

const { server, newPerson } = await testService();
const person = await newPerson();
const path = `/api/users/me/agencies/${await person.createAgency()}`;

async function version(): Promise<bigint> {
  const [directory] = await server.sql<{ version: string }>`select version from directory`;
  return BigInt(directory?.version ?? expect.fail());
}

const athlete = { name: 'Ada', available_semester: 'Fall', available_year: 2027 };
const rows = [
  { ...athlete, client_ref: 'a' },
  { name: '', client_ref: 'b' },
];
const withKey = { headers: { 'Idempotency-Key': 'k' } };
const stale = { headers: { 'If-Match': '"other"' } };

/** Calls in a row: the status of each, and whether the version is another one after it. */
async function seen(
  calls: readonly [method: string, path: string, body?: unknown, init?: object][],
): Promise<[number, boolean][]> {
  const outcomes: [number, boolean][] = [];
  for (const [method, at, body, init] of calls) {
    const before = await version();
    const { status } = await person.call(method, at, body, init);
    outcomes.push([status, (await version()) > before]);
  }
  return outcomes;
}

test('what changes an agency or an athlete raises the version, and nothing else does', async () => {
  const athletes = `${path}/athletes`;
  const at = `${athletes}/${idOf(await person.call('POST', athletes, athlete))}`;
  const agency = { name: 'Second', sports: ['Tennis'] };
  expect(
    await seen([
      ['POST', athletes, athlete, withKey],
      ['POST', athletes, athlete, withKey],
      ['POST', athletes, { ...athlete, GPA: 3 }, withKey],
      ['POST', athletes, { ...athlete, GPA: 9 }],
      ['POST', '/api/users/me/agencies/999999/athletes', athlete],
      ['POST', `${athletes}/batch`, { athletes: rows }],
      ['POST', `${athletes}/batch`, { athletes: rows }],
      ['POST', `${athletes}/batch`, { athletes: [] }],
    ]),
  ).toEqual([
    [201, true],
    [200, false],
    [422, false],
    [422, false],
    [404, false],
    [200, true],
    [200, false],
    [200, false],
  ]);
  expect(
    await seen([
      ['PATCH', at, { bio: 'New' }],
      ['PATCH', at, { bio: 'New' }],
      ['PATCH', at, {}],
      ['PATCH', at, { bio: 'Newer' }, stale],
      ['PATCH', `${athletes}/999999`, { bio: 'x' }],
      ['DELETE', at, undefined, stale],
      ['DELETE', at],
      ['DELETE', at],
    ]),
  ).toEqual([
    [200, true],
    [200, false],
    [200, false],
    [412, false],
    [404, false],
    [412, false],
    [204, true],
    [404, false],
  ]);
  expect(
    await seen([
      ['POST', '/api/users/me/agencies', agency, withKey],
      ['POST', '/api/users/me/agencies', agency, withKey],
      ['PATCH', path, { city: 'Bern' }],
      ['PATCH', path, { city: 'Bern' }],
      ['PATCH', path, { city: 'Basel' }, stale],
      ['GET', path],
      ['GET', '/api/athletes'],
      ['PUT', '/api/users/me/active_profile', { active_profile: path.split('/').at(-1) }],
    ]),
  ).toEqual([
    [201, true],
    [200, false],
    [200, true],
    [200, false],
    [412, false],
    [200, false],
    [200, false],
    [200, false],
  ]);
});

test('a change that is undone leaves the version as it is', async () => {
  const before = await version();
  const failing = changeDirectory(server.database, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await version()).toBe(before);
});

test('writers that come together raise it once each', async () => {
  await server.sql`update directory set version = ${Date.now() + 1e9}`;
  const before = await version();
  await Promise.all(Array.from({ length: 30 }, () => server.changed()));
  expect((await version()) - before).toBe(30n);
});

test('a conflict is tried again, and five in a row are for the client to try later', async () => {
  let tries = 0;
  const conflicting = (conflicts: number) => {
    tries = 0;
    return changeDirectory(server.database, async () => {
      tries += 1;
      if (tries <= conflicts) throw new ConflictError();
      return { result: tries, isChanged: false };
    });
  };
  expect(await conflicting(4)).toBe(5);
  await expect(conflicting(5)).rejects.toThrow(DatabaseUnavailableError);
  expect(tries).toBe(5);
});
