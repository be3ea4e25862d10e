import { shown } from '../../display/display.ts';
import { createEditMachine, type Editable } from '../../forms/edit.machine.ts';
import type { Stored } from '../../forms/revision.ts';
import type { AthleteEdit } from '../fields/athlete-draft.ts';
import { athleteFields } from '../fields/athlete-fields.ts';
import {
  type AthleteEntry,
  athleteEntries,
  labelled,
  noAthleteEntry,
  readAthleteChanges,
} from './athlete-form.ts';

/** A stored athlete, as texts of the form. */
export interface StoredAthlete extends Stored<AthleteEntry> {
  readonly sport: string | null;
}

export const editableAthlete: Editable<AthleteEntry, AthleteEdit> = {
  fields: athleteEntries,
  blank: noAthleteEntry,
  label: (field) => athleteFields[field].label,
  shown: (entry, field) => shown(entry[field].trim()),
  judge: (from, to) => labelled(readAthleteChanges(from, to)),
  gone: (name) => `You can no longer edit ${name}: the athlete was removed, or you from the agency.`,
  unsupported: 'This service cannot save changes to an athlete.',
};

/** Edits one of the agency's own athletes (rules/service.md#own-athlete). */
export const editAthleteMachine = createEditMachine<AthleteEntry, StoredAthlete, AthleteEdit>(
  'editAthlete',
  editableAthlete,
);
