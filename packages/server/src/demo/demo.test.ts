import type { Agency } from '@matchpoint/core/agencies/agency';
import { athleteDraft } from '@matchpoint/core/athletes/fields/athlete-draft';
import { createClient } from '@matchpoint/core/client/client';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { testServer } from '../testing/fixtures.ts';
import { demoAgencies } from './demo-agencies.ts';
import { demoAthletes } from './demo-athletes.ts';
import words from './words.json' with { type: 'json' };

const server = await testServer();
await server.addDemo();

const client = () => createClient({ baseUrl: 'http://matchpoint.test', fetch: server.fetch });
const agencies = demoAgencies();
const athletes = demoAthletes(2000, agencies);

/** Fields that no athlete has, or that all have. */
function withoutGaps<T extends object>(rows: readonly T[], always: string[]): string[] {
  const fields = Object.keys(rows[0] ?? {}).filter((field) => !always.includes(field));
  return fields.filter((field) => {
    const values = rows.map((row) => Object.entries(row).find(([name]) => name === field)?.[1]);
    const gaps = values.filter((value) => value === null || (Array.isArray(value) && value.length === 0));
    return gaps.length === 0 || gaps.length === values.length;
  });
}

test('60 agencies and 2,000 athletes, the same ones each time', async () => {
  expect([demoAgencies(), demoAthletes(2000, demoAgencies())]).toEqual([agencies, athletes]);
  expect((await client().listAgencies()).rows.map(({ name }) => name)).toEqual(
    agencies.map(({ name }) => name).toReversed(),
  );
  expect((await client().listAthletes()).rows.length).toBe(2000);
});

test('every field is in use and every field is missing somewhere', () => {
  expect(withoutGaps(agencies, ['name', 'noindex'])).toEqual([]);
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

const quartiles = (values: readonly (number | null)[]) => {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(sorted.length * share)]);
};

test('scores are spread as in life: ratings by gender, ranks by rating', () => {
  const of = (gender: string) => athletes.filter((athlete) => athlete.gender === gender);
  expect({
    men: quartiles(of('Male').map(({ UTR }) => UTR)),
    women: quartiles(of('Female').map(({ UTR }) => UTR)),
    GPA: quartiles(athletes.map(({ GPA }) => GPA)),
    SAT: quartiles(athletes.map(({ SAT }) => SAT)),
    TOEFL: quartiles(athletes.map(({ TOEFL }) => TOEFL)),
  }).toEqual({
    men: [9.67, 10.56, 11.51],
    women: [7.63, 8.4, 9.2],
    GPA: [3.2, 3.4, 3.6],
    SAT: [1100, 1180, 1270],
    TOEFL: [85, 93, 101],
  });
  const ranked = of('Male').filter(({ ITF }) => ITF !== null);
  const byRating = ranked.toSorted((a, b) => (b.UTR ?? 0) - (a.UTR ?? 0)).filter(({ UTR }) => UTR !== null);
  expect(byRating.map(({ ITF }) => ITF)).toEqual(
    byRating.map(({ ITF }) => ITF ?? 0).toSorted((a, b) => a - b),
  );
});

test('names fit genders, and an agency places the sports of its athletes', () => {
  const misfits = athletes.filter(({ name, gender, sport, agency }) => {
    const first: string = name.split(' ')[0] ?? '';
    const isNamed =
      gender === null || new Set<string>(words.firstNames[gender === 'Male' ? 'Male' : 'Female']).has(first);
    return !isNamed || (agency !== null && !agencies[agency]?.sports.includes(sport ?? ''));
  });
  expect(misfits).toEqual([]);
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
  const real = await testServer();
  await real.addAgencies([{ name: 'A real one' }]);
  await real.addDemo();
  expect(
    await real.sql`select (select count(*)::int from agencies) as agencies, (select count(*)::int from athletes) as athletes`,
  ).toEqual([{ agencies: 1, athletes: 0 }]);
});
