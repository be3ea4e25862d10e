import type { Agency } from '@matchpoint/core/agencies/agency';
import { athleteDraft } from '@matchpoint/core/athletes/athlete';
import { createClient } from '@matchpoint/core/service/client';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { demoAgencies } from './demo-agencies.ts';
import { demoAthletes } from './demo-athletes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ cluster: inject('testCluster') });
  await server.addDemo();
});
afterAll(() => server.stop());

const client = () => createClient({ baseUrl: 'http://matchpoint.test', fetch: server.fetch });
const agencies = demoAgencies();
const athletes = demoAthletes(2000, agencies.length);

/** Fields that nobody has, or that everybody has. */
function withoutGaps<T extends object>(rows: readonly T[], always: string[]): string[] {
  const fields = Object.keys(rows[0] ?? {}).filter((field) => !always.includes(field));
  return fields.filter((field) => {
    const values = rows.map((row) => Object.entries(row).find(([name]) => name === field)?.[1]);
    const gaps = values.filter((value) => value === null || (Array.isArray(value) && value.length === 0));
    return gaps.length === 0 || gaps.length === values.length;
  });
}

test('60 agencies and 2,000 athletes, the same ones each time', async () => {
  expect([demoAgencies(), demoAthletes(2000, 60)]).toEqual([agencies, athletes]);
  expect((await client().listAgencies()).rows.map(({ name }) => name)).toEqual(
    agencies.map(({ name }) => name).toReversed(),
  );
  expect((await client().listAthletes()).rows.length).toBe(2000);
});

test('every field is in use and every field is missing somewhere', () => {
  expect(withoutGaps(agencies, ['name'])).toEqual([]);
  expect(withoutGaps(athletes, ['name', 'sport'])).toEqual([]);
});

test('some have everything, some only what everybody has, and one agency has nobody', async () => {
  const gaps = athletes.map((athlete) => Object.values(athlete).filter((value) => value === null).length);
  expect([Math.min(...gaps), Math.max(...gaps) >= 11]).toEqual([0, true]);
  const { rows } = await client().listAthletes();
  const busy = new Set(rows.map(({ agency_id }) => agency_id));
  const idle = (await client().listAgencies()).rows.filter(({ id }: Agency) => !busy.has(id));
  expect(idle.length).toBeGreaterThan(0);
});

test('an athlete with everything breaks no rule of the create payload', () => {
  const complete = athletes.filter((athlete) => Object.values(athlete).every((value) => value !== null));
  expect(complete.length).toBeGreaterThan(10);
  expect(complete.flatMap((athlete) => safeParse(athleteDraft, athlete).error?.issues ?? [])).toEqual([]);
});

test('links and addresses lead nowhere', () => {
  const text = JSON.stringify([agencies, athletes]);
  const hosts = new Set(Array.from(text.matchAll(/(?:https:\/\/|@)([\w.-]+)/g), ([, host]) => host));
  expect([...hosts].filter((host) => !/(^|\.)example\.(com|org)$/.test(host ?? ''))).toEqual([]);
});

test('it is loaded once: what people removed or added stays as it is', async () => {
  await server.sql`delete from athletes`;
  await server.sql`delete from agencies`;
  await server.changed();
  await server.addDemo();
  expect((await client().listAthletes()).rows).toEqual([]);
});

test('a directory with entries of its own gets none', async () => {
  const real = await startTestServer({ cluster: inject('testCluster') });
  await real.addAgencies([{ name: 'A real one' }]);
  await real.addDemo();
  expect(
    await real.sql`select (select count(*)::int from agencies) as agencies, (select count(*)::int from athletes) as athletes`,
  ).toEqual([{ agencies: 1, athletes: 0 }]);
  await real.stop();
});
