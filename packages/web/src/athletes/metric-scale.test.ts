import { expect, test } from 'vitest';
import { metricScale, placeOf } from './metric-scale.ts';

test('a scale spans the bins, in steps that a keyboard gets through', () => {
  expect((['GPA', 'SAT', 'TOEFL', 'UTR', 'ITF'] as const).map(metricScale)).toEqual([
    { min: 1, max: 4, step: 0.1 },
    { min: 400, max: 1600, step: 10 },
    { min: 0, max: 120, step: 1 },
    { min: 1, max: 16.5, step: 0.1 },
    { min: 0, max: 2100, step: 10 },
  ]);
});

test('a value has its place on the scale, and one beyond it stands at the end', () => {
  expect([400, 1000, 1600].map((value) => placeOf('SAT', value))).toEqual([0, 0.5, 1]);
  expect([-5, 1050, 40_000].map((value) => placeOf('ITF', value))).toEqual([0, 0.5, 1]);
});
