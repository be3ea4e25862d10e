import { expect, test } from 'vitest';
import { noAthleteEntry } from './athlete-form.ts';
import { editableAthlete } from './edit-athlete.machine.ts';

const entry = {
  ...noAthleteEntry,
  name: 'Ada Example',
  available_semester: 'Fall',
  available_year: '2027',
  GPA: '3.75',
};
const { judge, gone, unsupported, label, shown } = editableAthlete;

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
  expect([gone('Ada Example'), unsupported, label('GPA'), shown(entry, 'GPA'), shown(entry, 'SAT')]).toEqual([
    'You can no longer edit Ada Example: the athlete was removed, or you from the agency.',
    'This service cannot save changes to an athlete.',
    'GPA',
    '3.75',
    '-',
  ]);
});
