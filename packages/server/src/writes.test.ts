import { agencyDraft } from '@matchpoint/core/agencies/agency-draft';
import { type AthleteDraft, athleteDraft } from '@matchpoint/core/athletes/fields/athlete-draft';
import { optionalFields } from '@matchpoint/core/athletes/fields/athlete-fields';
import { countryCode } from '@matchpoint/core/countries/countries';
import { recordOf } from '@matchpoint/core/fields/table';
import { anAgency } from '@matchpoint/core/testing/builders';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { safeParse } from 'zod/mini';
import { athleteContract } from './athletes/athlete-contract.ts';
import { ajv, callsOf } from './testing/document.ts';
import { testService } from './testing/fixtures.ts';
import { aCreatedAthlete } from './testing/test-answer.ts';
import { type JsonSchema, valuesAround } from './testing/values-of-schema.ts';

const { server, newPerson } = await testService({ offered: optionalFields });
const person = await newPerson();
const agency = await person.createAgency();
const path = `/api/users/me/agencies/${agency}/athletes`;

const entry = z.looseObject({ id: z.string() });
const refused = z.object({
  detail: z.array(z.object({ loc: z.tuple([z.literal('body'), z.string()]), msg: z.string() })),
});
const said = (body: unknown) => refused.parse(body).detail.map(({ loc, msg }) => [loc[1], msg]);

/** Bodies of a call: mostly what its schema allows, now and then a value beside it. */
function bodiesOf(name: string): fc.Arbitrary<object> {
  const call = callsOf(athleteContract(optionalFields)).find(({ operationId }) => operationId === name);
  const { properties = {}, required = [] }: JsonSchema = call?.body ?? expect.fail();
  const values = Object.entries(properties).map(([field, schema]) => {
    const isLegal = ajv.compile({ ...schema });
    const all = valuesAround(schema);
    return [field, fc.oneof({ weight: 30, arbitrary: all.filter((value) => isLegal(value)) }, all)] as const;
  });
  return fc.record<Record<string, unknown>, string>(Object.fromEntries(values), {
    requiredKeys: [...required],
  });
}
const athleteBodies = bodiesOf('createAthlete');

const blankIsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
const stored = (draft: object) =>
  Object.fromEntries(Object.entries(draft).map(([field, value]) => [field, blankIsNull(value)]));
const code = (value: string | undefined) => (value === undefined ? null : countryCode(value));

/** The athlete that public reads show of the draft. */
const created = (draft: AthleteDraft, id: string) =>
  aCreatedAthlete({
    ...recordOf(optionalFields, () => null),
    recruiting_status: 'Looking',
    ...stored(draft),
    id,
    country_of_residence: code(draft.country_of_residence),
    agency_id: agency,
    agency_name: 'Demo Agency',
  });

const nouns = [
  {
    noun: 'athlete',
    payloads: athleteBodies,
    path,
    at: '/api/athletes',
    runs: 300,
    read: (payload: object, id: string) => {
      const { data, error } = safeParse(athleteDraft, payload);
      return { error, stored: data && created(data, id) };
    },
  },
  {
    noun: 'agency',
    payloads: bodiesOf('createAgency'),
    path: '/api/users/me/agencies',
    at: '/api/agencies',
    runs: 400,
    read: (payload: object, id: string) => {
      const { data, error } = safeParse(agencyDraft, payload);
      return { error, stored: data && anAgency({ ...stored(data), id, country: code(data.country) }) };
    },
  },
];

test.each(nouns)(
  'any $noun is taken and kept as it was sent, or refused for exactly what the form’s schema names',
  async ({ payloads: drawn, path: to, at, runs, read }) => {
    const answers = { taken: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(drawn, async (payload) => {
        const { status, body } = await person.call('POST', to, payload);
        const { error } = read(payload, '');
        answers[error === undefined ? 'taken' : 'refused'] += 1;
        if (error !== undefined) {
          expect([status, said(body)]).toEqual([
            422,
            error.issues.map(({ path: [field], message }) => [field, message]),
          ]);
          return;
        }
        const { id } = entry.parse(body);
        const { stored: kept } = read(payload, id);
        expect([status, body]).toEqual([201, kept]);
        expect(await (await server.fetch(`${at}/${id}`)).json()).toEqual(kept);
      }),
      { numRuns: runs },
    );
    expect(Math.min(answers.taken, answers.refused)).toBeGreaterThan(20);
  },
);

test('a batch takes each of its rows and keeps it as it was sent, or refuses it as the form’s schema does', async () => {
  const batch = z.array(
    z.object({
      index: z.number(),
      status: z.string(),
      id: z.nullable(z.string()),
      detail: refused.shape.detail,
    }),
  );
  const rows = fc.array(athleteBodies, { maxLength: 30 });
  const keySigns = '"\\{},\'%$;:~!NULL';
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(rows, async (payloads) => {
      turn += 1;
      const athletes = payloads.map((payload, index) => ({
        ...payload,
        client_ref: `${turn}-${index}-${keySigns}`,
      }));
      const { body } = await person.call('POST', `${path}/batch`, { athletes });
      const judged = payloads.map((payload) => safeParse(athleteDraft, payload));
      expect(batch.parse(body)).toEqual(
        judged.map(({ error }, index) => ({
          index,
          status: error === undefined ? 'created' : 'invalid',
          id: error === undefined ? expect.any(String) : null,
          detail: (error?.issues ?? []).map(({ path: [field], message }) => ({
            loc: ['body', field],
            msg: message,
          })),
        })),
      );
      const page = await server.fetch(`/api/athletes/?agency_id=${agency}&limit=30`);
      const listed = new Map(
        z
          .array(entry)
          .parse(await page.json())
          .map((athlete) => [athlete.id, athlete]),
      );
      batch.parse(body).forEach(({ id }, index) => {
        const { data } = judged[index] ?? expect.fail();
        if (id !== null && data !== undefined) expect(listed.get(id)).toEqual(created(data, id));
      });
    }),
    { numRuns: 40 },
  );
});
