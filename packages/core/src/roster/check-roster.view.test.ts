import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { allNodes } from '../testing/chart.ts';
import { checkRosterMachine } from './check-roster.machine.ts';
import { type CheckView, checkDecisions, checkView } from './check-roster.view.ts';
import { createRowJudge } from './checking/judge-row.ts';
import type { Repair } from './checking/repair.ts';
import { makeRepair, startReview, undoRepair } from './checking/review.ts';
import { matchColumns } from './matching/match-columns.ts';
import type { ReadingQuestion } from './reading-choice.ts';

const source = {
  name: 'a.csv',
  form: 'commas',
  header: ['Name', 'Term'],
  decimalComma: false,
  rows: [{ row: 2, cells: ['', 'Fall 2027'] }],
};
const match = matchColumns(source, {});
const question: ReadingQuestion = {
  kind: 'sheet',
  preset: 'One',
  sheets: [{ name: 'One', rows: 1, isHidden: false }],
};
const broken = startReview({
  source,
  match,
  judged: source.rows.map(createRowJudge(match, source)),
  repairs: [],
});
const edit: Repair = { kind: 'edit', edits: [{ row: 2, column: 0, value: 'Demo Ada' }] };
const mended = makeRepair(broken, edit);

const context: SnapshotFrom<typeof checkRosterMachine>['context'] = {
  input: {
    reading: {},
    chosen: {},
    remembered: {},
    sports: [],
    offered: [],
    repairs: [],
    canAsk: true,
    canRepair: true,
    emptiesOpen: true,
  },
  reading: { sheet: 'One' },
  chosen: { columns: { '#1': 'name' } },
  overruling: null,
  question: null,
  source,
  match,
  review: broken,
  problem: 'No such file',
};
const { check, judged } = broken.now;
const views: Readonly<Record<string, CheckView>> = {
  opening: { step: 'preparing' },
  checking: { step: 'preparing' },
  choosing: { step: 'choosing', question },
  undecided: { step: 'undecided', question },
  mapping: { step: 'mapping', source, match, canGoBack: true },
  reviewing: {
    step: 'reviewing',
    canUndo: false,
    canRedo: false,
    canProceed: false,
    broken: 1,
    judged,
    source,
    match,
    check,
  },
  checked: { step: 'checked', source, match, check },
  invalid: { step: 'invalid', source, match, check },
  unreadable: { step: 'unreadable', problem: 'No such file' },
  misread: { step: 'misread', problem: 'No such file' },
  unfit: { step: 'unfit', match },
  cancelled: { step: 'cancelled' },
};
const snapshot = (value: string, change: Partial<typeof context> = {}) =>
  checkRosterMachine.resolveState({ value, context: { ...context, ...change } });

test.each(Object.entries(views))('what a face shows in %s', (value, view) => {
  expect(checkView(snapshot(value, { question }))).toEqual(view);
});

test('every state has a view', () => {
  const states = allNodes(checkRosterMachine.root).filter((node) => Object.keys(node.states).length === 0);
  expect(states.map(({ path }) => path.join('.')).sort()).toEqual(Object.keys(views).sort());
});

test('without a question there is nothing before the columns', () => {
  expect(checkView(snapshot('mapping'))).toMatchObject({ canGoBack: false });
});

test('what a repair allows', () => {
  const undone = undoRepair(mended);
  const shown = [mended, undone].map((review) => checkView(snapshot('reviewing', { review })));
  expect(shown).toMatchObject([
    { canUndo: true, canRedo: false, canProceed: true, broken: 0 },
    { canUndo: false, canRedo: true, canProceed: false, broken: 1 },
  ]);
});

test('what a person decided', () => {
  expect([
    checkDecisions(snapshot('reviewing', { review: mended })),
    checkDecisions(snapshot('mapping', { review: null, chosen: {} })),
  ]).toEqual([
    {
      reading: { sheet: 'One' },
      chosen: { columns: { '#1': 'name' }, set: {}, words: [] },
      repairs: [edit],
    },
    { reading: { sheet: 'One' }, chosen: { columns: {}, set: {}, words: [] }, repairs: [] },
  ]);
});
