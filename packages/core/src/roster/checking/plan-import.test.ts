import { expect, test } from 'vitest';
import type { RowFate } from '../sending/import-journal.ts';
import { type DuplicatePolicy, planImport } from './plan-import.ts';

interface Row {
  readonly ref: number;
  readonly name: number;
  readonly occurrence?: number;
}

function plan(
  rows: readonly Row[],
  listed: Readonly<Record<number, number>>,
  fates: Readonly<Record<string, RowFate['kind']>> = {},
  policy: DuplicatePolicy = 'skip',
) {
  const draft = { name: 'Demo', sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
  const fateOf = (ref: string): RowFate => {
    const kind = fates[ref] ?? 'open';
    if (kind === 'unknown') return { kind, existing: 0 };
    return kind === 'done' ? { kind, id: null } : { kind };
  };
  return planImport(
    rows.map(({ ref, name, occurrence = 1 }, index) => ({
      row: index + 2,
      cells: [],
      draft,
      ref: String(ref),
      namesakes: String(name),
      occurrence,
    })),
    fateOf,
    new Map(Object.entries(listed)),
    policy,
  );
}

function decide(...facts: Parameters<typeof plan>) {
  return plan(...facts).rows.map(({ decision }) => decision);
}

const roster = [
  { ref: 1, name: 1 },
  { ref: 2, name: 2 },
  { ref: 1, name: 1, occurrence: 2 },
  { ref: 3, name: 1 },
];

test('new rows are sent, and a row that repeats another is not unless that is wanted', () => {
  expect(decide(roster, {})).toEqual(['send', 'send', 'duplicate', 'send']);
  expect(decide(roster, {}, {}, 'send')).toEqual(['send', 'send', 'send', 'send']);
});

test('as many rows of a name are left out as are listed, and none where that is wanted', () => {
  expect(decide(roster, { 1: 1 })).toEqual(['listed', 'send', 'duplicate', 'send']);
  expect(decide(roster, { 1: 2, 2: 5 })).toEqual(['listed', 'listed', 'duplicate', 'listed']);
  expect(decide(roster, { 1: 2, 2: 5 }, {}, 'send')).toEqual(['send', 'send', 'send', 'send']);
});

test('rows of earlier runs account for the listed first', () => {
  expect(
    decide(
      [
        { ref: 3, name: 1 },
        { ref: 1, name: 1 },
      ],
      { 1: 1 },
      { 1: 'done' },
    ),
  ).toEqual(['send', 'done']);
  expect(
    decide(
      [
        { ref: 3, name: 1 },
        { ref: 1, name: 1 },
      ],
      { 1: 1 },
      { 1: 'unknown' },
    ),
  ).toEqual(['send', 'again']);
  expect(
    decide(
      [
        { ref: 3, name: 1 },
        { ref: 1, name: 1 },
      ],
      { 1: 2 },
      { 1: 'done' },
    ),
  ).toEqual(['listed', 'done']);
});

test('rows that an earlier run created and the agency no longer lists are counted', () => {
  const done = { 1: 'done', 2: 'done', 3: 'unknown' } as const;
  expect(plan(roster, { 1: 1, 2: 1 }, done)).toMatchObject({ gone: 1, counts: { done: 3, again: 1 } });
  expect(plan(roster, { 1: 2, 2: 1 }, done).gone).toBe(0);
  expect(plan(roster, {}, done).gone).toBe(3);
  expect(plan(roster, {}).gone).toBe(0);
});
