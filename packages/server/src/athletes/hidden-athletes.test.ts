import { capabilitiesHeader } from '@matchpoint/core/contract/capabilities';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from '../openapi/openapi.ts';
import { testService } from '../testing/fixtures.ts';
import { idOf } from '../testing/test-answer.ts';
import { athleteContract } from './athlete-contract.ts';

const { newPerson, beside } = await testService();
const on = await beside({ offered: ['hidden'], consent: 'hide' });
const another = await beside({ offered: ['hidden'], consent: 'hide' });
const me = await newPerson();
const path = `/api/users/me/agencies/${await me.createAgency()}/athletes`;
const draft = { name: 'Ada Example', available_semester: 'Fall', available_year: 2028, GPA: 3.7 };

const named = z.array(z.object({ name: z.string() }));
const counted = z.object({ GPA: z.object({ count: z.number() }) });
/** What anybody sees of the directory and of one athlete, on one server. */
async function seen(id: string, at = on) {
  const list = await at.fetch('/api/athletes/?limit=5');
  const names = async (query: string) =>
    named.parse(await (await at.fetch(`/api/athletes/${query}`)).json()).map(({ name }) => name);
  return {
    listed: named.parse(await list.json()).map(({ name }) => name),
    total: list.headers.get('X-Total-Count'),
    whole: await names(''),
    byId: await names(`?id=${id}`),
    found: await names('?q=ada'),
    page: (await at.fetch(`/api/athletes/${id}`)).status,
    counted: counted.parse(await (await at.fetch('/api/athlete-distributions')).json()).GPA.count,
  };
}
const nobody = { listed: [], total: '0', whole: [], byId: [], found: [], page: 404, counted: 0 };
const ada = ['Ada Example'];
const everywhere = { listed: ada, total: '1', whole: ada, byId: ada, found: ada, page: 200, counted: 1 };

test('a hidden athlete is nowhere, for everybody but the agency, at the next request on every server', async () => {
  const created = await me.call('POST', path, { ...draft, hidden: true }, { at: on });
  const id = idOf(created);
  expect([created.status, created.body, await seen(id), await seen(id, another)]).toEqual([
    201,
    expect.objectContaining({ name: 'Ada Example', hidden: true }),
    nobody,
    nobody,
  ]);
  const own = await me.call('GET', `${path}/batch`, undefined, { at: on });
  expect(own.body).toEqual([expect.objectContaining({ name: 'Ada Example', hidden: true })]);
  const listed = await me.call('PATCH', `${path}/${id}`, { hidden: false }, { at: on });
  expect([listed.body, await seen(id), await seen(id, another)]).toEqual([
    expect.objectContaining({ hidden: false }),
    everywhere,
    everywhere,
  ]);
  const [{ version }] = z
    .tuple([z.object({ version: z.string() })])
    .parse((await me.call('GET', `${path}/batch`, undefined, { at: on })).body);
  const changes = { athletes: [{ id, version, change: { hidden: true } }] };
  const { body } = await me.call('PATCH', `${path}/batch`, changes, { at: on });
  expect([body, await seen(id), await seen(id, another)]).toEqual([
    [expect.objectContaining({ status: 'updated' })],
    nobody,
    nobody,
  ]);
  const log = await me.call('GET', path.replace(/athletes$/, 'changes'));
  expect(log.body).toMatchObject([{ fields: ['hidden'] }, { fields: ['hidden'] }, {}, {}]);
  expect(await (await on.fetch('/api/athletes/')).text()).not.toContain('hidden');
});

test('a service without hidden athletes is as if the program knew none', async () => {
  const { body, headers } = await me.call('POST', path, { ...draft, name: 'Bo Example', hidden: 'x' });
  expect(Object.keys(z.looseObject({}).parse(body))).not.toContain('hidden');
  expect([headers.get(capabilitiesHeader), JSON.stringify(openApiDocument(athleteContract([])))]).toEqual([
    expect.not.stringContaining('hidden'),
    expect.not.stringMatching(/hidden/i),
  ]);
  expect((await on.fetch('/api/athletes/')).headers.get(capabilitiesHeader)).toMatch(/, field-hidden$/);
});
