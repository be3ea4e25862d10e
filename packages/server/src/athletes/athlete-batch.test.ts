import { mostBatchRows } from '@matchpoint/core/athletes/fields/athlete-batch';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { testService } from '../testing/fixtures.ts';
import type { TestPerson } from '../testing/test-person.ts';

const { server, newPerson, beside } = await testService();

interface Sender extends TestPerson {
  readonly path: string;
  send(rows: readonly unknown[]): Promise<Result[]>;
  /** Names of the agency's athletes, newest first. */
  names(): Promise<string[]>;
}

const resultShape = z.strictObject({
  index: z.int(),
  status: z.enum(['created', 'exists', 'invalid']),
  id: z.string().nullable(),
  version: z.string().nullable(),
  detail: z.array(
    z.strictObject({ loc: z.tuple([z.literal('body'), z.string()]), msg: z.string(), type: z.string() }),
  ),
});
type Result = z.output<typeof resultShape>;
const listed = z.array(z.object({ name: z.string() }));

async function sender(): Promise<Sender> {
  const person = await newPerson();
  const path = `/api/users/me/agencies/${await person.createAgency()}/athletes`;
  return {
    ...person,
    path,
    send: async (athletes) => {
      const { status, body } = await person.call('POST', `${path}/batch`, { athletes });
      expect([status, body]).toEqual([200, expect.any(Array)]);
      return z.array(resultShape).parse(body);
    },
    names: async () => listed.parse((await person.call('GET', path)).body).map(({ name }) => name),
  };
}

const row = (ref: string, facts: object = {}) => ({
  name: `Demo ${ref}`,
  available_semester: 'Fall',
  available_year: 2027,
  client_ref: ref,
  ...facts,
});
const version = expect.stringMatching(/^"\w+-1"$/);
const outcome = (results: readonly Result[]) => results.map(({ status }) => status);
const used = {
  loc: ['body', 'client_ref'],
  msg: 'was used before for another athlete; take a new one for a new athlete',
  type: 'client_ref',
};

test('the valid rows are created in their order, and of the others each tells what is wrong', async () => {
  const { send, names, call, path } = await sender();
  const results = await send([
    row('z', { country_of_residence: 'SUI', GPA: 3.7 }),
    row('b', { GPA: 9, SAT: 'many' }),
    row('a', { coutry_of_residence: 'Germany' }),
    null,
    'text',
    [],
    { ...row('c'), client_ref: 'with space' },
    row('d', { client_ref: undefined }),
    row('m', { name: '\ud800' }),
  ]);
  const invalid = (index: number, ...problems: [field: string, msg: string][]) => ({
    index,
    status: 'invalid',
    id: null,
    version: null,
    detail: problems.map(([field, msg]) => ({ loc: ['body', field], msg, type: expect.any(String) })),
  });
  const ref = 'must be 1 to 200 letters, digits or signs of ASCII, without spaces';
  expect(results).toEqual([
    { index: 0, status: 'created', id: expect.any(String), version, detail: [] },
    invalid(1, ['GPA', 'must be between 1 and 4'], ['SAT', 'must be a number']),
    { index: 2, status: 'created', id: expect.any(String), version, detail: [] },
    invalid(3, ['athletes', 'must be a JSON object in every row']),
    invalid(4, ['athletes', 'must be a JSON object in every row']),
    invalid(5, ['athletes', 'must be a JSON object in every row']),
    invalid(6, ['client_ref', ref]),
    invalid(7, ['client_ref', 'is required']),
    invalid(8, ['name', 'must not contain characters that cannot be stored']),
  ]);
  expect(await names()).toEqual(['Demo a', 'Demo z']);
  const shown = await call('GET', `${path}/${results[0]?.id}`);
  expect([shown.headers.get('ETag'), shown.headers.get('ETag')]).toEqual([version, results[0]?.version]);
  expect(shown.body).toMatchObject({
    country_of_residence: 'CH',
    GPA: 3.7,
    sport: 'Tennis',
    agency_name: 'Demo Agency',
  });
  expect((await call('GET', `${path}/${results[2]?.id}`)).body).toMatchObject({ country_of_residence: 'DE' });
  expect((await server.fetch(`/api/athletes/${results[2]?.id}`)).status).toBe(200);
});

test('a name for something else is refused in its row alone', async () => {
  const { send, names } = await sender();
  await send([row('a')]);
  const results = await send([row('a', { GPA: 3 }), row('b'), row('b'), row('b', { GPA: 2 })]);
  expect(results).toEqual([
    { index: 0, status: 'invalid', id: null, version: null, detail: [used] },
    { index: 1, status: 'created', id: expect.any(String), version, detail: [] },
    { index: 2, status: 'exists', id: results[1]?.id, version, detail: [] },
    { index: 3, status: 'invalid', id: null, version: null, detail: [used] },
  ]);
  expect(await names()).toEqual(['Demo b', 'Demo a']);
});

test('a row is created once whether it comes alone or in a batch', async () => {
  const { send, call, path, names } = await sender();
  const { client_ref: _, ...alone } = row('a');
  const single = await call('POST', path, alone, { headers: { 'Idempotency-Key': 'a' } });
  expect(await send([row('a'), row('b')])).toMatchObject([
    { status: 'exists', id: Object(single.body).id },
    { status: 'created' },
  ]);
  const { client_ref: __, ...other } = row('b');
  expect((await call('POST', path, other, { headers: { 'Idempotency-Key': 'b' } })).status).toBe(200);
  expect(await names()).toEqual(['Demo b', 'Demo a']);
});

test('batches with rows in common, in any order, sent to two processes and singly at once end with each row once', async () => {
  const { send, call, path, names } = await sender();
  const other = await beside();
  const rows = Array.from({ length: 100 }, (_, index) => row(`r${index}`));
  await Promise.all([
    send(rows),
    send([...rows.slice(7), ...rows.slice(0, 7)].toReversed()),
    call('POST', `${path}/batch`, { athletes: rows.toReversed() }, { at: other }),
    ...rows.map(({ client_ref: key, ...draft }) =>
      call('POST', path, draft, { headers: { 'Idempotency-Key': key } }),
    ),
  ]);
  expect((await names()).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('a batch has at most 1,000 rows and 4 MB, and is refused whole', async () => {
  const { send, call, path, names } = await sender();
  const rows = Array.from({ length: mostBatchRows + 1 }, (_, index) => row(`r${index}`));
  const refused = async (body: unknown) => {
    const answer = await call('POST', `${path}/batch`, body);
    return [answer.status, answer.body];
  };
  const wrong = (msg: string) => [
    422,
    { detail: [{ loc: ['body', 'athletes'], msg, type: expect.any(String) }] },
  ];
  expect(await refused({ athletes: rows })).toEqual(wrong('must be at most 1000 athletes'));
  expect(await refused({})).toEqual(wrong('is required'));
  expect(await refused({ athletes: {} })).toEqual(wrong('must be a list of athletes'));
  expect(await refused('[')).toEqual([400, { detail: 'The body is not JSON.' }]);
  expect(await refused({ athletes: ['x'.repeat(5_000_000)] })).toEqual([
    413,
    { detail: 'The body is larger than 4096 KB.' },
  ]);
  expect(await names()).toEqual([]);
  expect(await send([])).toEqual([]);
  expect(new Set(outcome(await send(rows.slice(1))))).toEqual(new Set(['created']));
  expect((await names())[0]).toBe('Demo r1000');
});
