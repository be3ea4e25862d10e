import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordOf } from '../../fields/table.ts';
import { anAthlete } from '../../testing/builders.ts';
import { isOptional, scores } from '../fields/athlete-fields.ts';
import { athleteDistributions, distributions, peersOf, scoreBins, standing } from './distribution.ts';

const zeros = (length: number) => Array.from({ length }, () => 0);
const withGpas = (...values: readonly (number | null)[]) =>
  distributions(values.map((GPA) => anAthlete({ GPA })));

test('bins are of equal width from the least value to the greatest, and ITF ends open', () => {
  expect(
    Object.entries(scoreBins).map(([name, { from, end }]) => [
      name,
      from.length,
      from[0],
      from[1],
      from.at(-1),
      end,
    ]),
  ).toEqual([
    ['GPA', 15, 1, 1.2, 3.8, 4],
    ['SAT', 24, 400, 450, 1550, 1600],
    ['TOEFL', 24, 0, 5, 115, 120],
    ['UTR', 31, 1, 1.5, 16, 16.5],
    ['ITF', 21, 1, 101, 2001, null],
    ['WTN', 39, 1, 2, 39, 40],
    ['ACT', 35, 1, 2, 35, 36],
    ['Duolingo', 15, 10, 20, 150, 160],
    ['IELTS', 18, 0, 0.5, 8.5, 9],
  ]);
  for (const { from } of Object.values(scoreBins)) {
    const widths = from.slice(1).map((edge, index) => (edge - (from[index] ?? 0)).toFixed(3));
    expect(new Set(widths).size).toBe(1);
  }
});

test('a value on an edge opens its bin, 0 counts, nothing does not, and what is out of bounds is at the ends', () => {
  const athletes = [
    anAthlete({ GPA: 1.2, TOEFL: 0, ITF: 100 }),
    anAthlete({ GPA: 1.1, TOEFL: 120, ITF: 101 }),
    anAthlete({ GPA: 4, ITF: 40_000 }),
    anAthlete({ GPA: 4.3 }),
    anAthlete({ GPA: 0.5 }),
  ];
  const { values: _, ...counted } = distributions(athletes);
  expect(counted).toEqual({
    ...recordOf(scores.filter(isOptional), (name) => ({
      count: 0,
      bins: zeros(scoreBins[name].from.length),
    })),
    GPA: { count: 5, bins: [2, 1, ...zeros(12), 2] },
    SAT: { count: 0, bins: zeros(24) },
    TOEFL: { count: 2, bins: [1, ...zeros(22), 1] },
    UTR: { count: 0, bins: zeros(31) },
    ITF: { count: 3, bins: [1, 1, ...zeros(18), 1] },
  });
});

test('what is counted is an answer of the contract, and no athlete is lost', () => {
  const value = fc.option(fc.double({ min: -10, max: 5000, noNaN: true }));
  fc.assert(
    fc.property(fc.array(fc.record(recordOf(scores, () => value))), (facts) => {
      const counted = distributions(facts.map((fact) => anAthlete(fact)));
      expect(athleteDistributions.parse(counted)).toEqual(counted);
      for (const score of scores) {
        const there = facts.filter((fact) => fact[score] !== null).length;
        expect(counted[score].count).toBe(there);
        expect(counted[score].bins.reduce((sum, athletes) => sum + athletes, 0)).toBe(there);
      }
    }),
  );
});

test('a group counts those of one sport, one gender or both, and is named in the answer', () => {
  const athletes = [
    anAthlete({ sport: 'Tennis', gender: 'Female', GPA: 3 }),
    anAthlete({ sport: 'Tennis', gender: 'Male', GPA: 3 }),
    anAthlete({ sport: 'Chess', gender: 'Female', GPA: 3 }),
    anAthlete({ sport: 'Tennis', GPA: 3 }),
  ];
  const groups = [
    {},
    { sport: 'Tennis' },
    { gender: 'Female' },
    { sport: 'Tennis', gender: 'Female' },
  ] as const;
  const seen = groups.map((group) => distributions(athletes, group));
  expect(seen.map(({ GPA, group }) => [GPA.count, group])).toEqual([
    [4, undefined],
    [3, { sport: 'Tennis' }],
    [2, { gender: 'Female' }],
    [1, { sport: 'Tennis', gender: 'Female' }],
  ]);
  expect(seen.map((counted) => athleteDistributions.parse(counted))).toEqual(seen);
});

test('peers have the same sport and gender, as far as a list can be narrowed to them', () => {
  const athletes = [
    anAthlete({ sport: 'Tennis', gender: 'Female' }),
    anAthlete({ sport: 'Chess', gender: 'Other' }),
    anAthlete({ sport: null, gender: 'Male' }),
    anAthlete({ sport: 'x'.repeat(201), gender: '' }),
  ];
  expect(athletes.map(peersOf)).toEqual([
    { sport: 'Tennis', gender: 'Female' },
    { sport: 'Chess' },
    { gender: 'Male' },
    {},
  ]);
});

test('an answer with other bins is not read', () => {
  const counted = distributions([]);
  const other = { ...counted, GPA: { count: 1, bins: [1] } };
  expect(athleteDistributions.safeParse(other).success).toBe(false);
});

test('standing says which shares are lower and higher, as near as the bins tell', () => {
  const { GPA } = withGpas(2, 2.1, 3, 3.1, 3.6, 3.7, 3.8, 3.9, 4, null);
  const rounded = (value: number) => {
    const found = standing('GPA', GPA, value);
    return found && [Math.round(found.below * 9), Math.round(found.above * 9)];
  };
  expect([1, 2, 2.1, 2.5, 3.7, 4].map(rounded)).toEqual([
    [0, 9],
    [0, 8],
    [1, 7],
    [2, 7],
    [5, 3],
    [8, 0],
  ]);
});

test('nobody stands anywhere where nothing is counted', () => {
  expect(standing('SAT', withGpas(3).SAT, 1200)).toBeNull();
});

test('in an open bin about half is lower', () => {
  const { ITF } = distributions([50, 100, 2500, 3000].map((value) => anAthlete({ ITF: value })));
  expect(standing('ITF', ITF, 2600)).toEqual({ below: 0.75, above: 0.25 });
});

test('standing grows with the value and stays a share', () => {
  const gpas = fc.array(fc.integer({ min: 10, max: 40 }), { minLength: 1 });
  fc.assert(
    fc.property(gpas, fc.integer({ min: 10, max: 39 }), (tenths, at) => {
      const { GPA } = withGpas(...tenths.map((tenth) => tenth / 10));
      const here = standing('GPA', GPA, at / 10);
      const next = standing('GPA', GPA, (at + 1) / 10);
      expect(here?.below).toBeGreaterThanOrEqual(0);
      expect(next?.below).toBeLessThanOrEqual(1);
      expect(next?.below).toBeGreaterThanOrEqual(here?.below ?? 1);
      expect(here?.below ?? 0).toBeLessThanOrEqual(1 - (here?.above ?? 0) + 1e-9);
    }),
  );
});
