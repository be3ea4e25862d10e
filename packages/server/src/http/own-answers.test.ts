import { anAgency } from '@matchpoint/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { raw } from '../database/sql.ts';
import { testService } from '../testing/fixtures.ts';
import { done } from '../testing/test-agency.ts';
import { aCreatedAthlete, idOf, missing, refusal, said, told } from '../testing/test-answer.ts';
import type { TestAnswer, TestPerson } from '../testing/test-person.ts';

const { server, newPerson, beside } = await testService();
const plain = await beside({ extensions: false });

interface Owner extends TestPerson {
  /** Where one's own are created, and each is found by its id. */
  readonly path: string;
  /** What is stored of `draft`, with `facts` over it. */
  entity(id: string, facts?: object): object;
}

const agency = {
  name: 'Ünï Tennis 🎾 <b>',
  sports: ['Tennis', 'Soccer'],
  address: '1 Demo Street',
  city: 'Zürich',
  zip_code: '8000',
  country: 'CH',
  email: 'agency@example.com',
  phone_number: '+41 00 000 00 00',
  agency_information: 'مرحبا\nsecond line',
};
const athlete = {
  name: 'دانا <script>alert(1)</script> 🎾',
  sport: 'Tennis',
  gender: 'Female',
  country_of_residence: 'CH',
  available_semester: 'Fall',
  available_year: 2027,
  GPA: 3.7,
  SAT: 1200,
  TOEFL: 0,
  UTR: 10.07,
  ITF: 500,
  profile_url: 'https://example.com/profile?a=b#c',
  video_1: 'http://example.com/video',
  bio: 'First line\nsecond "line" \\ with signs',
} as const;

const nouns = [
  {
    noun: 'agency',
    plural: 'agencies',
    draft: agency,
    written: { ...agency, country: 'Switzerland' },
    wasFound: 'zurich',
    change: { city: 'Bern' },
    edits: ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name })),
    edit: { name: 'Renamed', sports: ['Soccer'], country: 'Germany', city: null, email: null, address: '' },
    edited: { name: 'Renamed', sports: ['Soccer'], country: 'DE', city: null, email: null, address: null },
    wrong: { name: null, sports: [], city: 7, country: 'Atlantis', address: 'fine' },
    problems: refusal(
      ['name', 'must be text'],
      ['sports', 'is required'],
      ['city', 'must be text'],
      ['country', 'must be a country name or an ISO code'],
    ),
    owner: async (): Promise<Owner> => ({
      ...(await newPerson()),
      path: '/api/users/me/agencies',
      entity: (id, facts) => anAgency({ id, ...agency, ...facts }),
    }),
  },
  {
    noun: 'athlete',
    plural: 'athletes',
    draft: athlete,
    written: { ...athlete, country_of_residence: 'Switzerland' },
    wasFound: 'switzerland',
    change: { GPA: 3 },
    edits: [2030, 2031, 2032, 2033, 2034, 2035].map((available_year) => ({ available_year })),
    edit: {
      ...{ name: 'Renamed', sport: 'Soccer', available_semester: 'Spring', available_year: 2050 },
      ...{ country_of_residence: 'fra', GPA: null, TOEFL: 120, bio: '', video_1: null, gender: null },
    },
    edited: {
      ...{ name: 'Renamed', sport: 'Soccer', available_semester: 'Spring', available_year: 2050 },
      ...{ country_of_residence: 'FR', GPA: null, TOEFL: 120, bio: null, video_1: null, gender: null },
    },
    wrong: {
      ...{ name: null, sport: null, available_semester: null, available_year: null },
      ...{ GPA: 4.1, SAT: 1000 },
    },
    problems: refusal(
      ['name', 'must be text'],
      ['sport', 'must be one of Tennis, Soccer'],
      ['available_semester', 'must be one of Fall, Spring'],
      ['available_year', 'must be a number'],
      ['GPA', 'must be between 1 and 4'],
    ),
    owner: async (): Promise<Owner> => {
      const person = await newPerson();
      const id = await person.createAgency('Own Agency');
      const its = { agency_id: id, agency_name: 'Own Agency' };
      return {
        ...person,
        path: `/api/users/me/agencies/${id}/athletes`,
        entity: (id, facts) => aCreatedAthlete({ id, ...athlete, ...its, ...facts }),
      };
    },
  },
];

describe.each(nouns)('$noun', (its) => {
  const { noun, plural, draft, change, owner } = its;
  const publicly = async (id: string) => (await server.fetch(`/api/${plural}/${id}`)).json();
  async function count(): Promise<number> {
    const [row] = await server.sql<{ count: number }>`select count(*)::int from ${raw(plural)}`;
    return row?.count ?? expect.fail();
  }
  const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });
  const outdated = told(
    412,
    `This ${noun} was changed meanwhile; nothing was saved. Reload it, then save again.`,
  );
  const withVersion = (version: string | null) => ({ headers: { 'If-Match': version ?? expect.fail() } });

  test('takes nothing from a body that the service sets', async () => {
    const me = await owner();
    const set = { id: '7', owner_id: '1', agency_id: '1', version: 9, answer: '{}' };
    const answer = await me.call('POST', `${me.path}/`, { ...draft, ...set });
    expect(idOf(answer)).not.toBe('7');
    expect(said(answer)).toEqual({ status: 201, body: me.entity(idOf(answer)) });
  });

  test('is read and edited; what the edit leaves out stays, and null takes away', async () => {
    const me = await owner();
    const id = idOf(await me.call('POST', me.path, its.written));
    const read = await me.call('GET', `${me.path}/${id}/`);
    expect(said(read)).toEqual({ status: 200, body: me.entity(id) });
    expect(read.headers.get('ETag')).toMatch(/^"[^"]+"$/);
    const edited = await me.call('PATCH', `${me.path}/${id}/`, its.edit);
    const now = me.entity(id, its.edited);
    expect(said(edited)).toEqual({ status: 200, body: now });
    expect(edited.headers.get('ETag')).toMatch(/^"[^"]+"$/);
    expect(edited.headers.get('ETag')).not.toBe(read.headers.get('ETag'));
    expect(await publicly(id)).toEqual(now);
    const found = async (text: string) => (await server.fetch(`/api/${plural}/?q=${text}`)).json();
    expect(await found('renamed')).toContainEqual(now);
    expect(await found(its.wasFound)).not.toContainEqual(now);
  });

  test('an edit tells what is wrong for each field, and changes nothing', async () => {
    const me = await owner();
    const id = idOf(await me.call('POST', me.path, draft));
    expect(said(await me.call('PATCH', `${me.path}/${id}`, its.wrong))).toEqual(its.problems);
    expect(await publicly(id)).toEqual(me.entity(id));
  });

  describe('a key', () => {
    test('creates once, also when calls come together; the first answer comes again', async () => {
      const me = await owner();
      const before = await count();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => me.call('POST', me.path, draft, withKey('once'))),
      );
      const body = me.entity(idOf(answers[0] ?? expect.fail()));
      expect(answers.map(said).toSorted((a, b) => a.status - b.status)).toEqual([
        ...Array.from({ length: 7 }, () => ({ status: 200, body })),
        { status: 201, body },
      ]);
      expect(await count()).toBe(before + 1);
    });

    test('that stands for something else is refused', async () => {
      const me = await owner();
      await me.call('POST', me.path, draft, withKey('k'));
      const before = await count();
      expect(said(await me.call('POST', me.path, { ...draft, ...change }, withKey('k')))).toEqual(
        told(422, [
          {
            loc: ['header', 'Idempotency-Key'],
            msg: `was used before for another ${noun}; take a new key for a new ${noun}`,
            type: 'idempotency_key',
          },
        ]),
      );
      expect(await count()).toBe(before);
    });

    test('is the same for a payload that is only written differently', async () => {
      const me = await owner();
      const first = await me.call('POST', me.path, draft, withKey('k'));
      const again = await me.call('POST', me.path, its.written, withKey('k'));
      expect([again.status, idOf(again)]).toEqual([200, idOf(first)]);
    });

    test('belongs to its owner, and is free again when what it stands for is removed', async () => {
      const [me, other] = [await owner(), await owner()];
      const id = idOf(await me.call('POST', me.path, draft, withKey('k')));
      expect((await other.call('POST', other.path, draft, withKey('k'))).status).toBe(201);
      expect(said(await me.call('DELETE', `${me.path}/${id}`))).toEqual(done);
      expect((await me.call('POST', me.path, draft, withKey('k'))).status).toBe(201);
    });

    test.each(['', 'a b', 'x'.repeat(201), 'ü'])('%o is none', async (key) => {
      const me = await owner();
      expect(said(await me.call('POST', me.path, draft, withKey(key)))).toEqual(
        told(422, [expect.objectContaining({ loc: ['header', 'Idempotency-Key'] })]),
      );
    });

    test('after an edit the repeated call answers what is there now', async () => {
      const me = await owner();
      const id = idOf(await me.call('POST', me.path, draft, withKey('k')));
      await me.call('PATCH', `${me.path}/${id}`, change);
      expect(said(await me.call('POST', me.path, draft, withKey('k')))).toEqual({
        status: 200,
        body: me.entity(id, change),
      });
    });
  });

  describe('an edit of a version', () => {
    test('is refused when that is no more the newest, and changes nothing', async () => {
      const me = await owner();
      const id = idOf(await me.call('POST', me.path, draft));
      const at = `${me.path}/${id}`;
      const old = (await me.call('GET', at)).headers.get('ETag');
      const edit = (name: string, version: string | null) =>
        me.call('PATCH', at, { name }, withVersion(version));
      const first = await edit('First', old);
      expect(first.status).toBe(200);
      expect(said(await edit('Second', old))).toEqual(outdated);
      for (const other of ['"x"', 'nonsense', '', `"${'9'.repeat(40)}"`]) {
        expect((await edit('Third', other)).status, other).toBe(412);
      }
      expect(await publicly(id)).toEqual(me.entity(id, { name: 'First' }));
      expect((await edit('Fourth', `"x", W/${first.headers.get('ETag')}`)).status).toBe(200);
      expect((await edit('Fifth', '*')).status).toBe(200);
    });

    test('is won by one of those that come together', async () => {
      const me = await owner();
      const created = await me.call('POST', me.path, draft);
      const id = idOf(created);
      const version = withVersion(created.headers.get('ETag'));
      const answers = await Promise.all(
        its.edits.map((edit) => me.call('PATCH', `${me.path}/${id}`, edit, version)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412, 412]);
      const won = answers.findIndex(({ status }) => status === 200);
      expect(await publicly(id)).toEqual(me.entity(id, its.edits[won]));
    });
  });

  test('a version that is no more the newest is not removed', async () => {
    const me = await owner();
    const created = await me.call('POST', me.path, draft);
    const id = idOf(created);
    const at = `${me.path}/${id}`;
    const edited = await me.call('PATCH', at, change);
    const remove = (answer: TestAnswer) =>
      me.call('DELETE', at, undefined, withVersion(answer.headers.get('ETag')));
    expect(said(await remove(created))).toEqual(outdated);
    expect(await publicly(id)).toEqual(me.entity(id, change));
    expect(said(await remove(edited))).toEqual(done);
    expect(said(await me.call('PATCH', at, change, withVersion('"x"')))).toEqual(missing(noun));
  });

  test('without extensions has neither key nor version', async () => {
    const me = await owner();
    const at = { at: plain, ...withKey('k') };
    const [one, two] = [await me.call('POST', me.path, draft, at), await me.call('POST', me.path, draft, at)];
    expect([one.status, two.status, idOf(one) === idOf(two)]).toEqual([201, 201, false]);
    expect(one.headers.get('ETag')).toBeNull();
  });
});
