import { expect, test } from 'vitest';
import { type Addition, noDifference, type Outcome, type Removal, type Update } from './difference.ts';
import { type DifferencePlan, planKnown } from './plan-undo.ts';
import { type UndoEnded, undoEndView, undoSentences } from './undo.view.ts';

const removal: Removal = { id: '1', name: 'Ada', version: null, before: {}, after: null };
const update: Update = { ...removal, after: {} };
const draft = { name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
const addition: Addition = { ref: 'restored:1', draft, namesakes: '' };

test('what an undo would do', () => {
  const many = Array.from({ length: 2000 }, () => removal);
  const names = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];
  expect([
    undoSentences({
      difference: { removed: [removal], updated: [update, update], added: [addition] },
      changed: [],
      gone: 1,
      undecided: [],
    }),
    undoSentences({
      difference: { removed: many, updated: [update], added: [] },
      changed: names,
      gone: 2,
      undecided: ['Fay'],
    }),
    undoSentences({ difference: noDifference, changed: [], gone: 0, undecided: [] }),
  ]).toEqual([
    [
      '1 athlete that it added will be removed.',
      '2 athletes get their earlier values back.',
      '1 athlete that it removed will be added again.',
      '1 athlete is gone already.',
    ],
    [
      '2,000 athletes that it added will be removed.',
      '1 athlete gets its earlier values back.',
      'Changed since, so left alone: Ada, Bo, Cleo and 2 more.',
      'Sent without an answer, so look for them in your list: Fay.',
      '2 athletes are gone already.',
    ],
    [],
  ]);
});

test('how an undo ended', () => {
  const plan: DifferencePlan = {
    ...planKnown(noDifference, 'ask'),
    changed: ['Bo'],
    gone: 1,
    undecided: ['Fay'],
  };
  const outcome = (kind: Outcome['kind'], key: string): Outcome => {
    return { kind, key, status: 'done', id: null, version: null, problems: [] };
  };
  const outcomes = [
    outcome('removed', '1'),
    outcome('removed', '2'),
    outcome('updated', '3'),
    outcome('added', '4'),
  ];
  const more = {
    ...plan,
    difference: { ...noDifference, removed: [removal, removal, removal], updated: [update] },
  };
  const left =
    'Changed since, so left alone: Bo. Sent without an answer, so look for them in your list: Fay.';
  const end = { ending: 'complete' as const, problem: null, outcomes: [] };
  const whole = planKnown(noDifference, 'ask');
  const ends: readonly UndoEnded[] = [
    { step: 'ended', plan: more, end: { ...end, outcomes } },
    { step: 'ended', plan: { ...more, undecided: [] }, end },
    { step: 'nothing', plan },
    { step: 'nothing', plan: whole },
    { step: 'unsupported', plan },
    { step: 'stopped', plan: whole, end, progress: null },
    { step: 'stopped', plan, end: null, progress: null },
    { step: 'unreachable', plan: whole, end, problem: 'It is away.' },
    { step: 'failed', error: new Error('It broke.'), plan: null, progress: null },
  ];
  const counts = { removed: 0, putBack: 0, restored: 0, changed: 1, gone: 1, undecided: 1, left: 0 };
  expect(ends.map((one) => undoEndView(one).text)).toEqual([
    `The import was undone: 2 athletes removed, 1 athlete put back, 1 athlete added again, 1 athlete changed since and left alone, 1 athlete gone already, 1 athlete unknown. ${left}`,
    'The import was undone: 1 athlete changed since and left alone, 1 athlete gone already, 4 athletes left. Changed since, so left alone: Bo.',
    `There is nothing to undo: what the import did was changed or undone since. ${left}`,
    'There is nothing to undo: what the import did was changed or undone since.',
    'This service cannot remove or change athletes, so an import stays.',
    'The undo was stopped. Nothing was left to do.',
    'The undo was stopped.',
    'It is away. Nothing was left to do.',
    'It broke.',
  ]);
  expect([
    undoEndView({ step: 'nothing', plan }).counts,
    undoEndView({ step: 'unsupported', plan }).counts,
  ]).toEqual([counts, null]);
});
