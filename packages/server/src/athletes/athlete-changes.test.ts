import { mostBatchRows } from '@matchpoint/core/athletes/fields/athlete-batch';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { testService } from '../testing/fixtures.ts';
import { aCreatedAthlete, said, told } from '../testing/test-answer.ts';
import type { TestPerson } from '../testing/test-person.ts';

const { server, newPerson } = await testService();

const resultShape = z.strictObject({
  index: z.int(),
  status: z.string(),
  version: z.string().nullable(),
  detail: z.array(z.unknown()),
});
type Result = z.output<typeof resultShape>;
const ownShape = z.looseObject({ id: z.string(), name: z.string(), version: z.string() });
type Own = z.output<typeof ownShape>;

interface Owner extends TestPerson {
  readonly agency: string;
  readonly path: string;
  list(after?: string): Promise<Own[]>;
  change(...changes: readonly unknown[]): Promise<Result[]>;
  /** The athletes, in the order in which they are given. */
  create(...athletes: readonly object[]): Promise<Own[]>;
}

async function owner(): Promise<Owner> {
  const person = await newPerson();
  const agency = await person.createAgency('Own Agency');
  const path = `/api/users/me/agencies/${agency}/athletes/batch`;
  const list = async (after = '') =>
    z.array(ownShape).parse((await person.call('GET', `${path}?after=${after}`)).body);
  return {
    ...person,
    agency,
    path,
    list,
    change: async (...athletes) => {
      const { status, body } = await person.call('PATCH', path, { athletes });
      expect([status, body]).toEqual([200, expect.any(Array)]);
      return z.array(resultShape).parse(body);
    },
    create: async (...athletes) => {
      const rows = athletes.map((athlete, index) => ({ ...least, client_ref: `${index}`, ...athlete }));
      expect((await person.call('POST', path, { athletes: rows })).status).toBe(200);
      return list();
    },
  };
}

const least = { name: 'Demo', available_semester: 'Fall', available_year: 2027 } as const;
const of = ({ id, version }: Own) => ({ id, version });
/** The ETag of the directory's list, which every change of it changes. */
const directory = async () => (await server.fetch('/api/athletes/?limit=1')).headers.get('ETag');

test("one's own athletes come in full, oldest first, with the versions that edits take", async () => {
  const { agency, path, list, create, call } = await owner();
  expect(await list()).toEqual([]);
  const [ada, bo] = await create({ name: 'Ada', GPA: 3.7, country_of_residence: 'SUI' }, { name: 'Bo' });
  if (ada === undefined || bo === undefined) return expect.fail();
  const facts = { agency_id: agency, agency_name: 'Own Agency', ...least };
  const { version, ...athlete } = ada;
  expect(athlete).toEqual(
    aCreatedAthlete({ ...facts, id: ada.id, name: 'Ada', GPA: 3.7, country_of_residence: 'CH' }),
  );
  expect(await list(ada.id)).toEqual([bo]);
  expect(await list(bo.id)).toEqual([]);
  const shown = await call('GET', `${path.replace(/batch$/, '')}${ada.id}`);
  expect(shown.headers.get('ETag')).toBe(version);
});

test('a page has up to 5,000 athletes', async () => {
  const { agency, list } = await owner();
  await server.addAthletes(
    Array.from({ length: 5001 }, (_, index) => ({ name: `Demo ${index}`, agency_id: agency })),
  );
  const first = await list();
  const second = await list(first.at(-1)?.id);
  expect([first.length, second.map(({ name }) => name)]).toEqual([5000, ['Demo 5000']]);
});

test('each athlete is changed or removed in the version that is named, and the others are left', async () => {
  const { list, create, change } = await owner();
  const [ada, bo, cy, di, eve] = await create(
    { name: 'Ada', GPA: 3, SAT: 1200 },
    { name: 'Bo', GPA: 3 },
    { name: 'Cy' },
    { name: 'Di', GPA: 2 },
    { name: 'Eve' },
  );
  if (!ada || !bo || !cy || !di || !eve) return expect.fail();
  const results = await change(
    { ...of(ada), change: { GPA: 3.5, SAT: null } },
    { ...of(bo), change: null },
    { id: cy.id, version: '"other-1"', change: { GPA: 2 } },
    { id: di.id, version: '"other-1"', change: null },
    { id: '999999', version: '"x"', change: null },
    { id: 'no id', version: '"x"', change: {} },
    { ...of(ada), change: { GPA: 1 } },
    { ...of(eve), change: { GPA: 9, bio: 'a\0b' } },
    { id: eve.id, change: {} },
    null,
  );
  const wrong = (...problems: [field: string, msg: string][]) =>
    problems.map(([field, msg]) => ({ loc: ['body', field], msg, type: expect.any(String) }));
  const next = ada.version.replace(/1"$/, '2"');
  const result = (index: number, status: string, version: string | null = null, detail: unknown[] = []) => ({
    index,
    status,
    version,
    detail,
  });
  expect(results).toEqual([
    result(0, 'updated', next),
    result(1, 'removed'),
    result(2, 'changed', cy.version),
    result(3, 'changed', di.version),
    result(4, 'gone'),
    result(5, 'gone'),
    result(6, 'invalid', null, wrong(['id', 'is changed above in the same batch'])),
    result(
      7,
      'invalid',
      null,
      wrong(['GPA', 'must be between 1 and 4'], ['bio', 'must not contain characters that cannot be stored']),
    ),
    result(8, 'invalid', null, wrong(['version', 'is required'])),
    result(9, 'invalid', null, wrong(['athletes', 'must be a JSON object in every change'])),
  ]);
  const changed = { ...ada, GPA: 3.5, SAT: null, version: next, changed_at: expect.any(String) };
  expect(await list()).toEqual([changed, cy, di, eve]);
  const { version: _, ...publicly } = changed;
  expect(await (await server.fetch(`/api/athletes/${ada.id}`)).json()).toEqual(publicly);
});

test('what is sent again is done already, and changes nothing', async () => {
  const { create, change, list } = await owner();
  const [ada, bo] = await create({ name: 'Ada', GPA: 3 }, { name: 'Bo' });
  if (!ada || !bo) return expect.fail();
  const changes = [
    { ...of(ada), change: { name: 'Ada B.', GPA: 3.5 } },
    { ...of(bo), change: null },
  ];
  const first = await change(...changes);
  const [after, tag] = [await list(), await directory()];
  expect((await change(...changes)).map(({ status, version }) => [status, version])).toEqual([
    ['updated', first[0]?.version],
    ['gone', null],
  ]);
  expect([await list(), await directory()]).toEqual([after, tag]);
  await change({ ...of(ada), version: first[0]?.version ?? '', change: { GPA: 3.6 } });
  expect(await directory()).not.toBe(tag);
});

test('of changes in one version that come together, in any order, one is made', async () => {
  const { create, change, list } = await owner();
  const athletes = await create(...Array.from({ length: 30 }, (_, index) => ({ name: `Demo ${index}` })));
  const changes = (GPA: number) => athletes.map((athlete) => ({ ...of(athlete), change: { GPA } }));
  const results = await Promise.all([
    change(...changes(1)),
    change(...changes(2).toReversed()),
    change(...changes(3)),
    change(...changes(4).toReversed()),
  ]);
  const statuses = results.flat().map(({ status }) => status);
  expect(statuses.filter((status) => status === 'updated')).toHaveLength(30);
  expect(statuses.filter((status) => status === 'changed')).toHaveLength(90);
  expect((await list()).map(({ version }) => version.endsWith('-2"'))).toEqual(athletes.map(() => true));
});

test("somebody else's athletes are not changed through one's own agency", async () => {
  const mine = await owner();
  const other = await owner();
  const [ada] = await mine.create({ name: 'Ada' });
  if (!ada) return expect.fail();
  expect(await other.change({ ...of(ada), change: null })).toMatchObject([{ status: 'gone' }]);
  expect(await mine.list()).toEqual([ada]);
});

test('a batch has at most 1,000 changes, and is refused whole', async () => {
  const { call, path } = await owner();
  const changes = Array.from({ length: mostBatchRows + 1 }, () => ({}));
  expect(said(await call('PATCH', path, { athletes: changes }))).toMatchObject(
    told(422, [{ loc: ['body', 'athletes'], msg: 'must be at most 1000 changes' }]),
  );
});
