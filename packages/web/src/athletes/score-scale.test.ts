import { expect, test } from 'vitest';
import { scalePosition, scoreScale } from './score-scale.ts';

test('a scale spans the bins, in steps fit for a keyboard', () => {
  expect((['GPA', 'SAT', 'TOEFL', 'UTR', 'ITF'] as const).map(scoreScale)).toEqual([
    { min: 1, max: 4, step: 0.1 },
    { min: 400, max: 1600, step: 10 },
    { min: 0, max: 120, step: 1 },
    { min: 1, max: 16.5, step: 0.1 },
    { min: 0, max: 2100, step: 10 },
  ]);
});

test('positions a value on the scale, and one outside at its end', () => {
  expect([400, 1000, 1600].map((value) => scalePosition('SAT', value))).toEqual([0, 0.5, 1]);
  expect([-5, 1050, 40_000].map((value) => scalePosition('ITF', value))).toEqual([0, 0.5, 1]);
});
