import * as z from 'zod/mini';
import type { Problem } from '../api/problems.ts';
import { countryName } from '../countries/countries.ts';
import {
  type Athlete,
  type AthleteDraft,
  type AthleteEdit,
  athleteDraft,
  athleteEdit,
  athleteLimits,
  type NumberLimit,
  type Sport,
} from './athlete.ts';
import { readNumber } from './entered-number.ts';

/** The fields of the athlete form, in order; the sport is chosen before them (rules.md#my-athletes-page). */
export const athleteFields = [
  'name',
  'available_semester',
  'available_year',
  'gender',
  'country_of_residence',
  'GPA',
  'SAT',
  'TOEFL',
  'UTR',
  'ITF',
  'profile_url',
  'video_1',
  'bio',
] as const satisfies readonly (keyof AthleteDraft)[];
export type AthleteField = (typeof athleteFields)[number];

/** What stands in the fields, as typed. */
export type AthleteEntry = Readonly<Record<AthleteField, string>>;

/** The entry of which `text` tells what stands in each field. */
export function athleteEntry(text: (field: AthleteField) => string): AthleteEntry {
  return {
    name: text('name'),
    available_semester: text('available_semester'),
    available_year: text('available_year'),
    gender: text('gender'),
    country_of_residence: text('country_of_residence'),
    GPA: text('GPA'),
    SAT: text('SAT'),
    TOEFL: text('TOEFL'),
    UTR: text('UTR'),
    ITF: text('ITF'),
    profile_url: text('profile_url'),
    video_1: text('video_1'),
    bio: text('bio'),
  };
}

export const noAthleteEntry = athleteEntry(() => '');

/** An athlete as the form shows it; the country by the name that the form offers, '' where that is unknown. */
export function enteredAthlete(athlete: Athlete): AthleteEntry {
  const { country_of_residence: country } = athlete;
  const known = { ...athlete, country_of_residence: country === null ? null : countryName(country) };
  return athleteEntry((field) => String(known[field] ?? ''));
}

/** The fields that differ, in the order of the form. */
export function changedFields(from: AthleteEntry, to: AthleteEntry): readonly AthleteField[] {
  return athleteFields.filter((field) => from[field].trim() !== to[field].trim());
}

export function isSameEntry(one: AthleteEntry, other: AthleteEntry): boolean {
  return changedFields(one, other).length === 0;
}

export type Judged<T> = { readonly payload: T } | { readonly problems: readonly Problem[] };

/** The create payload (rules.md#country-input, rules.md#empty-fields), or every problem of the entry. */
export function readAthleteEntry(sport: Sport, entry: AthleteEntry): Judged<AthleteDraft> {
  const { values, problems } = readFields(entry, athleteFields);
  if (problems.length > 0) return { problems };
  return { payload: z.parse(athleteDraft, { sport, ...values }) };
}

/** What is sent to change the athlete: what differs alone, with null for what was emptied; or what is wrong with it. */
export function readAthleteChanges(from: AthleteEntry, to: AthleteEntry): Judged<AthleteEdit> {
  const changed = changedFields(from, to);
  const { values, problems } = readFields(to, changed);
  if (problems.length > 0) return { problems };
  return {
    payload: z.parse(athleteEdit, {
      ...Object.fromEntries(changed.map((field) => [field, null])),
      ...values,
    }),
  };
}

interface ReadFields {
  /** By field; empty ones are left out. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly problems: readonly Problem[];
}

function readFields(entry: AthleteEntry, wanted: readonly AthleteField[]): ReadFields {
  const values: Record<string, string | number> = {};
  const problems: Problem[] = [];
  for (const field of wanted) {
    const read = readField(field, entry[field].trim());
    if ('problem' in read) problems.push({ field, message: read.problem });
    else if (read.value !== undefined) values[field] = read.value;
  }
  return { values, problems };
}

const limits: Readonly<Partial<Record<AthleteField, NumberLimit>>> = athleteLimits;

/** One field by the rule that the schema has for it; `text` is trimmed, and '' is nothing. */
function readField(
  field: AthleteField,
  text: string,
): { value: string | number | undefined } | { problem: string } {
  const limit = limits[field];
  const read = text === '' || limit === undefined ? { value: text || undefined } : readNumber(text, limit);
  if ('problem' in read) return read;
  const { error } = z.safeParse(athleteDraft.shape[field], read.value);
  const [issue] = error?.issues ?? [];
  return issue === undefined ? read : { problem: issue.message };
}
