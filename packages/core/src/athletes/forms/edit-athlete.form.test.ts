import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { noProblems } from '../../forms/form.ts';
import { newRevision } from '../../forms/revision.ts';
import { noAthleteEntry } from './athlete-form.ts';
import { editAthlete } from './edit-athlete.form.ts';

const entry = {
  ...noAthleteEntry,
  name: 'Ada Example',
  available_semester: 'Fall',
  available_year: '2027',
  GPA: '3.75',
};
const { judge, gone, unsupported, label, shown, machine, view } = editAthlete;

test('only what was changed is sent; a stored value that is no longer valid does not block it', () => {
  expect([
    judge(entry, { ...entry, name: 'Ada Sample' }),
    judge(entry, { ...entry, GPA: '5', SAT: '1' }),
  ]).toEqual([
    { payload: { name: 'Ada Sample' } },
    {
      problems: [
        { field: 'GPA', message: 'GPA must be between 1 and 4' },
        { field: 'SAT', message: 'SAT must be between 400 and 1600' },
      ],
    },
  ]);
});

test('what is said of the athlete', () => {
  expect([
    gone('Ada Example'),
    unsupported,
    label('GPA'),
    shown(entry, 'GPA'),
    shown(entry, 'SAT'),
    shown(entry, 'hidden'),
  ]).toEqual([
    'You can no longer edit Ada Example: the athlete was removed, or you from the agency.',
    'This service cannot save changes to an athlete.',
    'GPA',
    '3.75',
    '-',
    'no',
  ]);
});

test('the dialog closes when all is saved or nothing was changed, not over what was typed since', () => {
  const base = { sport: 'Tennis', consent: null, entry, version: '"1"' };
  const context = { ...newRevision(noAthleteEntry), ...noProblems, id: '7', name: '', base, savedFields: [] };
  const page = (value: SnapshotFrom<typeof machine>['value'], typed = entry) =>
    view(machine.resolveState({ value, context: { ...context, entry: typed } })).page;
  expect([
    page({ opened: { form: { ended: 'saved' } } }),
    page({ opened: { form: { ended: 'unchanged' } } }),
    page({ opened: { form: { ended: 'saved' } } }, { ...entry, bio: 'Plays.' }),
    page({ opened: { form: 'editing' } }),
  ]).toEqual(['closed', 'closed', 'form', 'form']);
});
