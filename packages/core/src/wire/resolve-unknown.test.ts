import { expect, test } from 'vitest';
import { resolveUnknown } from './resolve-unknown.ts';

test.each([
  ['none before and none now', 0, 0, 'open'],
  ['one before and one now', 1, 1, 'open'],
  ['one more than before', 1, 2, 'created'],
  ['several more than before', 0, 2, 'created'],
  ['fewer than before', 2, 1, 'unclear'],
  ['an unknown number before and none now', null, 0, 'open'],
  ['an unknown number before and one now', null, 1, 'unclear'],
] as const)('%s', (_, existing, present, verdict) => {
  expect(resolveUnknown(existing, present)).toBe(verdict);
});
