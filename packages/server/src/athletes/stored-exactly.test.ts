import type { AthleteDraft } from '@matchpoint/core/athletes/athlete-draft';
import { athleteFields } from '@matchpoint/core/athletes/athlete-fields';
import { countryCode } from '@matchpoint/core/countries/countries';
import { draftsOf, numbersWithin } from '@matchpoint/core/testing/arbitraries';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { testService } from '../testing/fixtures.ts';
import { aCreatedAthlete } from '../testing/test-answer.ts';

const { server, newPerson } = await testService();
const owner = await newPerson();

/** Signs that mean something where texts are written in arrays, JSON, SQL or a format. */
const sign = fc.constantFrom(
  ...[
    '"',
    '\\',
    '{',
    '}',
    ',',
    "'",
    '%',
    '%s',
    '$1',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '\u0001',
    '\u007f',
    '\u2028',
    '\ufeff',
  ],
  ...[
    'NULL',
    'null',
    'true',
    '{}',
    '""',
    '\\"',
    '\\\\',
    '\\u0000',
    '::text',
    'ß',
    'é',
    'e\u0301',
    '李',
    '👩🏽‍🎾',
    '\u{10ffff}',
  ],
);
const text = (max: number) =>
  fc
    .oneof(
      fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => signs.join('')),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
    )
    .map((made) => made.slice(0, max));
const link = fc.oneof(
  text(100).map((end) => `https://example.com/?${end.replace(/\s/g, '')}`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);
const itf = fc.oneof(
  numbersWithin(athleteFields.ITF),
  fc.constantFrom(1e21, 1e15, Number.MAX_SAFE_INTEGER, 2 ** 63, 1.5e300, Number.MAX_VALUE),
);

/** Whatever the schema takes. */
const drafts = draftsOf({
  name: text(athleteFields.name.max),
  country_of_residence: fc.constantFrom('CH', 'che', 'Switzerland', 'Côte d’Ivoire', ' de '),
  TOEFL: fc.oneof(numbersWithin(athleteFields.TOEFL), fc.constant(-0)),
  ITF: itf,
  profile_url: link,
  video_1: link,
  bio: text(athleteFields.bio.max),
});

const keys = fc.uniqueArray(
  fc.string({ unit: fc.constantFrom(...'"\\{},\'%$;:aZ0NUL~!'), minLength: 1, maxLength: 8 }),
  {
    minLength: 24,
    maxLength: 24,
  },
);
const entries = z.array(z.looseObject({ id: z.string(), name: z.string() }));
const results = z.array(z.object({ index: z.number(), status: z.string(), id: z.string() }));

/** The draft as everybody reads it. */
function read(
  { country_of_residence: country, bio, TOEFL, ...draft }: AthleteDraft,
  id: string,
  agency: string,
) {
  const same: object = draft;
  return aCreatedAthlete({
    ...same,
    id,
    country_of_residence: country === undefined ? null : countryCode(country),
    bio: bio === undefined || bio.trim() === '' ? null : bio,
    // JSON has one zero.
    TOEFL: TOEFL === undefined ? null : TOEFL + 0,
    agency_id: agency,
    agency_name: 'Demo "Agency"',
  });
}

test('athletes of any content are read as they were sent: in a batch, singly at the same time, and sent again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(drafts, { minLength: 1, maxLength: 12 }),
      fc.array(drafts, { minLength: 1, maxLength: 12 }),
      keys,
      async (together, alone, refs) => {
        const agency = await owner.createAgency('Demo "Agency"');
        const path = `/api/users/me/agencies/${agency}/athletes`;
        const rows = together.map((draft, index) => ({ ...draft, client_ref: refs[index] }));
        const batch = () => owner.call('POST', `${path}/batch`, { athletes: rows });
        const single = (draft: AthleteDraft, index: number) => {
          // Some have no key.
          const key = refs[12 + index];
          return owner.call('POST', path, draft, {
            headers: index % 3 === 0 || key === undefined ? {} : { 'Idempotency-Key': key },
          });
        };
        const [sent, ...answers] = await Promise.all([batch(), ...alone.map(single)]);
        const told = results.parse(sent.body);
        expect(told.map(({ index, status }) => [index, status])).toEqual(
          rows.map((_, index) => [index, 'created']),
        );
        expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
          alone.map((draft, index) => ({
            status: 201,
            body: read(draft, z.object({ id: z.string() }).parse(answers[index]?.body).id, agency),
          })),
        );
        const page = await server.fetch(`/api/athletes/?agency_id=${agency}&limit=100`);
        const listed = new Map(entries.parse(await page.json()).map((entry) => [entry.id, entry]));
        expect(told.map(({ id }) => listed.get(id))).toEqual(
          together.map((draft, index) => read(draft, told[index]?.id ?? '', agency)),
        );
        expect(answers.map(({ body }) => listed.get(z.object({ id: z.string() }).parse(body).id))).toEqual(
          answers.map(({ body }) => body),
        );
        expect(listed.size).toBe(together.length + alone.length);
        const again = results.parse((await batch()).body);
        expect(again).toMatchObject(told.map(({ id, index }) => ({ id, index, status: 'exists' })));
      },
    ),
    { numRuns: 60 },
  );
});
