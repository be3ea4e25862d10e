import { expect, test } from 'vitest';
import { excludedText } from './impossible-ranges.ts';

test('ranges that exclude every athlete are named', () => {
  const filter = { min_utr: 11, max_utr: 9, min_gpa: 3, max_gpa: 3, min_itf: 2, max_sat: 500 };
  expect([
    excludedText({ min_utr: 9 }),
    excludedText(filter),
    excludedText({ ...filter, max_itf: 1 }),
    excludedText({ min_gpa: 9, max_gpa: 4 }),
  ]).toEqual([
    null,
    'No UTR is both at least 11 and at most 9.',
    'No UTR is both at least 11 and at most 9. No ITF is both at least 2 and at most 1.',
    'No GPA is at least 9: it ends at 4.',
  ]);
});
