import { shown, shownAvailability, shownCountry } from '../display/display.ts';
import type { Athlete } from './athlete.ts';
import { type AthleteField, type AthleteFieldName, athleteFields } from './athlete-fields.ts';

/** One line of an athlete's page: a field, the agency, or semester and year in one. */
export type AthleteFact =
  | Exclude<AthleteFieldName, 'available_semester' | 'available_year'>
  | 'agency'
  | 'available';

/** The page of an athlete, section by section, in every face (rules.md#athlete-page). */
export const athleteSections = {
  Personal: ['name', 'gender', 'country_of_residence', 'bio'],
  'Agency and video': ['agency', 'profile_url', 'video_1'],
  'Athletic profile': ['sport', 'available', 'UTR', 'ITF'],
  'Educational profile': ['GPA', 'SAT', 'TOEFL'],
} as const satisfies Readonly<Record<string, readonly AthleteFact[]>>;
export type AthleteSection = keyof typeof athleteSections;

export function factLabel(fact: AthleteFact): string {
  if (fact === 'agency') return 'Agency';
  if (fact === 'available') return 'Available for';
  const { label, factLabel: own = label }: AthleteField = athleteFields[fact];
  return own;
}

/** A fact as plain text; '-' where it is empty. */
export function factText(athlete: Athlete, fact: AthleteFact): string {
  if (fact === 'agency') return shown(athlete.agency_name);
  if (fact === 'available') return shownAvailability(athlete);
  const value = athlete[fact];
  return typeof value === 'string' && athleteFields[fact].kind === 'country'
    ? shownCountry(value)
    : shown(value);
}
