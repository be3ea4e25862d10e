import { describe, expect, test } from 'vitest';
import * as z from 'zod';
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

async function count(): Promise<number> {
  const [row] = await server.sql<{ count: string }>`select count(*) from athletes`;
  return Number(row?.count);
}

const least = { name: 'Demo Player', available_semester: 'Fall', available_year: 2027 } as const;
const full = {
  ...least,
  name: 'دانا <script>alert(1)</script> 🎾',
  sport: 'Tennis',
  gender: 'Female',
  country_of_residence: 'Switzerland',
  GPA: 3.7,
  SAT: 1200,
  TOEFL: 0,
  UTR: 10.07,
  ITF: 500,
  profile_url: 'https://example.com/profile?a=b#c',
  video_1: 'http://example.com/video',
  bio: 'First line\nsecond "line" \\ with signs',
} as const;
const stored = ({ agency }: Owner, id: string, facts: object = {}) =>
  aCreatedAthlete({
    id,
    ...full,
    country_of_residence: 'CH',
    agency_id: agency,
    agency_name: 'Own Agency',
    ...facts,
  });

describe('creating', () => {
  test('an athlete with every field is answered, and listed at once', async () => {
    const me = await owner();
    expect((await server.fetch('/api/athletes/')).status).toBe(200);
    const answer = await me.call('POST', me.path, full);
    const athlete = stored(me, idOf(answer));
    expect(said(answer)).toEqual({ status: 201, body: athlete });
    expect(await publicly(idOf(answer))).toEqual(athlete);
    expect(await (await server.fetch('/api/athletes/?limit=1')).json()).toEqual([athlete]);
    expect(said(await me.call('GET', me.path))).toEqual({
      status: 200,
      body: [{ id: idOf(answer), name: full.name, sport: 'Tennis' }],
    });
  });

  test('name and available for are enough; the sport is Tennis where it is not said', async () => {
    const me = await owner();
    const answer = await me.call('POST', `${me.path}/`, { ...least, bio: ' ', agency_id: '1', id: '7' });
    expect(said(answer)).toEqual({
      status: 201,
      body: aCreatedAthlete({ id: idOf(answer), ...least, agency_id: me.agency, agency_name: 'Own Agency' }),
    });
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

  test('a number that JSON can write and no number can hold is refused', async () => {
    const me = await owner();
    const before = await count();
    const body = '{"name":"x","available_semester":"Fall","available_year":1e999}';
    expect(said(await me.call('POST', me.path, body))).toEqual(
      refusal(['available_year', 'must be a number']),
    );
    expect(await count()).toBe(before);
  });

  test('the longest of everything fits', async () => {
    const me = await owner();
    const longest = {
      ...full,
      name: '\u{10ffff}'.repeat(100),
      profile_url: `https://e.com/${'x'.repeat(1986)}`,
      video_1: `https://e.com/${'ü'.repeat(1986)}`,
      bio: '\u0001'.repeat(5000),
      ITF: Number.MAX_SAFE_INTEGER,
    };
    const answer = await me.call('POST', me.path, longest);
    expect(said(answer)).toEqual({
      status: 201,
      body: stored(me, idOf(answer), { ...longest, country_of_residence: 'CH' }),
    });
  });

  test('whatever is created at the same time, each call is answered with its own athlete', async () => {
    const people = [await owner(), await owner()];
    const calls = people.flatMap((person) =>
      people.flatMap(({ path }) =>
        Array.from({ length: 40 }, (_, index) => {
          const draft = { ...least, name: `Demo ${index}` };
          const headers = index % 2 === 0 ? { 'Idempotency-Key': `key-${index}` } : {};
          return { person, isOwn: person.path === path, path, draft, headers };
        }),
      ),
    );
    const answers = await Promise.all(
      calls.map(({ person, path, draft, headers }) => person.call('POST', path, draft, { headers })),
    );
    expect(answers.map(said)).toEqual(
      calls.map(({ person: { agency }, isOwn, draft }) =>
        isOwn
          ? {
              status: 201,
              body: aCreatedAthlete({
                ...draft,
                id: expect.stringMatching(/^\d+$/),
                agency_id: agency,
                agency_name: 'Own Agency',
              }),
            }
          : missing('agency'),
      ),
    );
    const created = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    for (const { agency, path, call } of people) {
      const own = created.filter(
        (body) => z.object({ agency_id: z.string() }).parse(body).agency_id === agency,
      );
      const page = await server.fetch(`/api/athletes/?agency_id=${agency}&limit=100`);
      expect(new Set(z.array(z.unknown()).parse(await page.json()))).toEqual(new Set(own));
      expect((await call('GET', path)).body).toHaveLength(40);
    }
  });
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
      me.call('POST', me.path, full),
      me.call('POST', me.path, full, { headers: { 'Idempotency-Key': 'k' } }),
      me.call('POST', `${me.path}/batch`, { athletes: [{ ...full, client_ref: 'a' }] }),
    ];
    await expect.poll(waiting).toBe(3);
  });
  expect((await Promise.all(calls)).map(said)).toEqual([
    missing('agency'),
    missing('agency'),
    missing('agency'),
  ]);
});

test('a key belongs to its agency, and is free again when its athlete is removed', async () => {
  const withKey = { headers: { 'Idempotency-Key': 'k' } };
  const [me, other] = [await owner(), await owner()];
  const id = idOf(await me.call('POST', me.path, full, withKey));
  expect((await other.call('POST', other.path, full, withKey)).status).toBe(201);
  expect((await me.call('DELETE', `${me.path}/${id}`)).status).toBe(204);
  expect((await me.call('POST', me.path, full, withKey)).status).toBe(201);
});

describe('one’s own athlete', () => {
  test('is read and edited; what the edit leaves out stays, and null takes away', async () => {
    const me = await owner();
    const id = idOf(await me.call('POST', me.path, full));
    const at = `${me.path}/${id}`;
    const read = await me.call('GET', `${at}/`);
    expect(said(read)).toEqual({ status: 200, body: stored(me, id) });
    const edit = {
      name: 'Renamed',
      sport: 'Soccer',
      available_semester: 'Spring',
      available_year: 2050,
      country_of_residence: 'fra',
      GPA: null,
      TOEFL: 120,
      bio: '',
      video_1: null,
      gender: null,
    };
    const now = stored(me, id, { ...edit, country_of_residence: 'FR', bio: null });
    const edited = await me.call('PATCH', at, edit);
    expect(said(edited)).toEqual({ status: 200, body: now });
    expect(edited.headers.get('ETag')).toMatch(/^"[^"]+"$/);
    expect(edited.headers.get('ETag')).not.toBe(read.headers.get('ETag'));
    expect(await publicly(id)).toEqual(now);
    expect(await (await server.fetch('/api/athletes/?q=renamed')).json()).toEqual([now]);
    expect((await me.call('GET', me.path)).body).toEqual([{ id, name: 'Renamed', sport: 'Soccer' }]);
  });

  test('an edit tells what is wrong for each field, and changes nothing', async () => {
    const me = await owner();
    const id = idOf(await me.call('POST', me.path, full));
    expect(
      said(
        await me.call('PATCH', `${me.path}/${id}`, {
          name: null,
          sport: null,
          available_semester: null,
          available_year: null,
          GPA: 4.1,
          SAT: 1000,
        }),
      ),
    ).toEqual(
      refusal(
        ['name', 'must be text'],
        ['sport', 'must be one of Tennis, Soccer'],
        ['available_semester', 'must be one of Fall, Spring'],
        ['available_year', 'must be a number'],
        ['GPA', 'must be between 1 and 4'],
      ),
    );
    expect(await publicly(id)).toEqual(stored(me, id));
  });

  test('is removed, and is gone from every list at once', async () => {
    const me = await owner();
    const id = idOf(await me.call('POST', me.path, full));
    expect(await publicly(id)).toEqual(stored(me, id));
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

  test('is no athlete of another agency, its person’s second or somebody else’s', async () => {
    const [me, other] = [await owner(), await owner()];
    const [mine, theirs] = [await me.call('POST', me.path, full), await other.call('POST', other.path, full)];
    const second = await me.createAgency('My second');
    for (const path of [
      `${me.path}/${idOf(theirs)}`,
      `/api/users/me/agencies/${second}/athletes/${idOf(mine)}`,
    ]) {
      expect(said(await me.call('GET', path))).toEqual(missing('athlete'));
      expect(said(await me.call('PATCH', path, { name: 'Mine now' }))).toEqual(missing('athlete'));
      expect(said(await me.call('DELETE', path))).toEqual(missing('athlete'));
    }
    expect(await publicly(idOf(theirs))).toEqual(stored(other, idOf(theirs)));
    expect(await publicly(idOf(mine))).toEqual(stored(me, idOf(mine)));
  });

  test('the agency’s new name stands at its athletes at once', async () => {
    const me = await owner();
    const id = idOf(await me.call('POST', me.path, full));
    await me.call('PATCH', `/api/users/me/agencies/${me.agency}`, { name: 'New "name"' });
    const now = stored(me, id, { agency_name: 'New "name"' });
    expect([(await me.call('GET', `${me.path}/${id}`)).body, await publicly(id)]).toEqual([now, now]);
  });
});

describe('a version', () => {
  const detail =
    'This athlete was changed meanwhile; nothing was saved. Look at it as it is now, then save again.';

  test('that is no more the newest is not removed', async () => {
    const me = await owner();
    const created = await me.call('POST', me.path, full);
    const at = `${me.path}/${idOf(created)}`;
    const old = { headers: { 'If-Match': created.headers.get('ETag') ?? '' } };
    const edited = await me.call('PATCH', at, { GPA: 3 });
    expect(said(await me.call('DELETE', at, undefined, old))).toEqual({ status: 412, body: { detail } });
    expect((await me.call('GET', at)).body).toMatchObject({ GPA: 3 });
    const newest = { headers: { 'If-Match': edited.headers.get('ETag') ?? '' } };
    expect((await me.call('DELETE', at, undefined, newest)).status).toBe(204);
    expect(said(await me.call('PATCH', at, { GPA: 2 }, newest))).toEqual(missing('athlete'));
  });

  test('without one every edit is made, each over what it says alone', async () => {
    const me = await owner();
    const at = `${me.path}/${idOf(await me.call('POST', me.path, least))}`;
    const edits = [{ GPA: 3 }, { SAT: 1000 }, { TOEFL: 100 }, { UTR: 9.5 }, { ITF: 70 }, { bio: 'x' }];
    const answers = await Promise.all(edits.map((edit) => me.call('PATCH', at, edit)));
    expect(answers.map(({ status }) => status)).toEqual(edits.map(() => 200));
    expect((await me.call('GET', at)).body).toMatchObject(Object.assign({}, ...edits));
  });
});
