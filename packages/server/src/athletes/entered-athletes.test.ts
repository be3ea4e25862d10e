import { athleteDraft } from '@matchpoint/core/athletes/athlete-draft';
import { entryFields, noAthleteEntry, readAthleteEntry } from '@matchpoint/core/athletes/athlete-form';
import type { NumberLimit } from '@matchpoint/core/fields/number-limit';
import { numberLimits } from '@matchpoint/core/testing/arbitraries';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { testService } from '../testing/fixtures.ts';

const { newPerson } = await testService();
const owner = await newPerson();
const path = `/api/users/me/agencies/${await owner.createAgency()}/athletes`;

const required = {
  ...noAthleteEntry,
  name: 'Ada Example',
  available_semester: 'Fall',
  available_year: '2027',
};
const refused = z.object({ detail: z.array(z.object({ loc: z.array(z.string()), msg: z.string() })) });

/** Every bound, and what is beside it by a step, a half and a tenth of one. */
function around({ min, max, step }: NumberLimit): readonly string[] {
  const units = Math.round(1 / step) * 20;
  const at = [min, max ?? 2000].map((bound) => Math.round(bound * units));
  const by = [0, 20, 10, 2, 1, -1, -2, -10, -20];
  return at.flatMap((bound) => by.map((beside) => String((bound + beside) / units)));
}

describe.each(numberLimits)('%s', (field, limit) => {
  test.each(around(limit))(
    '%s is accepted or refused alike in the form, by the schema and by the server',
    async (text) => {
      const form = readAthleteEntry('Tennis', { ...required, [field]: text });
      const payload = {
        name: 'Ada Example',
        sport: 'Tennis',
        available_semester: 'Fall',
        available_year: 2027,
        [field]: Number(text),
      };
      const schema = z.safeParse(athleteDraft, payload);
      const answer = await owner.call('POST', path, payload);
      const said = {
        form: 'problems' in form ? form.problems.map((problem) => `${problem.field} ${problem.message}`) : [],
        schema: schema.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [],
        server:
          answer.status === 201
            ? []
            : refused.parse(answer.body).detail.map(({ loc, msg }) => `${loc[1]} ${msg}`),
      };
      expect(said).toEqual({ form: said.form, schema: said.form, server: said.form });
      expect(said.form.length).toBe(answer.status === 201 ? 0 : 1);
    },
  );
});

const typed = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Fall',
    'Male',
    'Brazil',
    'Côte d’Ivoire',
    '3.7',
    '3,7',
    '2027',
    '1480',
    '16.5',
    '0',
    'https://a.example',
  ),
  fc.constantFrom(
    '😀 🎾',
    'مرحبا',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    'x'.repeat(300),
    'a\0b',
    '\ud800',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const athletes = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...entryFields), typed), {
    maxLength: 3,
    selector: ([field]) => field,
  })
  .map((texts) => ({ ...required, ...Object.fromEntries(texts) }));

test('whatever is typed, what the form sends is taken', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(athletes, async (entry) => {
      const form = readAthleteEntry('Tennis', entry);
      if ('problems' in form) return;
      const { status, body } = await owner.call('POST', path, form.payload);
      const { name, bio = null } = form.payload;
      expect({ status, body }).toMatchObject({ status: 201, body: { name, bio } });
      taken += 1;
    }),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(30);
});
