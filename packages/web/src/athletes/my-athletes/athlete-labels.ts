import type { Problem } from '@matchpoint/core/api/problems';
import type { AthleteField } from '@matchpoint/core/athletes/athlete-form';

/** The form's labels. */
export const athleteLabels: Readonly<Record<AthleteField, string>> = {
  name: 'Name',
  available_semester: 'Semester',
  available_year: 'Year',
  gender: 'Gender',
  country_of_residence: 'Country of Residence',
  GPA: 'GPA',
  SAT: 'SAT',
  TOEFL: 'TOEFL',
  UTR: 'UTR',
  ITF: 'ITF',
  profile_url: 'Link to Profile',
  video_1: 'Video',
  bio: 'Bio',
};

const labelOf: ReadonlyMap<string | null, string> = new Map(Object.entries(athleteLabels));

/** A problem that the form found itself, in the form's words: 'Year must be between 2022 and 2050'. */
export function inFormWords({ field, message }: Problem): string {
  return `${labelOf.get(field) ?? field} ${message}`;
}
