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

/** A call, its status, and whether the version is another one after it. */
type Row = [method: string, path: string, body: unknown, status: number, isRaised: boolean, init?: object];

test('what changes an agency or an athlete raises the version, and nothing else does', async () => {
  const athletes = `${path}/athletes`;
  const at = `${athletes}/${idOf(await person.call('POST', athletes, athlete))}`;
  const agencies = '/api/users/me/agencies';
  const agency = { name: 'Second', sports: ['Tennis'] };
  const expected: Row[] = [
    ['POST', athletes, athlete, 201, true, withKey],
    ['POST', athletes, athlete, 200, false, withKey],
    ['POST', athletes, { ...athlete, GPA: 3 }, 422, false, withKey],
    ['POST', athletes, { ...athlete, GPA: 9 }, 422, false],
    ['POST', `${agencies}/999999/athletes`, athlete, 404, false],
    ['POST', `${athletes}/batch`, { athletes: rows }, 200, true],
    ['POST', `${athletes}/batch`, { athletes: rows }, 200, false],
    ['POST', `${athletes}/batch`, { athletes: [] }, 200, false],
    ['PATCH', at, { bio: 'New' }, 200, true],
    ['PATCH', at, { bio: 'New' }, 200, false],
    ['PATCH', at, {}, 200, false],
    ['PATCH', at, { bio: 'Newer' }, 412, false, stale],
    ['PATCH', `${athletes}/999999`, { bio: 'x' }, 404, false],
    ['DELETE', at, undefined, 412, false, stale],
    ['DELETE', at, undefined, 204, true],
    ['DELETE', at, undefined, 404, false],
    ['POST', agencies, agency, 201, true, withKey],
    ['POST', agencies, agency, 200, false, withKey],
    ['PATCH', path, { city: 'Bern' }, 200, true],
    ['PATCH', path, { city: 'Bern' }, 200, false],
    ['PATCH', path, { city: 'Basel' }, 412, false, stale],
    ['GET', path, undefined, 200, false],
    ['GET', '/api/athletes', undefined, 200, false],
    ['PUT', '/api/users/me/active_profile', { active_profile: path.split('/').at(-1) }, 200, false],
  ];
  const seen: unknown[] = [];
  for (const [method, to, body, , , init] of expected) {
    const before = await version();
    const { status } = await person.call(method, to, body, init);
    seen.push([method, to, body, status, (await version()) > before, ...(init ? [init] : [])]);
  }
  expect(seen).toEqual(expected);
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
