import { expect, test } from 'vitest';
import {
  inverseRemoval,
  inverseUpdate,
  noDifference,
  type Outcome,
  remaining,
  sizeOf,
} from './difference.ts';
import { planKnown } from './plan-undo.ts';

const update = { id: '1', name: 'Ada', version: '"2"', before: { GPA: 3 }, after: { GPA: 4 } };
const removal = { id: '2', name: 'Bo', version: null, before: {}, after: null };
const draft = { name: 'Cy', sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
const addition = { ref: 'c', draft, namesakes: 'cy' };
const all = { added: [addition], updated: [update], removed: [removal] };

test('an update is taken back where its earlier values are known and valid', () => {
  expect([
    inverseUpdate(update),
    inverseUpdate({ ...update, before: {} }),
    inverseUpdate({ ...update, before: { GPA: 99 } }),
  ]).toEqual([{ ...update, before: update.after, after: update.before }, null, null]);
});

test('a hidden athlete that was removed comes back hidden', () => {
  const before = { ...draft, GPA: null, hidden: true };
  expect(inverseRemoval({ id: '2', before })).toEqual({
    ref: 'restored:2',
    draft: { ...draft, hidden: true },
    namesakes: 'cy\ntennis',
  });
});

test('what remains after some outcomes, and how much it is', () => {
  const outcome = (key: string): Outcome => {
    return { kind: 'added', key, status: 'done', id: null, version: null, problems: [] };
  };
  const left = [['c'], ['1'], ['2'], ['c', '1', '2']].map((keys) => remaining(all, keys.map(outcome)));
  expect([left, sizeOf(all)]).toEqual([
    [{ ...all, added: [] }, { ...all, updated: [] }, { ...all, removed: [] }, noDifference],
    3,
  ]);
});

test('the plan of a known difference', () => {
  expect(planKnown(all, 'ask')).toEqual({
    difference: all,
    question: 'ask',
    outcomes: [],
    changed: [],
    gone: 0,
    undecided: [],
    found: { additions: [], changes: [] },
  });
});
