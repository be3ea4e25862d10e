import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { noAgencyEntry } from '../agencies/agency-form.ts';
import { incomplete, noProblems, refused } from '../forms/form.ts';
import { openedCreate, shownCreate } from '../testing/create-dialog.ts';
import { createProfileMachine } from './create-profile.machine.ts';
import { createProfileView } from './create-profile.view.ts';

type State = SnapshotFrom<typeof createProfileMachine>;

const entry = { ...noAgencyEntry, name: 'Demo Agency' };
const context: State['context'] = {
  ...openedCreate,
  choice: 'Agency',
  entry: noAgencyEntry,
  start: noAgencyEntry,
};
const show = (value: State['value'], change: Partial<State['context']> = {}) =>
  createProfileView(createProfileMachine.resolveState({ value, context: { ...context, ...change } }));

const empty = { ...shownCreate, choice: 'Agency', entry: noAgencyEntry };
const typed = { ...empty, entry, isUnsaved: true };

test('nothing, the choice of a type, its form, or that it is coming soon', () => {
  expect([
    show('closed'),
    show({ filling: { form: 'editing' } }, { choice: null }),
    show({ filling: { form: 'editing' } }),
    show({ filling: { form: 'editing' } }, { entry }),
    show({ filling: 'comingSoon' }, { choice: 'Coach' }),
    show('done', { entry }),
  ]).toEqual([
    { ...empty, page: 'closed' },
    { ...empty, page: 'choosing', choice: null },
    empty,
    typed,
    { ...empty, page: 'comingSoon', choice: 'Coach' },
    { ...typed, page: 'closed' },
  ]);
});

test('what is wrong, what is sent, and what would be lost', () => {
  const found = incomplete(noProblems, [{ field: 'name', message: 'Name is required' }]);
  const odd = refused(noProblems, [{ field: null, message: 'The service did not answer.' }]);
  expect([
    show({ filling: { form: 'editing' } }, found),
    show({ filling: { form: 'editing' } }, { ...odd, entry }),
    show({ filling: { form: 'unanswered' } }, { ...odd, entry }),
    show({ filling: 'doubtful' }, { entry }),
    show('saving', { entry }),
    show('confirmingDiscard', { entry }),
  ]).toEqual([
    { ...empty, form: found },
    { ...typed, form: odd, reasons: ['The service did not answer.'] },
    { ...typed, form: odd, reasons: ['The service did not answer.'], isUnanswered: true },
    { ...typed, isDoubtful: true },
    { ...typed, isBusy: true },
    { ...typed, asksToDiscard: true },
  ]);
});
