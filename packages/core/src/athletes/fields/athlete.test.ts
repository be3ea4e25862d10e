import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type NumberLimit, numberProblem } from '../../fields/number-limit.ts';
import { recordOf } from '../../fields/table.ts';
import { isWebLink } from '../../fields/web-link.ts';
import { numberLimits } from '../../testing/arbitraries.ts';
import { athlete } from './athlete.ts';
import { athleteDraft } from './athlete-draft.ts';
import { athleteFields, fieldsOffered } from './athlete-fields.ts';

const problems = (limit: NumberLimit, values: readonly number[]) =>
  values.map((value) => numberProblem(value, limit));
const { GPA, UTR, SAT, TOEFL, ITF, available_year: year } = athleteFields;

test.each<[NumberLimit, number[], string | null]>([
  [GPA, [1, 1.1, 1.2, 1.3, 2.3, 3.3, 3.6, 3.7, 3.9, 4], null],
  [GPA, [0.9, 4.1, 0, -0, -1, 0.9999999999999999, 4.000000000000001, 1e21], 'must be between 1 and 4'],
  [GPA, [3.75, 1.05, 3.7000000000000006, (0.1 + 0.2) * 10, 1.0000000000000002], 'must be in steps of 0.1'],
  [UTR, [1, 1.01, 1.1, 4.35, 8.7, 10.07, 16.49, 16.5], null],
  [UTR, [0.99, 16.51, 16.500000000000004, 17], 'must be between 1 and 16.5'],
  [UTR, [1.001, 16.495, 8.700000000000001], 'must be in steps of 0.01'],
  [SAT, [400, 1600], null],
  [SAT, [399, 1601], 'must be between 400 and 1600'],
  [SAT, [400.5], 'must be a whole number'],
  [TOEFL, [0, -0, 120], null],
  [TOEFL, [-1, 121, -0.5], 'must be between 0 and 120'],
  [TOEFL, [5e-324, 119.99999999999999], 'must be a whole number'],
  [ITF, [1, 2000, Number.MAX_SAFE_INTEGER, 1e21], null],
  [ITF, [0, -0, -1, 0.5], 'must be 1 or more'],
  [year, [2022, 2050], null],
  [year, [2021, 2051], 'must be between 2022 and 2050'],
])('%o: %j %s', (limit, values, problem) => {
  expect(problems(limit, values)).toEqual(values.map(() => problem));
});

test('what is not a number is refused', () => {
  for (const [, limit] of numberLimits)
    expect(problems(limit, [Number.NaN, Infinity, -Infinity])).toEqual(Array(3).fill('must be a number'));
});

/** The rule in the decimals that people write, without binary fractions: everything in units of 10^-6. */
function legalAsDecimals(text: string, { min, max, step }: NumberLimit): boolean {
  const units = (decimal: string) => {
    const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
    return BigInt(`${decimal.startsWith('-') ? '-' : ''}${whole}${fraction.padEnd(6, '0')}`);
  };
  const value = units(text);
  return (
    value >= units(String(min)) &&
    (max === null || value <= units(String(max))) &&
    (value - units(String(min))) % units(String(step)) === 0n
  );
}

test('a number is legal exactly when its decimals are', () => {
  const decimals = fc
    .record({
      whole: fc.oneof(fc.integer({ min: -5, max: 130 }), fc.integer({ min: 350, max: 2100 })),
      fraction: fc.oneof(
        fc.constant(''),
        fc.stringMatching(/^\.\d$/),
        fc.stringMatching(/^\.\d\d$/),
        fc.stringMatching(/^\.\d{1,6}$/),
      ),
    })
    .map(({ whole, fraction }) => `${whole}${fraction}`);
  for (const [, limit] of numberLimits) {
    fc.assert(
      fc.property(decimals, (text) => {
        expect(numberProblem(Number(text), limit) === null).toBe(legalAsDecimals(text, limit));
      }),
      { numRuns: 1000 },
    );
  }
});

test('a link is http or https with a host', () => {
  const links = [
    'https://example.com',
    'HTTP://example.com/a?b#c',
    'https://example.com:8080/ü',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'https://',
    'https:///path',
    'example.com',
    ' https://example.com',
    'https://example.com/a b',
    'https://example.com\njavascript:x',
  ];
  expect(links.map(isWebLink)).toEqual([true, true, true, ...Array(9).fill(false)]);
});

const refusals = (draft: unknown) =>
  z
    .safeParse(athleteDraft, draft)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    .sort();
const least = { name: 'Ada', available_semester: 'Fall', available_year: 2027 };

test('a draft with what is required is whole, and Tennis', () => {
  expect(z.parse(athleteDraft, least)).toEqual({ ...least, sport: 'Tennis' });
});

test('a draft is refused field by field', () => {
  expect(refusals({})).toEqual([
    'available_semester is required',
    'available_year is required',
    'name is required',
  ]);
  expect(
    refusals({
      name: ' ',
      sport: 'Chess',
      available_semester: 'Summer',
      available_year: '2027',
      gender: '',
      country_of_residence: 'Atlantis',
      GPA: 3.75,
      SAT: 399,
      TOEFL: null,
      UTR: Number.NaN,
      ITF: 1.5,
      profile_url: 'javascript:alert(1)',
      video_1: `https://example.com/${'v'.repeat(2000)}`,
      bio: 'a\0b',
    }),
  ).toEqual([
    'GPA must be in steps of 0.1',
    'ITF must be a whole number',
    'SAT must be between 400 and 1600',
    'TOEFL must be a number',
    'UTR must be a number',
    'available_semester must be one of Fall, Spring',
    'available_year must be a number',
    'bio must not contain characters that cannot be stored',
    'country_of_residence must be a country name or an ISO code',
    'gender must be one of Male, Female',
    'name is required',
    'profile_url must be a link that starts with http:// or https://',
    'sport must be one of Tennis, Soccer',
    'video_1 must be at most 2000 characters',
  ]);
  expect(refusals({ ...least, name: 'half a pair: \ud83d' })).toEqual([
    'name must not contain characters that cannot be stored',
  ]);
  expect(refusals({ ...least, name: '😀'.repeat(100) })).toBeUndefined();
});

const nothing = {
  ...recordOf(fieldsOffered([]), () => null),
  agency_id: null,
  agency_name: null,
  created_at: null,
  changed_at: null,
};

test('an athlete is an id and a name, and whatever else the service knows', () => {
  expect(z.parse(athlete, { id: 7, name: 'Ada', hobby: 'chess' })).toEqual({
    ...nothing,
    id: '7',
    name: 'Ada',
  });
  expect(
    z.parse(athlete, { ...nothing, id: 'a', name: 'Ada', agency_id: 3, gender: 'X', GPA: '4.20' }),
  ).toEqual({
    ...nothing,
    id: 'a',
    name: 'Ada',
    agency_id: '3',
    gender: 'X',
    GPA: 4.2,
  });
});

test('what has no id, no name or a wrong type is not an athlete', () => {
  const wrong = [
    { name: 'Ada' },
    { id: 1 },
    { id: 1, name: null },
    { id: 1, name: 'Ada', GPA: {} },
    'Ada',
    null,
  ];
  expect(wrong.map((value) => z.safeParse(athlete, value).success)).toEqual(Array(6).fill(false));
});
