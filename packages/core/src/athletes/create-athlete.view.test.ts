import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { incomplete, noProblems, refused } from '../forms/form.ts';
import { openedCreate, shownCreate } from '../testing/create-dialog.ts';
import { noAthleteEntry } from './athlete-form.ts';
import { createAthleteMachine } from './create-athlete.machine.ts';
import { createAthleteView } from './create-athlete.view.ts';

type State = SnapshotFrom<typeof createAthleteMachine>;

const entry = { ...noAthleteEntry, name: 'Ada Example' };
const context: State['context'] = {
  ...openedCreate,
  choice: 'Tennis',
  entry: noAthleteEntry,
  start: noAthleteEntry,
};
const show = (value: State['value'], change: Partial<State['context']> = {}) =>
  createAthleteView(createAthleteMachine.resolveState({ value, context: { ...context, ...change } }));

const empty = { ...shownCreate, choice: 'Tennis', entry: noAthleteEntry };
const typed = { ...empty, entry, isUnsaved: true };

test('closed, and done', () => {
  const closed = { ...empty, page: 'closed' };
  expect([show('closed'), show('done')]).toEqual([closed, closed]);
});

test('the form of the chosen sport, or that it is coming soon', () => {
  expect([
    show({ filling: { form: 'editing' } }),
    show({ filling: { form: 'editing' } }, { entry }),
    show({ filling: 'comingSoon' }, { choice: 'Soccer', entry }),
    show({ filling: { form: 'editing' } }, { choice: null }),
  ]).toEqual([
    empty,
    typed,
    { ...typed, page: 'comingSoon', choice: 'Soccer' },
    { ...empty, page: 'choosing', choice: null },
  ]);
});

test('what is wrong: at the fields, or above them where the service said so', () => {
  const found = incomplete(noProblems, [{ field: 'name', message: 'Name is required' }]);
  const odd = refused(noProblems, [{ field: 'GPA', message: 'is odd' }]);
  expect([
    show({ filling: { form: 'editing' } }, { ...found, entry }),
    show({ filling: { form: 'editing' } }, { ...odd, entry }),
    show({ filling: { form: 'unanswered' } }, { ...odd, entry }),
    show({ filling: 'doubtful' }, { ...odd, entry }),
  ]).toEqual([
    { ...typed, form: found },
    { ...typed, form: odd, reasons: ['GPA is odd'] },
    { ...typed, form: odd, reasons: ['GPA is odd'], isUnanswered: true },
    { ...typed, form: odd, reasons: ['GPA is odd'], isDoubtful: true },
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
