import { expect, test } from 'vitest';
import { noCounts } from '../journal/row-outcome.ts';
import { progressView } from './progress.view.ts';

const text = (done: number, took: number, rest = 0, isSending = true) =>
  progressView(
    { counts: { ...noCounts, created: done, removed: 7, unsent: 900 }, rest, pace: { done, took } },
    isSending,
  ).text;

test('how far an import is, and how long it takes', () => {
  const counts = { ...noCounts, created: 1200, invalid: 2, unsettled: 1, unsent: 300 };
  expect(progressView({ counts, rest: 1000, pace: { done: 1200, took: 1000 } })).toEqual({
    all: 1503,
    done: 1203,
    failed: 3,
    left: 300,
    text: '1,203 of 1,503 rows done, 3 refused, a few seconds left',
  });
  expect([
    progressView(null).text,
    text(0, 1000),
    text(100, 999),
    text(100, 1100),
    text(100, 1200),
    text(100, 9_900),
    text(100, 10_000),
    text(100, 10_000, 1001),
    text(100, 10_000, 1001, false),
  ]).toEqual([
    '0 of 0 rows done',
    '0 of 900 rows done',
    '100 of 1,000 rows done',
    '100 of 1,000 rows done, a few seconds left',
    '100 of 1,000 rows done, about 10 seconds left',
    '100 of 1,000 rows done, about 90 seconds left',
    '100 of 1,000 rows done, about 2 minutes left',
    '100 of 1,000 rows done. The service needs a moment: going on in 2 s',
    '100 of 1,000 rows done',
  ]);
});
