import type { EntryField } from '@matchpoint/core/athletes/forms/athlete-form';

/** The athlete form, row by row, below the sport; two or three fields share a row (rules/athletes.md#athlete-form). */
export const athleteFormRows = [
  ['name'],
  ['available_semester', 'available_year'],
  ['gender', 'country_of_residence'],
  ['recruiting_status'],
  ['GPA', 'SAT', 'TOEFL'],
  ['ACT', 'Duolingo', 'IELTS'],
  ['UTR', 'ITF', 'WTN'],
  ['profile_url'],
  ['video_1'],
  ['bio'],
  ['hidden'],
  ['agreed_on'],
] as const satisfies readonly (readonly EntryField[])[];
