import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { allNodes } from '../testing/chart.ts';
import { checkRosterMachine } from './check-roster.machine.ts';
import { type CheckView, checkDecisions, checkView } from './check-roster.view.ts';
import { createRowJudge } from './checking/judge-row.ts';
import type { Repair } from './checking/repair.ts';
import { continueReview, makeRepair, undoRepair } from './checking/review.ts';
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
const decided = { source, match, isProbable: false, chosen: { columns: { '#1': 'name' } }, repairs: [] };
const broken = continueReview(null, decided, source.rows.map(createRowJudge(match, source)));
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
    takesPresets: false,
  },
  reading: { sheet: 'One' },
  overruling: null,
  question: null,
  unjudged: null,
  review: broken,
  problem: 'No such file',
};
const { check, judged, chosen } = broken.now;
const read = {
  source,
  match,
  check,
  chosen,
  judged,
  broken: 1,
  canUndo: false,
  canRedo: false,
  canProceed: false,
  canGoBack: true,
};
const views: Readonly<Record<string, CheckView>> = {
  opening: { step: 'preparing' },
  checking: { step: 'reading', ...read },
  choosing: { step: 'choosing', question },
  undecided: { step: 'undecided', question },
  reading: { step: 'reading', ...read },
  checked: { step: 'checked', ...read },
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

test('without a question there is nothing before the reading', () => {
  expect(checkView(snapshot('reading'))).toMatchObject({ canGoBack: false });
});

test('the first judging shows nothing; a later one shows the new columns, and nothing goes on', () => {
  const unjudged = {
    ...decided,
    chosen: {},
    match: matchColumns({ ...source, header: ['Name', 'GPA'] }, {}),
  };
  expect([
    checkView(snapshot('checking', { review: null, unjudged })),
    checkView(snapshot('checking', { review: mended, unjudged })),
  ]).toMatchObject([
    { step: 'preparing' },
    { step: 'reading', match: unjudged.match, chosen: {}, check: mended.now.check, canProceed: false },
  ]);
});

test('what a repair allows', () => {
  const undone = undoRepair(mended);
  const shown = [mended, undone].map((review) => checkView(snapshot('reading', { review })));
  expect(shown).toMatchObject([
    { canUndo: true, canRedo: false, canProceed: true, broken: 0 },
    { canUndo: false, canRedo: true, canProceed: false, broken: 1 },
  ]);
});

test('what a person decided', () => {
  expect([
    checkDecisions(snapshot('reading', { review: mended })),
    checkDecisions(snapshot('checking', { unjudged: { ...decided, chosen: {} } })),
    checkDecisions(snapshot('choosing', { review: null })),
  ]).toEqual([
    { reading: { sheet: 'One' }, chosen, repairs: [edit] },
    { reading: { sheet: 'One' }, chosen: {}, repairs: [] },
    { reading: { sheet: 'One' }, chosen: {}, repairs: [] },
  ]);
});
