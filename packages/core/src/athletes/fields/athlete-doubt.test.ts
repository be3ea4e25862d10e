import { expect, test } from 'vitest';
import { doubtAbout } from './athlete-doubt.ts';

test('a TOEFL of 1 to 6 and a damaged letter are doubted, and nothing else (rules/athletes.md#doubtful-values)', () => {
  const scale = 'It looks like the scale of 1 to 6 in use since 2026: convert it if it is.';
  const letters = 'Letters were lost before this file was written: write the text again.';
  expect([0, 1, 6, 7].map((score) => doubtAbout('TOEFL', score))).toEqual([
    null,
    { expected: 'a score of 0 to 120', fix: scale },
    { expected: 'a score of 0 to 120', fix: scale },
    null,
  ]);
  expect([doubtAbout('GPA', 3), doubtAbout('name', 'Ada')]).toEqual([null, null]);
  expect(doubtAbout('name', 'Ad\ufffd')).toEqual({ expected: 'whole letters', fix: letters });
});
