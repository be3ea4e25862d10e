import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { type Call, calls, isLegal, outsideOf } from '../testing/document.ts';
import { testProject, testServer } from '../testing/fixtures.ts';
import { idOf } from '../testing/test-answer.ts';
import { type TestAnswer, type TestPerson, testPerson } from '../testing/test-person.ts';

let ids: Readonly<Record<string, string>>;
const project = await testProject();
const server = await testServer({
  identity: project.identity,
  texts: { terms: '# Terms' },
});
const closed = await testServer({ sharing: server });
const me = await testPerson(server, project);
beforeEach(async () => {
  const agencyId = await me.createAgency();
  const path = `/api/users/me/agencies/${agencyId}/athletes`;
  const athleteId = idOf(
    await me.call('POST', path, { name: 'A', available_semester: 'Fall', available_year: 2027 }),
  );
  ids = { agencyId, athleteId, name: 'terms' };
});

const named = (some: readonly Call[]) => some.map((call) => [call.operationId, call] as const);

const withBody = calls.filter(({ body }) => body !== null);

interface Sent {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Record<string, string>;
  /** Values of `{name}` in the path. */
  readonly ids: Readonly<Record<string, string>>;
  readonly by: TestPerson;
}

/** Makes a call, and expects that the document has its status, its headers and its body. */
async function documentedCall(
  call: Call,
  { body, query = {}, headers = {}, by, ids }: Sent,
): Promise<TestAnswer> {
  const filled = call.path.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? name);
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await by.call(call.method.toUpperCase(), `${filled}?${search}`, body, { headers });
  expect(outsideOf(call, answer)).toBeNull();
  return answer;
}

const send = (call: Call, sent: Partial<Sent>) => documentedCall(call, { by: me, ids, ...sent });

const nothing = { agencyId: '999', athleteId: '999' };
const wrongType = { 'Content-Type': 'text/plain' };
const secured = calls.filter(({ security }) => security.length > 0);
const takes = (name: string) => calls.filter(({ parameters }) => parameters.some((one) => one.name === name));

test.each(named(withBody))('%s with a body that is none', async (_, call) => {
  expect((await send(call, { body: 'nonsense' })).status).toBe(400);
  expect((await send(call, { body: '{}', headers: wrongType })).status).toBe(415);
  expect((await send(call, { body: 'x'.repeat(5_000_000) })).status).toBe(413);
});

const least = {
  name: 'A',
  sports: ['Tennis'],
  available_semester: 'Fall',
  available_year: 2027,
  athletes: [],
  email: 'ada@example.com',
  member_id: '999',
};
/** What is enough for the call, where it takes a body. */
const bodyFor = ({ body }: Call) => (body === null ? {} : { body: least });

test.each(named(secured))('%s by nobody who is known', async (_, call) => {
  const headers = { Authorization: 'Bearer nonsense' };
  expect((await send(call, { ...bodyFor(call), headers })).status).toBe(401);
  const nameless = await testPerson(server, project, { email: undefined });
  expect((await send(call, { ...bodyFor(call), by: nameless })).status).toBe(403);
  const by: TestPerson = {
    ...me,
    call: (method, path, body) => me.call(method, path, body, { at: closed }),
  };
  expect((await send(call, { ...bodyFor(call), by })).status).toBe(501);
});

test.each(named(calls.filter(({ path }) => path.includes('{'))))('%s of nothing', async (_, call) => {
  expect((await send(call, { ...bodyFor(call), ids: nothing })).status).toBe(404);
});

test.each(named(takes('If-Match')))('%s of an old version', async (_, call) => {
  expect((await send(call, { ...bodyFor(call), headers: { 'If-Match': '"x"' } })).status).toBe(412);
});

test.each(named(takes('If-None-Match')))('%s of a known version', async (_, call) => {
  const known = (await send(call, {})).headers.get('ETag') ?? expect.fail();
  expect((await send(call, { headers: { 'If-None-Match': known } })).status).toBe(304);
});

test.each(named(takes('Idempotency-Key')))('%s under a key', async (_, call) => {
  const key = call.parameters.findIndex(({ name }) => name === 'Idempotency-Key');
  const place = ['paths', call.path, call.method, 'parameters', String(key), 'schema'];
  const keys = fc.string({ unit: 'binary-ascii', maxLength: 210 }).filter((text) => !/[\0\r\n]/.test(text));
  await fc.assert(
    fc.asyncProperty(keys, async (text) => {
      const { status } = await send(call, { body: least, headers: { 'Idempotency-Key': text } });
      expect([text, status === 422]).toEqual([text, !isLegal(place, text.replace(/^[\t ]+|[\t ]+$/g, ''))]);
    }),
    { numRuns: 40 },
  );
  const again = { body: least, headers: { 'Idempotency-Key': 'again' } };
  expect([(await send(call, again)).status, (await send(call, again)).status]).toEqual([201, 200]);
});

test('a list names the next page, until the last one', async () => {
  const call = calls.find(({ operationId }) => operationId === 'listAgencies') ?? expect.fail();
  await me.createAgency();
  const first = await send(call, { query: { limit: '1' } });
  expect(first.headers.get('Link')).toMatch(/^<.+>; rel="next"$/);
  expect((await send(call, { query: { limit: '1000' } })).headers.get('Link')).toBeNull();
});
