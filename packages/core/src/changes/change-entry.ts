import type { AthleteEdit } from '../athletes/fields/athlete-draft.ts';
import type { OwnAthlete } from '../athletes/fields/own-athlete.ts';
import {
  type AthleteEntry,
  athleteEntries,
  type EntryField,
  labelled,
  noAthleteEntry,
  readAthleteChanges,
} from '../athletes/forms/athlete-form.ts';
import type { Judged } from '../forms/form.ts';
import { changedFields } from '../forms/revision.ts';
import { planEdit } from './plan-changes.ts';

/** What can be set for several athletes at once (rules/athletes.md#several-at-once). */
export const changeFields = [
  'available_semester',
  'available_year',
  'gender',
  'country_of_residence',
  'hidden',
  'agreed_on',
] as const satisfies readonly EntryField[];
export type ChangeField = (typeof changeFields)[number];

/** The texts of the form; '' leaves a field as it is. */
export type ChangeEntry = Readonly<Record<ChangeField, string>>;

export function changeEntry(text: (field: ChangeField) => string): ChangeEntry {
  return {
    available_semester: text('available_semester'),
    available_year: text('available_year'),
    gender: text('gender'),
    country_of_residence: text('country_of_residence'),
    hidden: text('hidden'),
    agreed_on: text('agreed_on'),
  };
}

export const noChangeEntry = changeEntry(() => '');

/** The fields to set, or the entry's problems. */
export function judgeChange(athletes: readonly OwnAthlete[], entry: ChangeEntry): Judged<AthleteEdit> {
  const judged = readChange(entry);
  if ('problems' in judged) return judged;
  if (Object.keys(judged.payload).length === 0) return refuse('Choose what to change.');
  const { updated } = planEdit(athletes, judged.payload);
  return updated.length === 0 ? refuse('All of them have these values already.') : judged;
}

export function readChange(entry: ChangeEntry): Judged<AthleteEdit> {
  const whole: AthleteEntry = { ...noAthleteEntry, ...entry };
  return labelled(readAthleteChanges(noAthleteEntry, whole));
}

export function hasChange(entry: ChangeEntry): boolean {
  return changedFields(athleteEntries, noAthleteEntry, { ...noAthleteEntry, ...entry }).length > 0;
}

const refuse = (message: string) => ({ problems: [{ field: null, message }] });
