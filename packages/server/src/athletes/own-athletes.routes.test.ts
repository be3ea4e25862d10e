import { describe, expect, test } from 'vitest';
import { sql } from '../database/sql.ts';
import { testService } from '../testing/fixtures.ts';
import { aCreatedAthlete, idOf, missing, refusal, said } from '../testing/test-answer.ts';
import type { TestPerson } from '../testing/test-person.ts';

const { server, newPerson } = await testService();

interface Owner extends TestPerson {
  readonly agency: string;
  /** Where the agency's athletes are. */
  readonly path: string;
}

async function owner(): Promise<Owner> {
  const person = await newPerson();
  const agency = await person.createAgency('Own Agency');
  return { ...person, agency, path: `/api/users/me/agencies/${agency}/athletes` };
}

async function publicly(id: string): Promise<unknown> {
  return (await server.fetch(`/api/athletes/${id}`)).json();
}

const least = { name: 'Demo Player', available_semester: 'Fall', available_year: 2027 } as const;
const stored = ({ agency }: Owner, id: string, facts: object = {}) =>
  aCreatedAthlete({
    id,
    ...least,
    agency_id: agency,
    agency_name: 'Own Agency',
    ...facts,
  });

test('second readings are accepted, and the first names win', async () => {
  const me = await owner();
  const read = async (body: object) => (await me.call('POST', me.path, { ...least, ...body })).body;
  const second = {
    coutry_of_residence: 'deu',
    agency_profile: 'https://example.com/second',
    video1: 'https://example.com/second-video',
  };
  expect(await read(second)).toMatchObject({
    country_of_residence: 'DE',
    profile_url: 'https://example.com/second',
    video_1: 'https://example.com/second-video',
  });
  expect(
    await read({ ...second, country_of_residence: 'CH', video_1: 'https://example.com/1' }),
  ).toMatchObject({
    country_of_residence: 'CH',
    profile_url: 'https://example.com/second',
    video_1: 'https://example.com/1',
  });
  expect(said(await me.call('POST', me.path, { ...least, video1: 'javascript:alert(1)' }))).toEqual(
    refusal(['video_1', 'must be a link that starts with http:// or https://']),
  );
});

test('an agency that is removed while its athletes wait to be created is answered as one that does not exist', async () => {
  const me = await owner();
  const waiting = async () => {
    const rows = await server.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return rows.length;
  };
  let calls: ReturnType<typeof me.call>[] = [];
  await server.database.transaction(async ({ query }) => {
    await query(sql`delete from agencies where id = ${me.agency}`);
    calls = [
      me.call('POST', me.path, least),
      me.call('POST', me.path, least, { headers: { 'Idempotency-Key': 'k' } }),
      me.call('POST', `${me.path}/batch`, { athletes: [{ ...least, client_ref: 'a' }] }),
    ];
    await expect.poll(waiting).toBe(3);
  });
  expect((await Promise.all(calls)).map(said)).toEqual([
    missing('agency'),
    missing('agency'),
    missing('agency'),
  ]);
});

describe('one’s own athlete', () => {
  test('is removed, and is gone from every list at once', async () => {
    const me = await owner();
    const id = idOf(await me.call('POST', me.path, least));
    expect(await publicly(id)).toEqual(stored(me, id));
    expect((await me.call('GET', me.path)).body).toEqual([{ id, name: least.name, sport: 'Tennis' }]);
    const removed = await me.call('DELETE', `${me.path}/${id}`);
    expect([removed.status, removed.body, removed.headers.get('Cache-Control')]).toEqual([
      204,
      null,
      'no-store',
    ]);
    expect(await publicly(id)).toEqual({ detail: 'Not found' });
    expect((await me.call('GET', me.path)).body).toEqual([]);
    expect(said(await me.call('DELETE', `${me.path}/${id}`))).toEqual(missing('athlete'));
    expect(said(await me.call('PATCH', `${me.path}/${id}`, { name: 'x' }))).toEqual(missing('athlete'));
  });

  test('the agency’s new name stands at its athletes at once', async () => {
    const me = await owner();
    const id = idOf(await me.call('POST', me.path, least));
    await me.call('PATCH', `/api/users/me/agencies/${me.agency}`, { name: 'New "name"' });
    const now = stored(me, id, { agency_name: 'New "name"' });
    expect([(await me.call('GET', `${me.path}/${id}`)).body, await publicly(id)]).toEqual([now, now]);
  });
});

test('without a version every edit is made, each over what it says alone', async () => {
  const me = await owner();
  const at = `${me.path}/${idOf(await me.call('POST', me.path, least))}`;
  const edits = [{ GPA: 3 }, { SAT: 1000 }, { TOEFL: 100 }, { UTR: 9.5 }, { ITF: 70 }, { bio: 'x' }];
  const answers = await Promise.all(edits.map((edit) => me.call('PATCH', at, edit)));
  expect(answers.map(({ status }) => status)).toEqual(edits.map(() => 200));
  expect((await me.call('GET', at)).body).toMatchObject(Object.assign({}, ...edits));
});
