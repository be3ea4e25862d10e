import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { incomplete, noProblems, refused } from '../../forms/form.ts';
import { newRevision } from '../../forms/revision.ts';
import { noAthleteEntry } from './athlete-form.ts';
import { editAthleteMachine } from './edit-athlete.machine.ts';
import { editAthleteView } from './edit-athlete.view.ts';

type State = SnapshotFrom<typeof editAthleteMachine>;

const entry = { ...noAthleteEntry, name: 'Ada Example', GPA: '3.1' };
const mine = { ...entry, GPA: '3.9' };
const stored = { sport: 'Tennis', entry, version: '"1"' };
const opened: State['context'] = {
  ...newRevision(noAthleteEntry),
  ...noProblems,
  id: '7',
  name: 'Ada Example',
  savedFields: [],
};
const loaded: State['context'] = { ...opened, base: stored, entry, filled: 1 };

const show = (value: State['value'], context: Partial<State['context']> = {}) =>
  editAthleteView(editAthleteMachine.resolveState({ value, context: { ...loaded, ...context } }));

const form = {
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
const unloaded = { ...form, stored: null, entry: noAthleteEntry, filled: 0 };
const lost = refused(noProblems, [{ field: null, message: 'The service cannot be reached.' }]);

test('nothing while it is closed', () => {
  expect(show('closed', opened)).toEqual({ ...unloaded, page: 'closed' });
});

test('the name while it is loaded; a failure stays while it is tried again', () => {
  const failed = { ...unloaded, page: 'unloaded', form: lost, reasons: ['The service cannot be reached.'] };
  expect([
    show({ opened: 'loading' }, opened),
    show({ opened: 'unreachable' }, { ...opened, ...lost }),
    show({ opened: 'refused' }, { ...opened, ...lost }),
    show({ opened: 'loading' }, { ...opened, ...lost }),
  ]).toEqual([{ ...unloaded, page: 'loading' }, failed, failed, failed]);
});

test('why it is missing, in place of the form', () => {
  const gone = refused(noProblems, [{ field: null, message: 'Gone.' }]);
  expect(show({ opened: 'missing' }, { ...opened, ...gone })).toEqual({
    ...unloaded,
    page: 'missing',
    form: gone,
    reasons: ['Gone.'],
  });
});

test('the form, with what was typed and whether it is saved', () => {
  expect([
    show({ opened: { form: 'editing' } }),
    show({ opened: { form: 'refreshing' } }),
    show({ opened: { form: 'editing' } }, { entry: mine }),
  ]).toEqual([form, form, { ...form, entry: mine, isUnsaved: true }]);
});

test('what is wrong: at the fields alone where the form found it, above it where the service said so', () => {
  const found = incomplete(noProblems, [{ field: 'GPA', message: 'GPA must be a number' }]);
  const odd = refused(noProblems, [{ field: 'GPA', message: 'is odd' }]);
  const typed = { ...form, entry: mine, isUnsaved: true };
  expect([
    show({ opened: { form: 'editing' } }, { ...found, entry: mine }),
    show({ opened: { form: 'editing' } }, { ...odd, entry: mine }),
    show({ opened: { form: 'unanswered' } }, { ...lost, entry: mine }),
  ]).toEqual([
    { ...typed, form: found },
    { ...typed, form: odd, reasons: ['GPA is odd'] },
    { ...typed, form: lost, reasons: ['The service cannot be reached.'], isUnanswered: true },
  ]);
});

test('both values of a conflict, also while it is asked whether to discard them', () => {
  const typed = { ...mine, GPA: ' 3.9 ' };
  const met = { entry: typed, conflicts: ['GPA'] as const };
  const asked = {
    ...form,
    page: 'conflict',
    entry: typed,
    isUnsaved: true,
    conflicts: [{ label: 'GPA', mine: '3.9', theirs: '3.1' }],
  };
  expect([show({ opened: 'conflicted' }, met), show('confirmingDiscard', met)]).toEqual([
    asked,
    { ...asked, asksToDiscard: true },
  ]);
});

test('the form stays while it is saved and while the question is asked', () => {
  const typed = { ...form, entry: mine, isUnsaved: true };
  expect([show('saving', { entry: mine }), show('confirmingDiscard', { entry: mine })]).toEqual([
    { ...typed, isBusy: true },
    { ...typed, asksToDiscard: true },
  ]);
});

test('closes when all is saved or nothing was changed, not over what was typed since', () => {
  const savedFields = ['GPA'] as const;
  expect([
    show({ opened: { form: { ended: 'saved' } } }, { savedFields }),
    show({ opened: { form: { ended: 'unchanged' } } }),
    show({ opened: { form: { ended: 'saved' } } }, { savedFields, entry: mine }),
  ]).toEqual([
    { ...form, page: 'closed', end: 'saved', savedFields: ['GPA'] },
    { ...form, page: 'closed', end: 'unchanged' },
    { ...form, entry: mine, isUnsaved: true, end: 'saved', savedFields: ['GPA'] },
  ]);
});
