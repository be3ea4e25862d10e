import { expect, test } from 'vitest';
import { getNextSnapshot, type SnapshotFrom } from 'xstate';
import { allNodes } from '../testing/chart.ts';
import { aSource } from '../testing/import-builders.ts';
import { checkRosterMachine } from './check-roster.machine.ts';
import { type CheckView, checkAnswers, checkDecisions, checkView } from './check-roster.view.ts';
import { createRowJudge } from './checking/judge-row.ts';
import { continueReview, decideRows, undoDecision } from './checking/review.ts';
import type { Decision } from './decisions.ts';
import { matchColumns } from './matching/match-columns.ts';
import type { ReadingQuestion } from './reading-choice.ts';

const source = aSource(['Name', 'Term'], ['', 'Fall 2027']);
const match = matchColumns(source, {});
const question: ReadingQuestion = {
  kind: 'sheet',
  preset: 'One',
  sheets: [{ name: 'One', rows: 1, isHidden: false }],
};
const first: Decision = { kind: 'layout', layout: { sheet: 'One' } };
const decided = { source, match, isProbable: false, emptiesOpen: true, decisions: [first] };
const broken = continueReview(null, decided, source.rows.map(createRowJudge(match, source)));
const edit: Decision = { kind: 'edit', edits: [{ row: 2, column: 0, value: 'Demo Ada' }] };
const mended = decideRows(broken, [edit]);

const context: SnapshotFrom<typeof checkRosterMachine>['context'] = {
  input: {
    decisions: [],
    remembered: {},
    sports: [],
    offered: [],
    canAsk: true,
    canRepair: true,
    takesPresets: false,
  },
  pending: [],
  question: null,
  unjudged: null,
  review: broken,
  problem: 'No such file',
};
const { check, judged } = broken.now;
const read = {
  source,
  match,
  check,
  judged,
  broken: 1,
  canUndo: false,
  canRedo: false,
  canProceed: false,
  canGoBack: true,
};
const views: Readonly<Record<string, CheckView>> = {
  opening: { step: 'preparing' },
  checking: { step: 'preparing' },
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
    ...mended.now,
    match: matchColumns({ ...source, header: ['Name', 'GPA'] }, {}),
  };
  expect([
    checkView(snapshot('checking', { review: null, unjudged })),
    checkView(snapshot('checking', { review: broken, unjudged })),
    checkView(snapshot('checking', { review: mended, unjudged })),
  ]).toMatchObject([
    { step: 'preparing' },
    { step: 'preparing' },
    { step: 'reading', match: unjudged.match, check: mended.now.check, canProceed: false },
  ]);
});

test('what a repair allows', () => {
  const undone = undoDecision(mended);
  const shown = [mended, undone].map((review) => checkView(snapshot('reading', { review })));
  expect(shown).toMatchObject([
    { canUndo: true, canRedo: false, canProceed: true, broken: 0 },
    { canUndo: false, canRedo: true, canProceed: false, broken: 1 },
  ]);
});

test('what a person decided, and the answers of the next file', () => {
  const shown = [
    snapshot('reading', { review: mended }),
    snapshot('checking', { unjudged: decided }),
    snapshot('choosing', { review: null }),
  ];
  expect(shown.map(checkDecisions)).toEqual([[first, edit], [first], []]);
  const nothing = { columns: {}, all: {}, meanings: {} };
  expect(shown.map(checkAnswers)).toEqual([
    { layout: { sheet: 'One' }, ...nothing },
    { layout: { sheet: 'One' }, ...nothing },
    {},
  ]);
});

const column: Decision = { kind: 'column', column: '#1', field: 'name' };

test.each<[what: string, state: string, decisions: readonly Decision[], after: readonly unknown[]]>([
  ['nothing', 'reading', [], ['reading', 0, 0]],
  ['an edit', 'reading', [edit], ['reading', 1, 0]],
  ['a value for all rows', 'reading', [{ kind: 'all', field: 'sport', value: '' }], ['checking', 0, 2]],
  ['a column and an edit', 'reading', [column, edit], ['checking', 0, 3]],
  ['a layout and an edit', 'reading', [first, edit], ['opening', 0, 0]],
  ['a layout and an edit', 'checked', [first, edit], ['checked', 0, 0]],
  ['a column and an edit', 'checking', [column, edit], ['checking', 0, 3]],
])('what %s leads to, said in %s', (_, state, decisions, after) => {
  const { value, context } = getNextSnapshot(checkRosterMachine, snapshot(state), {
    type: 'decide',
    decisions,
  });
  expect([value, context.review?.past.length, context.unjudged?.decisions.length ?? 0]).toEqual(after);
});

test('what is undone is done again', () => {
  const undone = snapshot('reading', { review: undoDecision(mended) });
  expect(getNextSnapshot(checkRosterMachine, undone, { type: 'redo' }).context.review?.now).toBe(mended.now);
});
