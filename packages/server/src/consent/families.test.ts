import { familyText } from '@matchpoint/core/consent/family-page';
import { capabilitiesHeader } from '@matchpoint/core/contract/capabilities';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { athleteContract } from '../athletes/athlete-contract.ts';
import { changeDirectory } from '../directory/directory-version.ts';
import { openApiDocument } from '../openapi/openapi.ts';
import { asking } from '../testing/document.ts';
import { testService } from '../testing/fixtures.ts';
import { idOf } from '../testing/test-answer.ts';
import { endConsent } from './consent-state.ts';

const { server, newPerson, beside } = await testService(asking);
const me = await newPerson();
const agency = `/api/users/me/agencies/${await me.createAgency('Own Agency')}`;
const path = `${agency}/athletes`;
const draft = { name: 'Ada Example', available_semester: 'Fall', available_year: 2050, GPA: 3.7 };

const own = z.looseObject({
  name: z.string(),
  consent: z.string().nullable(),
  consent_until: z.string().nullable(),
});
const links = z.array(z.strictObject({ id: z.string(), name: z.string(), link: z.string() }));
const page = z.looseObject({
  answer: z.string(),
  listed: z.boolean(),
  until: z.string(),
  answered_by: z.unknown(),
});

const added = async (facts: object = {}) => idOf(await me.call('POST', path, { ...draft, ...facts }));
async function linkOf(id: string): Promise<string> {
  const { body } = await me.call('POST', `${agency}/family-links`, { athletes: [id] });
  return links.parse(body)[0]?.link ?? expect.fail();
}
async function send(method: 'POST' | 'PUT', body: object) {
  const answer = await server.fetch('/api/consent', {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    body: z.looseObject({}).parse(await answer.json()),
    headers: answer.headers,
  };
}
let keys = 0;
const answer = (link: string, what: 'agree' | 'refuse' | 'withdraw', facts: object = {}) =>
  send('PUT', {
    ...{
      link,
      answer: what,
      athlete_name: 'Ada Example',
      language: 'es',
      text: familyText,
      key: `k${keys++}`,
    },
    ...(what === 'agree' && { role: 'parent', name: ' Eva Example ' }),
    ...facts,
  });
const isListed = async (id: string) => (await server.fetch(`/api/athletes/${id}`)).status === 200;
const consentOf = async (id: string) => {
  const { consent, consent_until } = own.parse((await me.call('GET', `${path}/${id}`)).body);
  return [consent, consent_until, await isListed(id)];
};
const shown = ({ body }: Awaited<ReturnType<typeof send>>) => {
  const { answer: given, listed, until, answered_by } = page.parse(body);
  return [given, listed, until, answered_by];
};
const end = '2050-12-31';

test('nobody sees an athlete before the family agrees, nor after it took that back, with the same link', async () => {
  const created = await me.call('POST', path, draft);
  const id = idOf(created);
  expect([own.parse(created.body).consent, await consentOf(id)]).toEqual([
    'waiting',
    ['waiting', null, false],
  ]);
  const link = await linkOf(id);
  const asked = await send('POST', { link });
  expect([asked.status, asked.body, asked.headers.get('Cache-Control')]).toEqual([
    200,
    {
      athlete: expect.objectContaining({ id, name: 'Ada Example', GPA: 3.7 }),
      agency: expect.objectContaining({ name: 'Own Agency' }),
      ...{ answer: 'asked', answered_at: null, answered_by: null, role: null, until: end, listed: false },
    },
    'no-store',
  ]);
  expect(Object.keys(z.object({ athlete: z.looseObject({}) }).parse(asked.body).athlete)).not.toContain(
    'hidden',
  );
  expect(shown(await answer(link, 'agree'))).toEqual(['agreed', true, end, 'Eva Example']);
  expect(await consentOf(id)).toEqual(['agreed', end, true]);
  expect(shown(await answer(link, 'withdraw'))).toEqual(['withdrawn', false, end, null]);
  expect(await consentOf(id)).toEqual(['withdrawn', null, false]);
  expect(server.logged).toContainEqual(expect.objectContaining({ withdrawn: id }));
  expect(shown(await send('POST', { link }))).toEqual(['withdrawn', false, end, null]);
  const { body } = await me.call('GET', `${agency}/changes`);
  expect(
    z
      .array(z.object({ action: z.string() }))
      .parse(body)
      .slice(0, 4)
      .map(({ action }) => action),
  ).toEqual(['family.withdrew', 'family.agreed', 'family.linked', 'athletes.created']);
  const answersIn = async (at?: typeof server) => {
    const exported = await me.call('GET', '/api/users/me/export', undefined, at && { at });
    return z.looseObject({ family_answers: z.optional(z.array(z.unknown())) }).parse(exported.body)
      .family_answers;
  };
  const given = [
    expect.objectContaining({
      answer: 'agreed',
      role: 'parent',
      name: 'Eva Example',
      text_version: familyText,
      language: 'es',
    }),
    expect.objectContaining({ answer: 'withdrawn', role: null, name: null, athlete_name: 'Ada Example' }),
  ];
  const others = (['hide', 'declared', 'off'] as const).map((consent) => beside({ offered: [], consent }));
  expect(await Promise.all([answersIn(), ...others.map(async (other) => answersIn(await other))])).toEqual([
    given,
    given,
    given,
    undefined,
  ]);
});

test('a repeated answer is the same one, and of two the later counts', async () => {
  const id = await added();
  const link = await linkOf(id);
  await answer(link, 'agree', { key: 'same' });
  await answer(link, 'refuse');
  expect(shown(await answer(link, 'agree', { key: 'same' }))).toEqual(['refused', false, end, null]);
  expect(shown(await answer(link, 'agree'))).toEqual(['agreed', true, end, 'Eva Example']);
});

test('a yes needs a role and a name, and is to the name that was read', async () => {
  const id = await added();
  const link = await linkOf(id);
  for (const facts of [{ role: undefined }, { name: undefined }, { name: ' ' }])
    expect((await answer(link, 'agree', facts)).status).toBe(409);
  await me.call('PATCH', `${path}/${id}`, { name: 'Ida Example' });
  expect([(await answer(link, 'agree')).status, await isListed(id)]).toEqual([409, false]);
  expect((await answer(link, 'agree', { athlete_name: 'ida éxample' })).status).toBe(200);
});

test('another name waits again, another spelling does not', async () => {
  const id = await added();
  await answer(await linkOf(id), 'agree');
  await me.call('PATCH', `${path}/${id}`, { name: 'ÁDA EXAMPLE', bio: 'Plays.' });
  expect(await consentOf(id)).toEqual(['agreed', end, true]);
  const renamed = await me.call('PATCH', `${path}/${id}`, { name: 'Ada Sample' });
  expect([own.parse(renamed.body).consent, await consentOf(id)]).toEqual([
    'waiting',
    ['waiting', null, false],
  ]);
  await me.call('PATCH', `${path}/${id}`, { name: 'Ada Example' });
  expect(await isListed(id)).toBe(false);
});

test('a yes ends with the term that it was given for, or earlier', async () => {
  const id = await added({ available_year: 2040 });
  const link = await linkOf(id);
  await answer(link, 'agree');
  await me.call('PATCH', `${path}/${id}`, { available_year: 2041 });
  expect(await consentOf(id)).toEqual(['agreed', '2040-12-31', true]);
  await me.call('PATCH', `${path}/${id}`, { available_semester: 'Spring', available_year: 2039 });
  expect(await consentOf(id)).toEqual(['agreed', '2039-07-31', true]);
  const before = await server.fetch('/api/athletes/?limit=1');
  await server.sql`update athletes set consent_until = now()::date - 2 where id = ${id}`;
  const ended = await changeDirectory(server.database, async (queries) => {
    const result = await endConsent(queries);
    return { result, isChanged: result > 0 };
  });
  expect([
    ended,
    await changeDirectory(server.database, async (queries) => ({
      result: await endConsent(queries),
      isChanged: false,
    })),
  ]).toEqual([1, 0]);
  expect((await consentOf(id)).filter((_, index) => index !== 1)).toEqual(['ended', false]);
  expect((await server.fetch('/api/athletes/?limit=1')).headers.get('ETag')).not.toBe(
    before.headers.get('ETag'),
  );
  expect(shown(await answer(link, 'agree'))).toEqual(['agreed', true, '2039-07-31', 'Eva Example']);
  await server.sql`update athletes set available_year = 2022 where id = ${id}`;
  expect((await answer(link, 'agree')).status).toBe(409);
});

test('links that were never answered can be ended, the others read and take back for ever', async () => {
  const [one, other] = [await added(), await added()];
  const [kept, ended, third] = [await linkOf(one), await linkOf(one), await linkOf(other)];
  await answer(kept, 'agree');
  expect((await me.call('DELETE', `${agency}/family-links`)).status).toBe(204);
  const statuses = async (...some: string[]) =>
    Promise.all(some.map(async (link) => (await send('POST', { link })).status));
  expect(await statuses(kept, ended, third)).toEqual([200, 404, 404]);
  await me.call('DELETE', `${path}/${one}`);
  expect(await statuses(kept)).toEqual([404]);
});

test('links are answered in the order in which they were asked for, without athletes of others', async () => {
  const [first, second, third] = [await added(), await added(), await added()];
  const athletes = [second, third, '999', first];
  const { body } = await me.call('POST', `${agency}/family-links`, { athletes });
  expect(links.parse(body).map(({ id }) => id)).toEqual([second, third, first]);
});

test('an athlete that is added again, or a copy, waits', async () => {
  const id = await added();
  await answer(await linkOf(id), 'agree');
  await me.call('DELETE', `${path}/${id}`);
  expect(await consentOf(await added())).toEqual(['waiting', null, false]);
  const { body } = await me.call('POST', `${path}/batch`, { athletes: [{ ...draft, client_ref: 'copy' }] });
  expect(await consentOf(z.tuple([z.object({ id: z.string() })]).parse(body)[0].id)).toEqual([
    'waiting',
    null,
    false,
  ]);
});

test('who tries or answers very often has to wait', async () => {
  const trusting = await beside({ trustedProxies: ['127.0.0.1'] });
  const guess = {
    link: '0'.repeat(32),
    answer: 'refuse',
    athlete_name: 'A',
    language: 'en',
    text: familyText,
    key: 'k',
  };
  const statuses = async (method: 'POST' | 'PUT', address: string) => {
    const seen = new Set<number>();
    for (let tries = 0; tries < 61; tries += 1) {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
      const { status } = await trusting.fetch('/api/consent', {
        method,
        headers,
        body: JSON.stringify(guess),
      });
      seen.add(status);
    }
    return [...seen];
  };
  expect([await statuses('POST', '192.0.2.1'), await statuses('PUT', '192.0.2.2')]).toEqual([
    [404, 429],
    [404, 429],
  ]);
  expect((await trusting.fetch('/api/athletes')).status).toBe(200);
});

test('with the word of the agency an athlete is listed from the day that it enters', async () => {
  const declared = await beside({ offered: ['hidden', 'agreed_on'], consent: 'declared' });
  const call = (method: string, to: string, body?: object) => me.call(method, to, body, { at: declared });
  const created = await call('POST', path, { ...draft, agreed_on: '2026-11-03' });
  const id = idOf(created);
  const facts = ({ body }: { readonly body: unknown }) => {
    const { agreed_on, consent, consent_until } = own.parse(body);
    return [agreed_on, consent, consent_until];
  };
  expect([facts(created), await isListed(id)]).toEqual([['2026-11-03', 'declared', end], true]);
  expect([facts(await call('PATCH', `${path}/${id}`, { agreed_on: null })), await isListed(id)]).toEqual([
    [null, 'waiting', null],
    false,
  ]);
  expect(
    facts(await call('PATCH', `${path}/${id}`, { name: 'Di Example', agreed_on: '2026-11-04' })),
  ).toEqual(['2026-11-04', 'declared', end]);
  expect([facts(await call('PATCH', `${path}/${id}`, { name: 'Ed Example' })), await isListed(id)]).toEqual([
    [null, 'waiting', null],
    false,
  ]);
  const early = await call('PATCH', `${path}/${id}`, { agreed_on: '2999-01-01' });
  expect([early.status, early.body]).toEqual([
    422,
    { detail: [{ loc: ['body', 'agreed_on'], msg: 'must not be a day to come', type: 'custom' }] },
  ]);
});

test('a service that asks nobody has no call, header or word of it', async () => {
  const off = await beside({ offered: [], consent: 'off' });
  const { headers } = await off.fetch('/api/athletes/');
  expect([
    headers.get(capabilitiesHeader),
    (await off.fetch('/api/consent', { method: 'POST' })).status,
  ]).toEqual([expect.not.stringMatching(/family|consent|hidden|agreed/), 404]);
  expect(JSON.stringify(openApiDocument(athleteContract([])))).not.toMatch(/famil|consent|hidden|agreed/i);
  expect((await server.fetch('/api/athletes/')).headers.get(capabilitiesHeader)).toMatch(
    /, family-links, field-hidden$/,
  );
});
