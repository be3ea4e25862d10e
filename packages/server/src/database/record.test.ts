import { expect, test } from 'vitest';
import { payloadDigest } from './record.ts';

test('a digest distinguishes values and not the order in which the columns stand', () => {
  const digest = payloadDigest({ name: 'Demo One', sport: 'Tennis', gpa: 3.5 });
  expect(payloadDigest({ gpa: 3.5, sport: 'Tennis', name: 'Demo One' })).toBe(digest);
  expect(payloadDigest({ name: 'Demo One', sport: 'Tennis', gpa: 3.6 })).not.toBe(digest);
  expect(payloadDigest({ name: 'Demo One', sport: 'Tennis', sat: 3.5 })).not.toBe(digest);
});

test('a digest distinguishes what lists hold and their order', () => {
  const digest = payloadDigest({ sports: ['Tennis', 'Golf'] });
  expect(payloadDigest({ sports: ['Golf', 'Tennis'] })).not.toBe(digest);
  expect(payloadDigest({ sports: ['Tennis'] })).not.toBe(digest);
});
