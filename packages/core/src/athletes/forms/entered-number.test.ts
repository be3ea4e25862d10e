import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberProblem } from '../../fields/number-limit.ts';
import { numberLimits } from '../../testing/arbitraries.ts';
import { athleteFields } from '../fields/athlete-fields.ts';
import { readNumber } from './entered-number.ts';

const { GPA, UTR, SAT, TOEFL, ITF } = athleteFields;

test('a number is read as people write it', () => {
  expect(
    ['3.7', '3,7', ' 3.70 ', '3.7000000000000000000000', '03.7', '4', '4.0', '4,00'].map((text) =>
      readNumber(text, GPA),
    ),
  ).toEqual([3.7, 3.7, 3.7, 3.7, 3.7, 4, 4, 4].map((value) => ({ value })));
  expect(['0', '-0', '000', '120'].map((text) => readNumber(text, TOEFL))).toEqual(
    [0, 0, 0, 120].map((value) => ({ value })),
  );
});

test('what may mean something else is not guessed', () => {
  const words = 'x 3. .5 +3 3e0 3..5 1,200 1,200.5 ٣ 0x3 Infinity 3-4 --3 -'.split(' ');
  for (const text of ['', '1 200', ...words])
    expect([text, readNumber(text, ITF)]).toEqual([text, { problem: 'must be a number' }]);
});

test('nothing is rounded: what is beside a step by the last digit written is refused', () => {
  expect(readNumber('3.75', GPA)).toEqual({ problem: 'must be in steps of 0.1' });
  expect(readNumber('3.70000000000000000000001', GPA)).toEqual({ problem: 'must be in steps of 0.1' });
  expect(readNumber('8.1250', UTR)).toEqual({ problem: 'must be in steps of 0.01' });
  expect(readNumber('400.0000000000000000001', SAT)).toEqual({ problem: 'must be a whole number' });
  expect(readNumber('9007199254740993', ITF)).toEqual({ problem: 'must have at most 15 digits' });
});

test('every bound and step, and what is beside them, is judged as the schema judges it', () => {
  for (const [, limit] of numberLimits) {
    const edges = [limit.min, limit.min + limit.step, ...(limit.max === null ? [] : [limit.max])];
    const beside = [0, limit.step, limit.step / 2, limit.step / 10];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom(...edges.flatMap((edge) => beside.flatMap((by) => [edge - by, edge + by]))),
          fc.double({ min: -10, max: 3000, noNaN: true }),
          fc.integer({ min: -10, max: 30_000 }).map((value) => value * limit.step),
        ),
        (value) => {
          const text = String(value);
          fc.pre(!text.includes('e'));
          const problem = numberProblem(value, limit);
          expect(readNumber(text, limit)).toEqual(problem === null ? { value: value + 0 } : { problem });
        },
      ),
      { numRuns: 500 },
    );
  }
});
