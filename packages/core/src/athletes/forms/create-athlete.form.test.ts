import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { anAthlete } from '../../testing/builders.ts';
import { noAthleteEntry } from './athlete-form.ts';
import { copiedAthlete, createAthlete } from './create-athlete.form.ts';

const entry = {
  ...noAthleteEntry,
  name: ' Ada Example ',
  available_semester: 'Fall',
  available_year: '2027',
};
const draft = {
  sport: 'Tennis',
  name: 'Ada Example',
  available_semester: 'Fall',
  available_year: 2027,
} as const;

test('an entry is sent as a draft; what is missing is said at its field', () => {
  const { judge } = createAthlete;
  expect([judge('Tennis', entry), judge('Tennis', { ...noAthleteEntry, GPA: '4.05' })]).toEqual([
    { payload: draft },
    {
      problems: [
        { field: 'name', message: 'Name is required' },
        { field: 'available_semester', message: 'Semester is required' },
        { field: 'available_year', message: 'Year is required' },
        { field: 'GPA', message: 'GPA must be between 1 and 4' },
      ],
    },
  ]);
});

test('the dialog begins with the first sport; another one has no form yet', () => {
  const { first, isComingSoon } = createAthlete;
  expect([first, isComingSoon('Tennis'), isComingSoon('Soccer')]).toEqual(['Tennis', false, true]);
});

test('namesakes have the same name and sport; a used key says where the athlete is', () => {
  expect([createAthlete.namesakeKey(draft), createAthlete.keyUsed]).toEqual([
    'ada example\ntennis',
    'An earlier attempt had already added this athlete, as it was entered then. Close this form and edit the athlete in your list.',
  ]);
});

test('a copy begins with all values and asks for another name', () => {
  const dialog = createActor(createAthlete.machine).start();
  const ada = anAthlete({
    name: 'Ada Example',
    available_semester: 'Fall',
    available_year: 2027,
    country_of_residence: 'CH',
    UTR: 9.85,
    hidden: true,
    agreed_on: '2026-11-03',
  });
  dialog.send({ type: 'open', key: 'key 1', listed: [], copied: copiedAthlete(ada) ?? undefined });
  expect(createAthlete.view(dialog.getSnapshot())).toEqual({
    page: 'form',
    choice: 'Tennis',
    entry: { ...entry, name: 'Ada Example', country_of_residence: 'Switzerland', UTR: '9.85', hidden: 'yes' },
    form: {
      problems: [{ field: 'name', message: 'Change the name: this is a copy of Ada Example.' }],
      fromService: false,
      attempt: 1,
    },
    reasons: [],
    isUnanswered: false,
    isDoubtful: false,
    isUnsaved: false,
    isBusy: false,
    asksToDiscard: false,
  });
});

test('a copy is not sent under the same name', () => {
  const dialog = createActor(createAthlete.machine).start();
  const copied = copiedAthlete(anAthlete({ ...draft })) ?? undefined;
  dialog.send({ type: 'open', key: 'key 1', listed: [], copied });
  const seen = () => {
    const { form, isBusy } = createAthlete.view(dialog.getSnapshot());
    return [isBusy, ...form.problems.map(({ message }) => message)];
  };
  const hint = 'Change the name: this is a copy of Ada Example.';
  dialog.send({ type: 'submit', entry: { ...entry, bio: 'Plays.' } });
  expect(seen()).toEqual([false, hint]);
  dialog.send({ type: 'leave', field: 'name' });
  expect(seen()).toEqual([false, hint]);
  dialog.send({ type: 'submit', entry: { ...entry, name: 'Bo Example' } });
  expect(seen()).toEqual([true]);
  dialog.stop();
});

test('an athlete of a sport without a form is not copied', () => {
  expect([copiedAthlete(anAthlete({ sport: 'Soccer' })), copiedAthlete(anAthlete({ sport: null }))]).toEqual([
    null,
    null,
  ]);
});
