import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { noProblems } from '../forms/form.ts';
import { newRevision } from '../forms/revision.ts';
import { noAgencyEntry } from './agency-form.ts';
import { editAgency } from './edit-agency.form.ts';

const { judge, gone, unsupported, machine, view } = editAgency;
type State = SnapshotFrom<typeof machine>;

const entry = { ...noAgencyEntry, name: 'Court Club Example', sports: ['Tennis', 'Golf'], country: 'CH' };
const mine = { ...entry, sports: ['Golf'], country: '' };

test('nothing is required of an agency, and its name is not part of what is said', () => {
  expect([
    judge(entry, { ...entry, name: '', city: 'Bern' }),
    gone('Court Club Example'),
    unsupported,
  ]).toEqual([
    { payload: { name: '', city: 'Bern' } },
    'You can no longer edit this agency: it was removed, or you were.',
    'This service cannot save changes to an agency.',
  ]);
});

test('both values of a conflict as pages show them, and whether there is something to save', () => {
  const base = { entry, version: '"1"' };
  const context = { ...newRevision(noAgencyEntry), ...noProblems, id: '7', name: '', base, savedFields: [] };
  const show = (value: State['value'], change: Partial<State['context']>) => {
    const { status, conflicts, savedFields } = view(
      machine.resolveState({ value, context: { ...context, ...change } }),
    );
    return [status, ...conflicts, ...savedFields];
  };
  expect([
    show({ opened: 'conflicted' }, { entry: mine, conflicts: ['sports', 'country'] }),
    show({ opened: { form: { ended: 'saved' } } }, { entry, savedFields: ['city', 'country'] }),
    show({ opened: { form: { ended: 'unchanged' } } }, { entry }),
    show({ opened: { form: 'editing' } }, { entry }),
  ]).toEqual([
    [
      'Unsaved changes',
      { label: 'Supported Sports', mine: 'Golf', theirs: 'Golf, Tennis' },
      { label: 'Country', mine: '-', theirs: 'Switzerland' },
    ],
    ['', 'City', 'Country'],
    ['There are no changes to save.'],
    [''],
  ]);
});
