import { namesOf } from '../../fields/table.ts';
import type { Athlete } from './athlete.ts';
import type { AthleteFact } from './athlete-facts.ts';
import { isSent } from './athlete-fields.ts';

/** The page of an athlete, section by section, in every face (rules/athletes.md#athlete-page). */
export const athleteSections = {
  Personal: ['name', 'gender', 'country_of_residence', 'bio'],
  'Agency and video': ['agency', 'profile_url', 'video_1'],
  'Athletic profile': ['sport', 'available', 'recruiting_status', 'UTR', 'ITF', 'WTN'],
  'Educational profile': ['GPA', 'SAT', 'TOEFL', 'ACT', 'Duolingo', 'IELTS'],
} as const satisfies Readonly<Record<string, readonly AthleteFact[]>>;

export const sectionTitles = namesOf(athleteSections);
export type SectionTitle = (typeof sectionTitles)[number];

/** Who it is: one line under the name on a screen, where the sections have everything. */
export const whoFacts: readonly AthleteFact[] = [
  'gender',
  'country_of_residence',
  'sport',
  'available',
  'agency',
];

/** A section's facts, without fields that the athlete's service does not have. */
export function factsOf(athlete: Athlete, title: SectionTitle): readonly AthleteFact[] {
  return athleteSections[title].filter((fact) => isSent([athlete], fact));
}
