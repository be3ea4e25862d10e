import { expect, test } from 'vitest';
import { changeReport } from './change-report.view.ts';
import { noDifference, type Outcome, type Removal, type Update } from './difference.ts';
import { planKnown } from './plan-undo.ts';

const draft = { name: 'Di', sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
const updates = ['Ada', 'Bo', 'Cy'].map((name): Update => {
  return {
    id: name.toLowerCase(),
    name,
    version: null,
    before: name === 'Cy' ? {} : { GPA: 3 },
    after: { GPA: 4 },
  };
});
const removals = ['Di', 'Eve'].map((name): Removal => {
  return { id: name.toLowerCase(), name, version: null, before: name === 'Eve' ? {} : draft, after: null };
});
const outcome = (key: string, status: Outcome['status'], kind: Outcome['kind'] = 'updated'): Outcome => {
  const problems = status === 'refused' ? [{ field: 'GPA', message: 'is odd' }] : [];
  return { kind, key, status, id: key, version: null, problems };
};
const plan = planKnown({ ...noDifference, updated: updates }, 'none');
const removal = planKnown({ ...noDifference, removed: removals }, 'ask');
const complete = { ending: 'complete', problem: null } as const;
/** What a report says where nothing became of anything. */
const none = { done: [], failures: [], left: 0, undoable: 0, outcomes: [], ...complete };

test('what became of a change', () => {
  const outcomes = [outcome('ada', 'done'), outcome('bo', 'refused')];
  const cut = { ending: 'unreachable', problem: 'No answer.' } as const;
  const report = {
    what: 'changed',
    done: ['Ada'],
    failures: [{ name: 'Bo', status: 'refused', problem: 'GPA is odd' }],
    left: 1,
    undoable: 1,
    outcomes,
  };
  const view = { plan, end: { ...cut, outcomes }, problem: 'No answer.' };
  const failed = { step: 'failed', plan, progress: outcomes, error: new Error('odd') } as const;
  expect([
    changeReport({ step: 'unreachable', ...view }, false),
    changeReport({ step: 'stopped', plan, end: null, progress: outcomes }, false),
    changeReport(failed, false),
    changeReport({ ...failed, progress: null }, false),
    changeReport({ ...failed, plan: null }, false),
    changeReport({ step: 'cancelled' }, false),
    changeReport({ step: 'unsupported', plan }, true),
  ]).toEqual([
    { ...report, ...cut },
    { ...report, ending: 'stopped', problem: null },
    { ...report, ending: 'failed', problem: 'Something went wrong. Try again.' },
    { ...none, what: 'changed', ending: 'failed', problem: 'Something went wrong. Try again.', left: 3 },
    null,
    null,
    { ...none, what: 'putBack', ending: 'failed', problem: 'This service cannot change athletes.', left: 3 },
  ]);
});

test('a change of visibility alone is said as such', () => {
  const said = (...afters: readonly Update['after'][]) => {
    const updated = afters.flatMap((after) => updates.slice(0, 1).map((one) => ({ ...one, after })));
    const end = { ...complete, outcomes: [] };
    return changeReport({ step: 'ended', plan: planKnown({ ...noDifference, updated }, 'none'), end }, false)
      ?.what;
  };
  const [hide, list] = [{ hidden: true }, { hidden: false }];
  expect([
    said(hide),
    said(list, list),
    said(hide, list),
    said(hide, { ...hide, gender: 'Female' }),
    said(),
  ]).toEqual(['hidden', 'listed', 'changed', 'changed', 'changed']);
});

test('what became of a removal and of an undo', () => {
  const removed = [outcome('di', 'done', 'removed'), outcome('eve', 'gone', 'removed')];
  const restored = [outcome('restored:Di', 'exists', 'added')];
  const back = planKnown({ ...noDifference, added: [{ ref: 'restored:Di', draft, namesakes: '' }] }, 'none');
  const nothing = { ...planKnown(noDifference, 'nothing'), changed: ['Flo'] };
  expect([
    changeReport({ step: 'ended', plan: removal, end: { ...complete, outcomes: removed } }, false),
    changeReport({ step: 'ended', plan: back, end: { ...complete, outcomes: restored } }, true),
    changeReport({ step: 'nothing', plan: nothing }, true),
    changeReport({ step: 'ended', plan: removal, end: { ...complete, outcomes: removed } }, true),
  ]).toEqual([
    { ...none, what: 'removed', done: ['Di', 'Eve'], undoable: 1, outcomes: removed },
    { ...none, what: 'restored', done: ['Di'], outcomes: restored },
    { ...none, what: 'putBack', failures: [{ name: 'Flo', status: 'changed', problem: '' }] },
    { ...none, what: 'takenBack', done: ['Di', 'Eve'], outcomes: removed },
  ]);
});

test('what failed is told by name with all its problems, and what cannot be taken back is not offered', () => {
  const added = [{ ref: 'restored:flo', draft: { ...draft, name: 'Flo' }, namesakes: '' }];
  const all = planKnown({ added, updated: updates, removed: removals }, 'ask');
  const odd = { field: null, message: 'Sort it out.' };
  const outcomes = [
    outcome('ada', 'gone'),
    outcome('di', 'unsent', 'removed'),
    outcome('eve', 'done', 'removed'),
    { ...outcome('restored:flo', 'refused', 'added'), problems: [{ field: 'GPA', message: 'is odd' }, odd] },
  ];
  expect(changeReport({ step: 'ended', plan: all, end: { ...complete, outcomes } }, false)).toEqual({
    ...complete,
    what: 'removed',
    done: ['Eve'],
    failures: [
      { name: 'Ada', status: 'gone', problem: '' },
      { name: 'Di', status: 'unsent', problem: '' },
      { name: 'Flo', status: 'refused', problem: 'GPA is odd; Sort it out.' },
    ],
    left: 2,
    undoable: 0,
    outcomes,
  });
});
