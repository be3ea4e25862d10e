import { optionalFields } from '@matchpoint/core/athletes/fields/athlete-fields';
import { capabilities, capabilitiesHeader } from '@matchpoint/core/contract/capabilities';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from '../openapi/openapi.ts';
import { testService } from '../testing/fixtures.ts';
import { idOf } from '../testing/test-answer.ts';
import { athleteContract } from './athlete-contract.ts';

const { server: off, newPerson, beside } = await testService();
const on = await beside({ offered: optionalFields });
const partly = await beside({ offered: ['ACT'] });
const me = await newPerson();
const path = `/api/users/me/agencies/${await me.createAgency()}/athletes`;
const draft = { name: 'Ada Example', available_semester: 'Fall', available_year: 2028 };
const values = { WTN: 14.25, ACT: 27, Duolingo: 120, IELTS: 7.5, recruiting_status: 'Committed' };
const all = await me.call('POST', path, { ...draft, ...values }, { at: on });
const ignored = await me.call('POST', path, { ...draft, name: 'Bo Example', ...values, WTN: 'x' });

const named = z.array(z.object({ name: z.string() }));
async function namesOf(query: string, at = on) {
  return named.parse(await (await at.fetch(`/api/athletes/${query}`)).json()).map(({ name }) => name);
}
const keysOf = async (at: typeof on, address: string) =>
  Object.keys(z.looseObject({}).parse(await (await at.fetch(address)).json()));

test('a service without them is as if the program knew none', async () => {
  const { headers } = await off.fetch('/api/athletes/');
  expect([all.status, ignored.status, headers.get(capabilitiesHeader)]).toEqual([
    201,
    201,
    capabilities.join(', '),
  ]);
  expect(await keysOf(off, `/api/athletes/${idOf(all)}`)).toEqual(
    Object.keys(anAthlete())
      .filter((name) => name !== 'id')
      .toSpliced(0, 0, 'id'),
  );
  expect((await keysOf(off, '/api/athlete-distributions')).filter((name) => name in values)).toEqual([]);
  expect(await namesOf('?min_wtn=20&max_act=1', off)).toEqual(['Bo Example', 'Ada Example']);
  const refused = await off.fetch('/api/athletes/?sort=wtn');
  expect([refused.status, await refused.text()]).toEqual([422, expect.not.stringMatching(/duolingo/i)]);
  expect(JSON.stringify(openApiDocument(athleteContract([])))).not.toMatch(
    /wtn|"ACT"|_act|duolingo|ielts|recruiting/i,
  );
});

test('a service with them names, stores, narrows, orders and counts them', async () => {
  const { headers } = await on.fetch('/api/athletes/');
  expect(headers.get(capabilitiesHeader)).toBe(
    `${capabilities.join(', ')}, field-wtn, field-act, field-duolingo, field-ielts, field-status`,
  );
  expect(await (await on.fetch(`/api/athletes/${idOf(all)}`)).json()).toMatchObject(values);
  expect(await (await on.fetch(`/api/athletes/${idOf(ignored)}`)).json()).toMatchObject({
    WTN: null,
    ACT: null,
    Duolingo: null,
    IELTS: null,
    recruiting_status: 'Looking',
  });
  expect([
    await namesOf('?max_wtn=14.25'),
    await namesOf('?min_ielts=8'),
    await namesOf('?sort=wtn'),
  ]).toEqual([['Ada Example'], [], ['Ada Example', 'Bo Example']]);
  const counted = z
    .object({ WTN: z.object({ count: z.number() }) })
    .parse(await (await on.fetch('/api/athlete-distributions')).json());
  expect(counted).toEqual({ WTN: { count: 1 } });
});

test('their limits hold in every call that writes', async () => {
  const wrong = { WTN: 40.01, ACT: 36.5, Duolingo: 12, IELTS: 7.3 };
  const { body } = await me.call('PATCH', `${path}/${idOf(all)}`, wrong, { at: on });
  const detail = z.object({ detail: z.array(z.object({ loc: z.array(z.string()), msg: z.string() })) });
  expect(detail.parse(body).detail.map(({ loc, msg }) => `${loc[1]} ${msg}`)).toEqual([
    'WTN must be between 1 and 40',
    'ACT must be between 1 and 36',
    'Duolingo must be in steps of 5',
    'IELTS must be in steps of 0.5',
  ]);
  const batch = await me.call(
    'POST',
    `${path}/batch`,
    { athletes: [{ ...draft, client_ref: 'a', IELTS: 10 }] },
    { at: on },
  );
  expect(batch.body).toMatchObject([{ status: 'invalid', detail: [{ loc: ['body', 'IELTS'] }] }]);
});

test('a list is of all, unless it is asked for a status; who has none looks', async () => {
  expect([
    await namesOf(''),
    await namesOf('?status=Looking'),
    await namesOf('?status=Committed'),
    await namesOf('?status=Any'),
    await namesOf('', partly),
    await namesOf('?status=Committed', partly),
  ]).toEqual([
    ['Bo Example', 'Ada Example'],
    ['Bo Example'],
    ['Ada Example'],
    ['Bo Example', 'Ada Example'],
    ['Bo Example', 'Ada Example'],
    ['Bo Example', 'Ada Example'],
  ]);
  const counted = async (query: string) => {
    const answer = await (await on.fetch(`/api/athlete-distributions${query}`)).json();
    return z.object({ WTN: z.object({ count: z.number() }), group: z.optional(z.unknown()) }).parse(answer);
  };
  expect([
    await counted('?status=Looking'),
    await counted('?status=Committed'),
    await counted('?status=Any'),
  ]).toEqual([
    { WTN: { count: 0 }, group: { status: 'Looking' } },
    { WTN: { count: 1 }, group: { status: 'Committed' } },
    { WTN: { count: 1 } },
  ]);
  const own = z.array(z.object({ name: z.string(), recruiting_status: z.string() }));
  expect(own.parse((await me.call('GET', `${path}/batch`, undefined, { at: on })).body)).toEqual([
    { name: 'Ada Example', recruiting_status: 'Committed' },
    { name: 'Bo Example', recruiting_status: 'Looking' },
  ]);
});

test('an operator switches on some of them', async () => {
  expect((await keysOf(partly, `/api/athletes/${idOf(all)}`)).filter((name) => name in values)).toEqual([
    'ACT',
  ]);
  expect(JSON.stringify(openApiDocument(athleteContract(['ACT'])))).toMatch(/field-act"/);
  expect(JSON.stringify(openApiDocument(athleteContract(['ACT'])))).not.toMatch(/wtn|duolingo|ielts/i);
});

test('a create is known again under its key when they are switched on or off, and another is refused', async () => {
  const create = async (ref: string, more: object, at: typeof on) => {
    const headers = { 'Idempotency-Key': ref };
    const answer = await me.call('POST', path, { ...draft, ...more }, { at, headers });
    return { status: answer.status, id: answer.status === 422 ? null : idOf(answer) };
  };
  const row = async (client_ref: string, more: object, at: typeof on) => {
    const { body } = await me.call(
      'POST',
      `${path}/batch`,
      { athletes: [{ ...draft, ...more, client_ref }] },
      { at },
    );
    return z.array(z.object({ status: z.string(), id: z.string().nullable() })).parse(body)[0];
  };
  for (const [first, then] of [
    [on, off],
    [off, on],
    [partly, off],
    [partly, on],
  ] as const) {
    const [single, batch] = [crypto.randomUUID(), crypto.randomUUID()];
    const { id } = await create(single, values, first);
    const created = await row(batch, values, first);
    expect(created?.status).toBe('created');
    for (const at of [first, then]) {
      expect(await create(single, values, at)).toEqual({ status: 200, id });
      expect(await row(batch, values, at)).toEqual({ ...created, status: 'exists' });
      expect(await create(single, { ...values, WTN: 14.5 }, at)).toEqual({ status: 422, id: null });
      expect(await row(batch, { ...values, WTN: 14.5 }, at)).toEqual({ status: 'invalid', id: null });
    }
  }
  const unread = crypto.randomUUID();
  const { id } = await create(unread, { WTN: 'x' }, off);
  expect(await create(unread, { WTN: 'x' }, off)).toEqual({ status: 200, id });
});
