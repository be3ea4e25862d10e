import { agencyDraft } from '@matchpoint/core/agencies/agency-draft';
import { agencyFields } from '@matchpoint/core/agencies/agency-fields';
import { type AthleteDraft, athleteDraft } from '@matchpoint/core/athletes/fields/athlete-draft';
import { athleteFields, optionalFields } from '@matchpoint/core/athletes/fields/athlete-fields';
import { countryCode } from '@matchpoint/core/countries/countries';
import type { Field } from '@matchpoint/core/fields/field';
import type { NumberLimit } from '@matchpoint/core/fields/number-limit';
import { recordOf } from '@matchpoint/core/fields/table';
import { numbersWithin } from '@matchpoint/core/testing/arbitraries';
import { anAgency } from '@matchpoint/core/testing/builders';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { safeParse } from 'zod/mini';
import { testService } from './testing/fixtures.ts';
import { aCreatedAthlete } from './testing/test-answer.ts';

const { server, newPerson } = await testService({ offered: optionalFields });
const person = await newPerson();
const agency = await person.createAgency();
const path = `/api/users/me/agencies/${agency}/athletes`;

const entry = z.looseObject({ id: z.string() });
const refused = z.object({
  detail: z.array(z.object({ loc: z.tuple([z.literal('body'), z.string()]), msg: z.string() })),
});
const said = (body: unknown) => refused.parse(body).detail.map(({ loc, msg }) => [loc[1], msg]);

/** At and around each bound, on the steps and beside them. */
function numbersAround({ min, max, step }: NumberLimit): number[] {
  return [min, ...(max === null ? [min + 2000 * step] : [max])].flatMap((bound) =>
    [0, step, -step, step / 2, -step / 2, step / 10, 1e-9, -1e-9].map((offset) =>
      Number((bound + offset).toFixed(9)),
    ),
  );
}

const near = (limit: NumberLimit) =>
  fc
    .oneof(
      { weight: 20, arbitrary: numbersWithin(limit) },
      { weight: 1, arbitrary: fc.constantFrom(...numbersAround(limit)) },
      ...(limit.max === null ? [fc.constantFrom(1e15, 1e21, 2 ** 63, 1.5e300, Number.MAX_VALUE)] : []),
      { weight: 1, arbitrary: fc.double({ min: limit.min - 1, max: (limit.max ?? 3000) + 1, noNaN: true }) },
    )
    // JSON has one zero.
    .map((value) => value + 0);
/** Mostly a good value, now and then one of another kind. */
const mostly = (values: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 40, arbitrary: values },
    { weight: 1, arbitrary: fc.constantFrom(null, '', 'x', 7, true, [], {}) },
  );
const signs = [
  ...'"\\{},\'%\n\t \u0001\u007f\u2028\ufeff李ßé',
  ...'%s $1 \r\n NULL null true {} "" \\" \\\\ \\u0000 ::text e\u0301 👩🏽‍🎾 \u{10ffff}'.split(' '),
];
const textAround = (max: number) =>
  fc.oneof(
    {
      weight: 20,
      arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(10, max / 4) }),
    },
    fc.constantFrom(max - 1, max, max + 1).map((length) => 'x'.repeat(length)),
    fc.constantFrom(
      '😀'.repeat(max / 2),
      `${'😀'.repeat(max / 2)}x`,
      ' \t\n',
      '<b>&amp;</b>',
      'a\0',
      '\udc00',
      '\u202e‮ab',
      "'; --",
    ),
    // Signs that mean something where texts are written in arrays, JSON, SQL or a format.
    fc
      .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.join('').slice(0, max)),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
  );
const link = fc.oneof(
  { weight: 20, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  fc.constantFrom(
    'javascript:alert(1)',
    'https://',
    'ftp://example.com',
    ' https://example.com',
    'HTTPS://EXAMPLE.COM',
  ),
);
const country = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.constantFrom('CH', 'che', 'Switzerland', 'SUI', 'Côte d’Ivoire', ' de ', 'England'),
  },
  fc.constant('Atlantis'),
);

/** Values of a field, good and bad. */
function around(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return textAround(field.max);
    case 'link':
      return link;
    case 'country':
      return country;
    case 'choice':
      return fc.constantFrom(...field.of);
    case 'year':
    case 'score':
      return near(field);
    case 'flag':
      return fc.boolean();
    case 'choices':
      return fc.oneof(
        { weight: 20, arbitrary: fc.subarray([...field.of], { minLength: 1 }) },
        fc.constantFrom([], ['Chess'], [field.of[0], field.of[0]]),
      );
    case 'email':
      return fc.oneof(
        { weight: 20, arbitrary: fc.emailAddress() },
        fc.constant('a@b'),
        fc.constant(`${'a'.repeat(250)}@example.com`),
      );
  }
}

function payloads(table: Readonly<Record<string, Field>>): fc.Arbitrary<object> {
  const values: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(table).map(([name, field]) => [name, mostly(around(field))]),
  );
  const isRequired = (field: Field) => field.required === true && !('default' in field);
  return fc.record(values, {
    requiredKeys: Object.entries(table).flatMap(([name, field]) => (isRequired(field) ? [name] : [])),
  });
}
const athletePayloads = payloads(athleteFields);
const agencyPayloads = payloads(agencyFields);

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
    payloads: athletePayloads,
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
    payloads: agencyPayloads,
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
  const rows = fc.array(athletePayloads, { maxLength: 30 });
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
