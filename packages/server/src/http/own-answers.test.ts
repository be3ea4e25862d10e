import { anAgency } from '@matchpoint/core/testing/builders';
import { describe, expect, test } from 'vitest';
import { raw } from '../database/sql.ts';
import { testService } from '../testing/fixtures.ts';
import { aCreatedAthlete, idOf, said } from '../testing/test-answer.ts';
import type { TestPerson } from '../testing/test-person.ts';

const { server, newPerson, beside } = await testService();
const plain = await beside({ extensions: false });

interface Owner extends TestPerson {
  /** Where one's own are created, and each is found by its id. */
  readonly path: string;
  /** What is stored of `draft`, with `facts` over it. */
  entity(id: string, facts?: object): object;
}

const agency = { name: 'Ünï Tennis 🎾', sports: ['Tennis', 'Soccer'], city: 'Zürich' };
const athlete = {
  name: 'Demo Player 🎾',
  sport: 'Tennis',
  available_semester: 'Fall',
  available_year: 2027,
  GPA: 3.7,
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
  const withVersion = (version: string | null) => ({ headers: { 'If-Match': version ?? expect.fail() } });

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

  test('without extensions has neither key nor version', async () => {
    const me = await owner();
    const at = { at: plain, ...withKey('k') };
    const [one, two] = [await me.call('POST', me.path, draft, at), await me.call('POST', me.path, draft, at)];
    expect([one.status, two.status, idOf(one) === idOf(two)]).toEqual([201, 201, false]);
    expect(one.headers.get('ETag')).toBeNull();
  });
});
