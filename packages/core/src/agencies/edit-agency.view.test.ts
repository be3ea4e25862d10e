import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { noProblems } from '../forms/form.ts';
import { newRevision } from '../forms/revision.ts';
import { noAgencyEntry } from './agency-form.ts';
import { editAgencyMachine } from './edit-agency.machine.ts';
import { editAgencyView } from './edit-agency.view.ts';

type State = SnapshotFrom<typeof editAgencyMachine>;

const entry = { ...noAgencyEntry, name: 'Court Club Example', sports: ['Tennis', 'Golf'], country: 'CH' };
const mine = { ...entry, sports: ['Golf'], country: '' };
const context: State['context'] = {
  ...newRevision(noAgencyEntry),
  ...noProblems,
  id: '7',
  name: '',
  base: { entry, version: '"1"' },
  entry: mine,
  savedFields: [],
};
const show = (value: State['value'], change: Partial<State['context']> = {}) =>
  editAgencyView(editAgencyMachine.resolveState({ value, context: { ...context, ...change } }));

test('both values of a conflict, as pages show them', () => {
  expect(show({ opened: 'conflicted' }, { conflicts: ['sports', 'country'] })).toMatchObject({
    page: 'conflict',
    conflicts: [
      { label: 'Supported Sports', mine: 'Golf', theirs: 'Golf, Tennis' },
      { label: 'Country', mine: '-', theirs: 'Switzerland' },
    ],
    status: 'Unsaved changes',
  });
});

test('says what was saved, or that nothing was, until something is typed', () => {
  const said = ({ page, end, savedFields, status }: ReturnType<typeof show>) => [
    page,
    end,
    savedFields,
    status,
  ];
  expect([
    said(show({ opened: { form: { ended: 'saved' } } }, { entry, savedFields: ['city', 'country'] })),
    said(show({ opened: { form: { ended: 'unchanged' } } }, { entry })),
    said(show({ opened: { form: 'editing' } })),
    said(show({ opened: { form: 'editing' } }, { entry })),
  ]).toEqual([
    ['form', 'saved', ['City', 'Country'], ''],
    ['form', 'unchanged', [], 'There are no changes to save.'],
    ['form', null, [], 'Unsaved changes'],
    ['form', null, [], ''],
  ]);
});
