import { expect, test } from 'vitest';
import { noDifference, type Outcome, type Removal, type Update } from '../changes/difference.ts';
import { planKnown } from '../changes/plan-undo.ts';
import { changeReport } from './change-report.view.ts';

const draft = { name: 'Di', sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
const updates = ['Ada', 'Bo', 'Cy'].map((name): Update => {
  return { id: name, name, version: null, before: name === 'Cy' ? {} : { GPA: 3 }, after: { GPA: 4 } };
});
const removals = ['Di', 'Eve'].map((name): Removal => {
  return { id: name, name, version: null, before: name === 'Eve' ? {} : draft, after: null };
});
const outcome = (key: string, status: Outcome['status'], kind: Outcome['kind'] = 'updated'): Outcome => {
  const problems = status === 'refused' ? [{ field: 'GPA', message: 'is odd' }] : [];
  return { kind, key, status, id: key, version: null, problems };
};
const plan = planKnown({ ...noDifference, updated: updates }, 'none');
const removal = planKnown({ ...noDifference, removed: removals }, 'ask');
const complete = { ending: 'complete', problem: null } as const;

test('what became of a change', () => {
  const outcomes = [outcome('Ada', 'done'), outcome('Bo', 'refused')];
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
    {
      ...report,
      ending: 'failed',
      problem: 'Something went wrong. Try again.',
      done: [],
      failures: [],
      left: 3,
      undoable: 0,
      outcomes: [],
    },
    null,
    null,
    {
      what: 'putBack',
      done: [],
      failures: [],
      left: 3,
      undoable: 0,
      ending: 'failed',
      problem: 'This service cannot change athletes.',
      outcomes: [],
    },
  ]);
});

test('what became of a removal and of an undo', () => {
  const removed = [outcome('Di', 'done', 'removed'), outcome('Eve', 'gone', 'removed')];
  const restored = [outcome('restored:Di', 'exists', 'added')];
  const back = planKnown({ ...noDifference, added: [{ ref: 'restored:Di', draft, namesakes: '' }] }, 'none');
  const nothing = { ...planKnown(noDifference, 'nothing'), changed: ['Flo'] };
  const done = { failures: [], left: 0, ...complete };
  expect([
    changeReport({ step: 'ended', plan: removal, end: { ...complete, outcomes: removed } }, false),
    changeReport({ step: 'ended', plan: back, end: { ...complete, outcomes: restored } }, true),
    changeReport({ step: 'nothing', plan: nothing }, true),
    changeReport({ step: 'ended', plan: removal, end: { ...complete, outcomes: removed } }, true),
  ]).toEqual([
    { ...done, what: 'removed', done: ['Di', 'Eve'], undoable: 1, outcomes: removed },
    { ...done, what: 'restored', done: ['Di'], undoable: 0, outcomes: restored },
    {
      ...done,
      what: 'putBack',
      done: [],
      failures: [{ name: 'Flo', status: 'changed', problem: '' }],
      undoable: 0,
      outcomes: [],
    },
    { ...done, what: 'takenBack', done: ['Di', 'Eve'], undoable: 0, outcomes: removed },
  ]);
});
