import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { blank, creatableExample } from '../testing/example-form.ts';
import { createDialogMachine } from './create.machine.ts';
import { createView } from './create.view.ts';
import { incomplete, noProblems, refused } from './form.ts';

const machine = createDialogMachine('create', creatableExample);
type State = SnapshotFrom<typeof machine>;

const entry = { ...blank, name: 'Ada Example' };
const context: State['context'] = {
  ...noProblems,
  key: 'key 1',
  choice: 'one',
  entry: blank,
  start: blank,
  listed: [],
  hints: [],
  unanswered: null,
};
const show = (value: State['value'], change: Partial<State['context']> = {}) =>
  createView(creatableExample, machine.resolveState({ value, context: { ...context, ...change } }));

const empty = {
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
const typed = { ...empty, entry, isUnsaved: true };

test('closed, and done', () => {
  const closed = { ...empty, page: 'closed' };
  expect([show('closed'), show('done')]).toEqual([closed, closed]);
});

test('the form of the choice, or that it is coming soon', () => {
  expect([
    show({ filling: { form: 'editing' } }),
    show({ filling: { form: 'editing' } }, { entry }),
    show({ filling: 'comingSoon' }, { choice: 'soon', entry }),
    show({ filling: { form: 'editing' } }, { choice: null }),
  ]).toEqual([
    empty,
    typed,
    { ...typed, page: 'comingSoon', choice: 'soon' },
    { ...empty, page: 'choosing', choice: null },
  ]);
});

test('what is wrong: at the fields, or above them where the service said so', () => {
  const found = incomplete(noProblems, [{ field: 'name', message: 'Name is required' }]);
  const odd = refused(noProblems, [{ field: 'grade', message: 'is odd' }]);
  expect([
    show({ filling: { form: 'editing' } }, { ...found, entry }),
    show({ filling: { form: 'editing' } }, { ...odd, entry }),
    show({ filling: { form: 'unanswered' } }, { ...odd, entry }),
    show({ filling: 'doubtful' }, { ...odd, entry }),
  ]).toEqual([
    { ...typed, form: found },
    { ...typed, form: odd, reasons: ['grade is odd'] },
    { ...typed, form: odd, reasons: ['grade is odd'], isUnanswered: true },
    { ...typed, form: odd, reasons: ['grade is odd'], isDoubtful: true },
  ]);
});

test('the form stays while something is sent or asked', () => {
  expect([
    show('saving', { entry }),
    show('checking', { entry }),
    show('confirmingDiscard', { entry }),
  ]).toEqual([
    { ...typed, isBusy: true },
    { ...typed, isBusy: true },
    { ...typed, asksToDiscard: true },
  ]);
});
