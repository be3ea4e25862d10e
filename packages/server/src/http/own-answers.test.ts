import { anAgency } from '@matchpoint/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { raw } from '../database/sql.ts';
import { testService } from '../testing/fixtures.ts';
import { aCreatedAthlete, idOf, said } from '../testing/test-answer.ts';
import type { TestPerson } from '../testing/test-person.ts';

const { server, newPerson } = await testService();

interface Owner extends TestPerson {
  /** Where one's own are created, and each is found by its id. */
  readonly path: string;
  /** What is stored of `draft`, with `facts` over it. */
  entity(id: string, facts?: object): object;
}

const agency = {
  name: 'Ünï Tennis 🎾',
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
  name: 'Demo Player 🎾',
  sport: 'Tennis',
  available_semester: 'Fall',
  available_year: 2027,
  gender: 'Female',
  country_of_residence: 'CH',
  GPA: 3.7,
  SAT: 1200,
  TOEFL: 0,
  UTR: 10.07,
  ITF: 500,
  profile_url: 'https://example.com/profile?a=b#c',
  video_1: 'http://example.com/video',
  bio: 'First line\nsecond "line"',
} as const;

const nouns = [
  {
    noun: 'agency',
    plural: 'agencies',
    draft: agency,
    change: { city: 'Bern' },
    edits: ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name })),
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
    change: { GPA: 3 },
    edits: [2030, 2031, 2032, 2033, 2034, 2035].map((available_year) => ({ available_year })),
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

describe.each(nouns)('$noun', ({ noun, plural, draft, change, edits, owner }) => {
  const publicly = async (id: string) => (await server.fetch(`/api/${plural}/${id}`)).json();
  async function count(): Promise<number> {
    const [row] = await server.sql<{ count: number }>`select count(*)::int from ${raw(plural)}`;
    return row?.count ?? expect.fail();
  }
  const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });
  const ofType = (type: string) => ({ headers: { 'Content-Type': type } });
  const withVersion = (version: string | null) => ({ headers: { 'If-Match': version ?? expect.fail() } });

  describe('a body', () => {
    test.each([
      ['an empty list', '[]', 422, 'The body must be a JSON object.'],
      ['half an object', '{"name":', 400, 'The body is not JSON.'],
      ['nothing', '', 400, 'The body is not JSON.'],
      ['a word', 'nonsense', 400, 'The body is not JSON.'],
      ['what is too deep', '['.repeat(50_000), 400, 'The body is not JSON.'],
      ['what is too large', { ...draft, name: 'x'.repeat(5_000_000) }, 413, 'The body is larger than 64 KB.'],
    ])('%s is refused, and nothing is stored', async (_, body, status, detail) => {
      const me = await owner();
      const before = await count();
      expect(said(await me.call('POST', me.path, body))).toEqual({ status, body: { detail } });
      expect(await count()).toBe(before);
    });

    test.each(['text/plain', 'application/merge-patch+json', 'application/jsonp', ''])(
      'of the media type "%s" is refused, and nothing is stored',
      async (type) => {
        const me = await owner();
        const before = await count();
        expect(said(await me.call('POST', me.path, draft, ofType(type)))).toEqual({
          status: 415,
          body: { detail: 'The Content-Type must be application/json.' },
        });
        expect(await count()).toBe(before);
      },
    );
  });

  describe('an edit', () => {
    test.each([
      'application/json',
      'application/json ; charset=utf-8',
      'application/merge-patch+json',
      'Application/Merge-Patch+JSON;charset=utf-8',
    ])('may come as %s', async (type) => {
      const me = await owner();
      const id = idOf(await me.call('POST', me.path, draft));
      expect(said(await me.call('PATCH', `${me.path}/${id}`, change, ofType(type)))).toEqual({
        status: 200,
        body: me.entity(id, change),
      });
    });

    test.each(['text/plain', 'application/json-patch+json', 'application/merge-patch+jsonp', ''])(
      'of the media type "%s" is told which ones there are, and changes nothing',
      async (type) => {
        const me = await owner();
        const id = idOf(await me.call('POST', me.path, draft));
        const answer = await me.call('PATCH', `${me.path}/${id}`, change, ofType(type));
        expect([said(answer), answer.headers.get('Accept-Patch')]).toEqual([
          {
            status: 415,
            body: { detail: 'The Content-Type must be application/json or application/merge-patch+json.' },
          },
          'application/json, application/merge-patch+json',
        ]);
        expect(await publicly(id)).toEqual(me.entity(id));
      },
    );
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
      expect(said(await me.call('POST', me.path, { ...draft, ...change }, withKey('k')))).toEqual({
        status: 422,
        body: {
          detail: [
            {
              loc: ['header', 'Idempotency-Key'],
              msg: `was used before for another ${noun}; take a new key for a new ${noun}`,
              type: 'idempotency_key',
            },
          ],
        },
      });
      expect(await count()).toBe(before);
    });

    test.each(['', 'a b', 'x'.repeat(201), 'ü'])('%o is none', async (key) => {
      const me = await owner();
      expect(said(await me.call('POST', me.path, draft, withKey(key)))).toEqual({
        status: 422,
        body: { detail: [expect.objectContaining({ loc: ['header', 'Idempotency-Key'] })] },
      });
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
      expect(said(await edit('Second', old))).toEqual({
        status: 412,
        body: {
          detail: `This ${noun} was changed meanwhile; nothing was saved. Look at it as it is now, then save again.`,
        },
      });
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
        edits.map((edit) => me.call('PATCH', `${me.path}/${id}`, edit, version)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412, 412]);
      const won = answers.findIndex(({ status }) => status === 200);
      expect(await publicly(id)).toEqual(me.entity(id, edits[won]));
    });
  });
});
