import { expect, test } from 'vitest';
import { testService } from '../testing/fixtures.ts';
import { idOf, said, told } from '../testing/test-answer.ts';
import type { TestPerson } from '../testing/test-person.ts';

const quotas = { agenciesPerUser: 3, athletesPerAgency: 5, rowsPerMinute: 20 };
const { server: one, newPerson, beside } = await testService({ quotas });
const other = await beside();

const agencies = '/api/users/me/agencies';
const agency = { name: 'Demo', sports: ['Tennis'] };
const athlete = { name: 'Demo', available_semester: 'Fall', available_year: 2027 };
const row = (ref: string) => ({ ...athlete, client_ref: ref });
const rows = (...refs: string[]) => ({ athletes: refs.map(row) });

const tooManyAgencies =
  'An account may have 3 agencies; use one of them, or ask the operator of this service for more. Nothing was stored.';
const tooManyAthletes =
  'An agency may have 5 athletes; remove some first, or use another agency. Nothing was stored.';
const tooManyRows =
  /^An account may create or change 20 rows a minute; continue in \d+ seconds\. Nothing was stored\.$/;

/** Many calls at a time, half of them on each of two servers. */
function atOnce(person: TestPerson, count: number, path: string, body: (index: number) => object) {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      person.call('POST', path, body(index), { at: index % 2 === 0 ? one : other }),
    ),
  );
}
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

async function listed(person: TestPerson, path: string): Promise<unknown> {
  return (await person.call('GET', path)).body;
}

/** Ends the minute of all users' rows. */
const endMinute = () => one.sql`update users set rows_since = rows_since - interval '1 minute'`;

test('an account has as many agencies as the limit, also when calls come together to several servers', async () => {
  const me = await newPerson();
  const answers = await atOnce(me, 10, agencies, () => agency);
  expect(statuses(answers)).toEqual([...times(3, 201), ...times(7, 429)]);
  const refused = await me.call('POST', agencies, agency);
  expect([said(refused), refused.headers.get('Retry-After')]).toEqual([told(429, tooManyAgencies), '3600']);
  expect(await listed(me, '/api/users/me/profiles')).toHaveLength(3);
  expect((await (await newPerson()).call('POST', agencies, agency)).status).toBe(201);
});

test('an agency has as many athletes as the limit, singly and in batches; removing one makes room', async () => {
  const me = await newPerson();
  const path = `${agencies}/${await me.createAgency()}/athletes`;
  const answers = await atOnce(me, 7, path, () => athlete);
  expect(statuses(answers)).toEqual([...times(5, 201), 429, 429]);
  const refused = await me.call('POST', `${path}/batch`, rows('a'));
  expect([said(refused), refused.headers.get('Retry-After')]).toEqual([told(429, tooManyAthletes), '3600']);
  expect(await listed(me, path)).toHaveLength(5);
  const created = answers.find(({ status }) => status === 201) ?? expect.fail();
  expect((await me.call('DELETE', `${path}/${idOf(created)}`)).status).toBe(204);
  expect((await me.call('POST', `${path}/batch`, rows('a'))).status).toBe(200);
  expect(await listed(me, path)).toHaveLength(5);
});

test('a batch that is too much stores nothing; what is there already is found all the same', async () => {
  const me = await newPerson();
  const path = `${agencies}/${await me.createAgency()}/athletes`;
  expect((await me.call('POST', `${path}/batch`, rows('a', 'b', 'c', 'd', 'e', 'f'))).status).toBe(429);
  expect(await listed(me, path)).toEqual([]);
  expect((await me.call('POST', `${path}/batch`, rows('a', 'b', 'c', 'd', 'e'))).status).toBe(200);
  expect(said(await me.call('POST', `${path}/batch`, rows('a', 'b')))).toMatchObject({
    status: 200,
    body: [{ status: 'exists' }, { status: 'exists' }],
  });
  const again = { headers: { 'Idempotency-Key': 'a' } };
  expect((await me.call('POST', path, athlete, again)).status).toBe(200);
});

test('rows are counted for an account, over its agencies and all servers; the next minute begins anew', async () => {
  const me = await newPerson();
  const paths = await Promise.all([me.createAgency(), me.createAgency()]);
  const path = (index: number) => `${agencies}/${paths[index % 2]}/athletes/batch`;
  // Two agencies were rows, too.
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      me.call('POST', path(index), rows('a', 'b', 'c', 'd'), { at: index < 3 ? one : other }),
    ),
  );
  expect(statuses(answers)).toEqual([...times(4, 200), 429, 429]);
  const refused = await me.call('POST', path(0), rows('a', 'b', 'c'));
  expect(said(refused)).toEqual(told(429, expect.stringMatching(tooManyRows)));
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  expect((await me.call('POST', path(0), rows('a', 'b'))).status).toBe(200);
  await endMinute();
  expect((await me.call('POST', path(0), rows('a', 'b', 'c'))).status).toBe(200);
});
