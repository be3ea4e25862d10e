import { type Creatable, createDialogMachine } from '../forms/create.machine.ts';
import type { AthleteDraft } from './athlete.ts';
import {
  type AthleteEntry,
  athleteEntries,
  labelled,
  noAthleteEntry,
  readAthleteEntry,
} from './athlete-form.ts';
import { namesakeKey } from './namesakes.ts';
import { isComingSoon, type Sport, sports } from './sports.ts';

export const creatableAthlete: Creatable<Sport, AthleteEntry, AthleteDraft> = {
  fields: athleteEntries,
  blank: noAthleteEntry,
  first: sports[0],
  isComingSoon,
  judge: (sport, entry) => labelled(readAthleteEntry(sport, entry)),
  namesakeKey,
  keyUsed:
    'An earlier attempt had already added this athlete, as it was entered then. Close this form and edit the athlete in your list.',
};

/** The Add Athlete dialog (rules.md#my-athletes-page, rules.md#athlete-form). */
export const createAthleteMachine = createDialogMachine('createAthlete', creatableAthlete);
