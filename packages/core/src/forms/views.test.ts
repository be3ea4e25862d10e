import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import {
  blank,
  creatableExample,
  type ExampleEntry,
  editableExample,
  type StoredExample,
} from '../testing/example-form.ts';
import { confirmMachine } from './confirm.machine.ts';
import { confirmView } from './confirm.view.ts';
import { createDialogMachine } from './create.machine.ts';
import { type CreateView, createView } from './create.view.ts';
import { createEditMachine } from './edit.machine.ts';
import { type EditView, editView } from './edit.view.ts';
import { incomplete, noProblems, refused } from './form.ts';
import { newRevision } from './revision.ts';

const entry = { ...blank, name: 'Ada Example', grade: '3' };
const mine = { ...entry, grade: ' 4 ' };
const found = incomplete(noProblems, [{ field: 'name', message: 'Enter a name.' }]);
const odd = refused(noProblems, [{ field: 'grade', message: 'is odd' }]);
const away = refused(noProblems, [{ field: null, message: 'The service cannot be reached.' }]);
const said = { form: odd, reasons: ['grade is odd'] };
const lost = { form: away, reasons: ['The service cannot be reached.'] };

const dialog = createDialogMachine('create', creatableExample);
type Dialog = SnapshotFrom<typeof dialog>;
const empty: Dialog['context'] = {
  ...noProblems,
  key: 'key 1',
  choice: 'one',
  entry: blank,
  start: blank,
  listed: [],
  hints: [],
  unanswered: null,
};
const emptyView: CreateView<'one' | 'soon', ExampleEntry> = {
  page: 'form',
  choice: 'one',
  entry: blank,
  form: noProblems,
  reasons: [],
  isUnanswered: false,
  isDoubtful: false,
  isUnsaved: false,
  isBusy: false,
  asksToDiscard: false,
};
const typed = { entry: mine, isUnsaved: true };

test.each<[Dialog['value'], Partial<Dialog['context']>, Partial<typeof emptyView>]>([
  ['closed', {}, { page: 'closed' }],
  ['done', {}, { page: 'closed' }],
  [{ filling: { form: 'editing' } }, {}, {}],
  [{ filling: { form: 'editing' } }, { choice: null }, { page: 'choosing', choice: null }],
  [
    { filling: 'comingSoon' },
    { choice: 'soon', entry: mine },
    { ...typed, page: 'comingSoon', choice: 'soon' },
  ],
  [{ filling: { form: 'editing' } }, { ...found, entry: mine }, { ...typed, form: found }],
  [{ filling: { form: 'editing' } }, { ...odd, entry: mine }, { ...typed, ...said }],
  [{ filling: { form: 'unanswered' } }, { ...away, entry: mine }, { ...typed, ...lost, isUnanswered: true }],
  [{ filling: 'doubtful' }, { ...odd, entry: mine }, { ...typed, ...said, isDoubtful: true }],
  ['saving', { entry: mine }, { ...typed, isBusy: true }],
  ['checking', { entry: mine }, { ...typed, isBusy: true }],
  ['confirmingDiscard', { entry: mine }, { ...typed, asksToDiscard: true }],
])('a dialog that creates, %j with %j', (value, context, shown) => {
  const state = dialog.resolveState({ value, context: { ...empty, ...context } });
  expect(createView(creatableExample, state)).toEqual({ ...emptyView, ...shown });
});

const edit = createEditMachine<ExampleEntry, StoredExample, Partial<ExampleEntry>>('edit', editableExample);
type Edit = SnapshotFrom<typeof edit>;
const stored = { entry, version: '"1"' };
const opened = { ...newRevision(blank), ...noProblems, id: '7', name: 'Ada Example', savedFields: [] };
const loaded: Edit['context'] = { ...opened, base: stored, entry, filled: 1 };
const loadedView: EditView<ExampleEntry, StoredExample> = {
  page: 'form',
  name: 'Ada Example',
  stored,
  entry,
  filled: 1,
  form: noProblems,
  reasons: [],
  isUnanswered: false,
  conflicts: [],
  end: null,
  savedFields: [],
  isUnsaved: false,
  isBusy: false,
  asksToDiscard: false,
};
const unloaded = { stored: null, entry: blank, filled: 0 };
const met = { entry: mine, conflicts: ['grade'] as const };
const asked = {
  ...typed,
  page: 'conflict' as const,
  conflicts: [{ label: 'GRADE', mine: '4', theirs: '3' }],
};
const failed = { ...unloaded, ...lost, page: 'unloaded' as const };

test.each<[Edit['value'], Partial<Edit['context']>, Partial<typeof loadedView>]>([
  ['closed', opened, { ...unloaded, page: 'closed' }],
  [{ opened: 'loading' }, opened, { ...unloaded, page: 'loading' }],
  [{ opened: 'unreachable' }, { ...opened, ...away }, failed],
  [{ opened: 'refused' }, { ...opened, ...away }, failed],
  [{ opened: 'loading' }, { ...opened, ...away }, failed],
  [{ opened: 'missing' }, { ...opened, ...away }, { ...failed, page: 'missing' }],
  [{ opened: { form: 'editing' } }, {}, {}],
  [{ opened: { form: 'refreshing' } }, {}, {}],
  [{ opened: { form: 'editing' } }, { ...found, entry: mine }, { ...typed, form: found }],
  [{ opened: { form: 'editing' } }, { ...odd, entry: mine }, { ...typed, ...said }],
  [{ opened: { form: 'unanswered' } }, { ...away, entry: mine }, { ...typed, ...lost, isUnanswered: true }],
  [{ opened: 'conflicted' }, met, asked],
  ['confirmingDiscard', met, { ...asked, asksToDiscard: true }],
  ['confirmingDiscard', { entry: mine }, { ...typed, asksToDiscard: true }],
  ['saving', { entry: mine }, { ...typed, isBusy: true }],
  [
    { opened: { form: { ended: 'saved' } } },
    { savedFields: ['grade'] },
    { end: 'saved', savedFields: ['GRADE'] },
  ],
  [{ opened: { form: { ended: 'unchanged' } } }, {}, { end: 'unchanged' }],
])('a form that edits, %j with %j', (value, context, shown) => {
  const state = edit.resolveState({ value, context: { ...loaded, ...context } });
  expect(editView(editableExample, state)).toEqual({ ...loadedView, ...shown });
});

const question = confirmMachine<string>('confirm', () => false);
const questionView: ReturnType<typeof confirmView<string>> = {
  page: 'confirming',
  action: 'end',
  problem: null,
  isBusy: false,
};

test.each<[SnapshotFrom<typeof question>['value'], problem: string | null, Partial<typeof questionView>]>([
  ['closed', null, { page: 'closed' }],
  ['confirming', null, {}],
  ['performing', null, { isBusy: true }],
  ['confirming', 'Out of reach.', { problem: 'Out of reach.' }],
  ['unsupported', null, { page: 'unsupported' }],
])('a question, %s with %j', (value, problem, shown) => {
  const state = question.resolveState({ value, context: { action: 'end', problem } });
  expect(confirmView(state)).toEqual({ ...questionView, ...shown });
});
