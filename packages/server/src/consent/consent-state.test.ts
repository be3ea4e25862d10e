import { type ConsentMode, isWaiting } from '@matchpoint/core/consent/consent';
import { familyText } from '@matchpoint/core/consent/family-page';
import { collationKey } from '@matchpoint/core/display/collation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { declareRestored } from '../backup/declare-restored.ts';
import { readMigrations } from '../database/migrate.ts';
import { changeDirectory } from '../directory/directory-version.ts';
import { asking } from '../testing/document.ts';
import { testService } from '../testing/fixtures.ts';
import { countUndecided, endConsent } from './consent-state.ts';
import { decide, keepConsent } from './keep-consent.ts';

const { server, newPerson } = await testService({ ...asking, trustedProxies: ['127.0.0.1'] });
const me = await newPerson();
const agency = `/api/users/me/agencies/${await me.createAgency('Own Agency')}`;
const draft = { name: 'Ada', available_semester: 'Fall', available_year: 2030 };

const stateOf = async () =>
  server.sql<{ state: string }>`
    select concat_ws(' ', name, consent, waiting, consent_until) as state from athletes order by id`.then(
    (rows) => rows.map(({ state }) => state),
  );
const keep = (mode: ConsentMode = 'family') =>
  keepConsent({ database: server.database, mode, demo: false, log: { warn: () => {} } });

test('a server does not start before the operator has decided about those who are there', async () => {
  await server.sql`truncate athletes cascade`;
  await server.addAthletes([
    { name: 'Ada', available_semester: 'Spring', available_year: 2030 },
    { name: 'Bo' },
  ]);
  await expect(keep()).rejects.toThrow(
    /of 2 athletes nobody has said.*\n.*admin consent --existing keep-until=/,
  );
  expect(await decide(server.database, { keepUntil: '2027-03-31' })).toBe(2);
  expect(await stateOf()).toEqual(['Ada kept 2027-03-31', 'Bo kept 2027-03-31']);
  (await keep())();
  await server.sql`update athletes set consent = null`;
  await decide(server.database, 'declared');
  expect((await stateOf())[0]).toBe('Ada declared 2030-07-31');
  await server.sql`update athletes set consent = null`;
  await decide(server.database, 'hide');
  expect([await stateOf(), await countUndecided(server.database)]).toEqual([
    ['Ada waiting t 2030-07-31', expect.stringMatching(/^Bo waiting t/)],
    0,
  ]);
  await expect(keep('off')).rejects.toThrow(/is off, so everybody would see 2 athletes hidden or waiting/);
  await expect(keep('hide')).rejects.toThrow(
    /is hide, so nobody asks the families for which 2 athletes would wait/,
  );
  expect([await decide(server.database, 'list'), await stateOf()]).toEqual([
    2,
    ['Ada 2030-07-31', expect.stringMatching(/^Bo \d/)],
  ]);
  for (const mode of ['off', 'hide'] as const) (await keep(mode))();
});

test('after a restore nobody is listed by a yes until the operator has said who took one back', async () => {
  await server.sql`truncate athletes cascade`;
  const [ada = ''] = await server.addAthletes([{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }]);
  await decide(server.database, { keepUntil: '2050-01-01' });
  await server.sql`update athletes set consent = 'refused', waiting = true where name = 'Cy'`;
  const restored = async (withdrawn: string[] | null) =>
    declareRestored(server.address, await readMigrations(), true, withdrawn);
  expect([await restored(null), await stateOf()]).toEqual([
    2,
    ['Ada kept t 2050-01-01', 'Bo kept t 2050-01-01', 'Cy refused t 2050-01-01'],
  ]);
  expect([await restored([ada]), await stateOf()]).toEqual([
    0,
    ['Ada withdrawn t 2050-01-01', 'Bo kept 2050-01-01', 'Cy refused t 2050-01-01'],
  ]);
});

const page = z.looseObject({ answer: z.string() });
const listed = z.array(z.object({ name: z.string() }));

/** What an agency and a family do with one athlete, and the rule in TypeScript. */
const steps = fc.array(
  fc.constantFrom(
    'agree',
    'refuse',
    'withdraw',
    'hide',
    'list',
    'rename',
    'respell',
    'later',
    'earlier',
    'end',
    'copy',
    'replace',
  ),
  { minLength: 1, maxLength: 12 },
);

let runs = 0;

test('what anybody can reach is what the rule says, whatever the agency and the family do', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (some) => {
      await server.sql`truncate athletes cascade`;
      // Each run is another family's.
      runs += 1;
      const address = `192.0.2.${runs}`;
      let serial = 0;
      const add = async () => {
        const { body } = await me.call('POST', `${agency}/athletes`, draft);
        const { id } = z.looseObject({ id: z.string() }).parse(body);
        const made = await me.call('POST', `${agency}/family-links`, { athletes: [id] });
        const [{ link }] = z.tuple([z.object({ link: z.string() })]).parse(made.body);
        return {
          id,
          link,
          name: 'Ada',
          term: 2030,
          yes: null as { name: string; until: number } | null,
          hidden: false,
        };
      };
      const world = [await add()];
      const edit = async (one: { id: string }, change: object) =>
        expect((await me.call('PATCH', `${agency}/athletes/${one.id}`, change)).status).toBe(200);
      for (const step of some) {
        serial += 1;
        const one = world.at(-1) ?? expect.fail();
        if (step === 'agree' || step === 'refuse' || step === 'withdraw') {
          const answer = await server.fetch('/api/consent', {
            method: 'PUT',
            headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
            body: JSON.stringify({
              ...{
                link: one.link,
                answer: step,
                athlete_name: one.name,
                role: 'self',
                name: 'A',
                language: 'en',
              },
              ...{ text: familyText, key: `k${serial}` },
            }),
          });
          page.parse(await answer.json());
          one.yes = step === 'agree' ? { name: collationKey(one.name), until: one.term } : null;
        } else if (step === 'hide' || step === 'list') {
          one.hidden = step === 'hide';
          await edit(one, { hidden: one.hidden });
        } else if (step === 'rename' || step === 'respell') {
          one.name = step === 'rename' ? `Ada ${serial}` : one.name.toUpperCase();
          await edit(one, { name: one.name });
        } else if (step === 'later' || step === 'earlier') {
          one.term += step === 'later' ? 1 : -1;
          await edit(one, { available_year: one.term });
          if (one.yes) one.yes.until = Math.min(one.yes.until, one.term);
        } else if (step === 'end') {
          await server.sql`update athletes set consent_until = '2026-01-01' where id = ${one.id} and consent = 'agreed'`;
          await changeDirectory(server.database, async (queries) => ({
            result: await endConsent(queries),
            isChanged: true,
          }));
          one.yes = null;
        } else if (step === 'copy') world.push(await add());
        else {
          await me.call('DELETE', `${agency}/athletes/${one.id}`);
          world.splice(-1, 1, await add());
        }
        if (one.yes && one.yes.name !== collationKey(one.name)) one.yes = null;
        const expected = world.filter(({ hidden, yes }) => !hidden && yes !== null).map(({ name }) => name);
        const answer = await server.fetch('/api/athletes/?sort=created');
        expect(listed.parse(await answer.json()).map(({ name }) => name)).toEqual(expected);
        const alone = await Promise.all(
          world.map(async ({ id }) => (await server.fetch(`/api/athletes/${id}`)).status),
        );
        expect(alone.filter((status) => status === 200)).toHaveLength(expected.length);
        const own = await me.call('GET', `${agency}/athletes/batch`);
        const states = z.array(z.looseObject({ consent: z.string(), hidden: z.boolean() })).parse(own.body);
        expect(states.map(({ consent, hidden }) => !hidden && !isWaiting(consent))).toEqual(
          world.map(({ hidden, yes }) => !hidden && yes !== null),
        );
      }
    }),
    { numRuns: 25 },
  );
});
