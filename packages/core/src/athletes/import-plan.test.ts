import { expect, test } from 'vitest';
import type { RowFate } from './import-journal.ts';
import { type DuplicatePolicy, planImport } from './import-plan.ts';
import { createKeyTable } from './key-table.ts';
import { createRowIndex } from './row-index.ts';

const key = (low: number) => ({ high: 0, low });
interface Row {
  readonly ref: number;
  readonly name: number;
  readonly occurrence?: number;
}

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never;

function plan(
  rows: readonly Row[],
  listed: Readonly<Record<number, number>>,
  fates: Readonly<Record<number, RowFate['kind']>> = {},
  policy: DuplicatePolicy = 'skip',
) {
  const index = createRowIndex();
  for (const { ref, name, occurrence = 1 } of rows) index.add(key(ref), key(name), occurrence);
  const table = createKeyTable();
  for (const [name, count] of Object.entries(listed)) table.set(key(Number(name)), count);
  const fateOf = ({ low }: { low: number }): RowFate => {
    const kind = fates[low] ?? 'open';
    return kind === 'unknown' ? { kind, there: 0 } : { kind };
  };
  return planImport(index, fateOf, table, policy);
}

function decide(rows: readonly Row[], ...facts: Tail<Parameters<typeof plan>>) {
  const { decisionOf } = plan(rows, ...facts);
  return rows.map((_, place) => decisionOf(place));
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
