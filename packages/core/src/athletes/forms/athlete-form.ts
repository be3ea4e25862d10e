import * as z from 'zod/mini';
import { countryName } from '../../countries/countries.ts';
import type { Field } from '../../fields/field.ts';
import { recordOf } from '../../fields/table.ts';
import { completedLink } from '../../fields/web-link.ts';
import type { Judged } from '../../forms/form.ts';
import { changedFields, type EntryFields } from '../../forms/revision.ts';
import type { Problem } from '../../wire/problems.ts';
import type { Athlete } from '../fields/athlete.ts';
import { type AthleteDraft, type AthleteEdit, athleteDraft, athleteEdit } from '../fields/athlete-draft.ts';
import { type EveryFieldName, everyField, everyFieldName, hasField } from '../fields/athlete-fields.ts';
import type { Sport } from '../fields/sports.ts';
import { readNumber } from './entered-number.ts';

/** A field of the athlete form; the sport is chosen before the form. */
export type EntryField = Exclude<EveryFieldName, 'sport'>;

export const entryFields = everyFieldName.filter((name): name is EntryField => name !== 'sport');

/** The texts in the form's fields, as typed. */
export type AthleteEntry = Readonly<Record<EntryField, string>>;

/** Makes an entry from the text of each field. */
export function athleteEntry(text: (field: EntryField) => string): AthleteEntry {
  return recordOf(entryFields, text);
}

/** The text of a flag that is set; 'no' of one that a form for several athletes takes away. */
export const yes = 'yes';

export const noAthleteEntry = athleteEntry(() => '');

/** An athlete as the form shows it; the country by its name, '' if unknown. */
export function enteredAthlete(athlete: Athlete): AthleteEntry {
  return athleteEntry((field) => {
    const value = athlete[field] ?? null;
    if (value === null || value === false) return '';
    if (value === true) return yes;
    return everyField[field].kind === 'country' ? (countryName(String(value)) ?? '') : String(value);
  });
}

/** Entries are compared by their values. */
export const athleteEntries: EntryFields<AthleteEntry> = {
  names: entryFields,
  plain(entry, name) {
    const field: Field = everyField[name];
    const text = enteredText(field, entry[name]);
    if (!('step' in field)) return text;
    const read = readNumber(text, field);
    return 'value' in read ? String(read.value) : text;
  },
};

/** The payload that creates the athlete (rules/athletes.md#athlete-draft), or every problem of the entry. */
export function readAthleteEntry(sport: Sport | null, entry: AthleteEntry): Judged<AthleteDraft> {
  if (sport === null) return { problems: [{ field: 'sport', message: 'is required' }] };
  const { values, problems } = readFields(
    entry,
    entryFields.filter((field) => hasField(sport, field)),
  );
  if (problems.length > 0) return { problems };
  return { payload: z.parse(athleteDraft, { sport, ...values }) };
}

/** The payload that changes the athlete: only the fields that differ, null for emptied ones; or their problems. */
export function readAthleteChanges(from: AthleteEntry, to: AthleteEntry): Judged<AthleteEdit> {
  const changed = changedFields(athleteEntries, from, to);
  const { values, problems } = readFields(to, changed);
  if (problems.length > 0) return { problems };
  return { payload: z.parse(athleteEdit, { ...recordOf(changed, () => null), ...values }) };
}

/** The result with each problem as a sentence: 'Year must be between 2022 and 2050'. */
export function labelled<T>(judged: Judged<T>): Judged<T> {
  if ('payload' in judged) return judged;
  return {
    problems: judged.problems.map(({ field, message }) => {
      const label = everyFieldName.flatMap((name) => (name === field ? [everyField[name].label] : []));
      return { field, message: [...label, message].join(' ') };
    }),
  };
}

interface ReadFields {
  /** By field; empty ones are left out. */
  readonly values: Readonly<Record<string, string | number | boolean>>;
  readonly problems: readonly Problem[];
}

function readFields(entry: AthleteEntry, wanted: readonly EntryField[]): ReadFields {
  const values: Record<string, string | number | boolean> = {};
  const problems: Problem[] = [];
  for (const field of wanted) {
    const read = readField(field, enteredText(everyField[field], entry[field]));
    if ('problem' in read) problems.push({ field, message: read.problem });
    else if (read.value !== undefined) values[field] = read.value;
  }
  return { values, problems };
}

function enteredText({ kind }: Field, text: string): string {
  return kind === 'link' ? completedLink(text.trim()) : text.trim();
}

/** Reads one field by its schema; `text` is trimmed, '' is not a value. */
function readField(
  name: EntryField,
  text: string,
): { value: string | number | boolean | undefined } | { problem: string } {
  const field = everyField[name];
  if (field.kind === 'flag') return { value: text === '' ? undefined : text === yes };
  const read = text !== '' && 'step' in field ? readNumber(text, field) : { value: text || undefined };
  if ('problem' in read) return read;
  const { error } = z.safeParse(athleteDraft.shape[name], read.value);
  const [issue] = error?.issues ?? [];
  return issue === undefined ? read : { problem: issue.message };
}
