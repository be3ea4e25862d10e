import { createDialogMachine } from '../forms/create.machine.ts';
import { isSameEntry, noAthleteEntry, readAthleteEntry } from './athlete-form.ts';
import { isComingSoon } from './sports.ts';

/** The Add Athlete dialog (rules.md#my-athletes-page, rules.md#athlete-form). */
export const createAthleteMachine = createDialogMachine('createAthlete', {
  blank: noAthleteEntry,
  isSame: isSameEntry,
  isComingSoon,
  judge: readAthleteEntry,
  keyUsed:
    'An earlier attempt had already added this athlete, as it was entered then. Close this form and edit the athlete in your list.',
});
