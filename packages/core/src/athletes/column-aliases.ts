import type { AthleteDraft } from './athlete.ts';

/** What a column may hold: a field of the draft, or one half of the name. A semester's cell may carry the year. */
export type ImportField = keyof AthleteDraft | 'first_name' | 'last_name';

/** The usual spellings of each field, its own name first; case, punctuation and what stands in brackets do not count. */
export const columnAliases: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['name', 'full name', 'athlete', 'athlete name', 'player', 'player name', 'student', 'student name'],
  first_name: ['first name', 'given name', 'forename', 'first'],
  last_name: ['last name', 'surname', 'family name', 'last'],
  sport: ['sport', 'sports', 'discipline'],
  available_semester: [
    'available semester',
    'semester',
    'available for',
    'availability',
    'available',
    'available from',
    'term',
    'season',
    'intake',
    'start',
    'start term',
    'start semester',
    'entry term',
    'enrollment',
  ],
  available_year: [
    'available year',
    'year',
    'start year',
    'entry year',
    'graduation year',
    'graduation',
    'grad year',
    'grad yr',
    'hs graduation year',
    'hs grad year',
    'class of',
    'class year',
    'class',
  ],
  gender: ['gender', 'sex', 'm/f'],
  country_of_residence: [
    'country of residence',
    'coutry of residence',
    'country',
    'residence',
    'country code',
    'home country',
    'nationality',
    'nation',
    'citizenship',
  ],
  GPA: ['gpa', 'grade point average', 'cumulative gpa', 'high school gpa', 'hs gpa'],
  SAT: ['sat', 'sat score', 'sat total', 'sat total score'],
  TOEFL: ['toefl', 'toefl score', 'toefl ibt', 'toefl total'],
  UTR: ['utr', 'utr rating', 'utr singles', 'singles utr', 'universal tennis rating'],
  ITF: ['itf', 'itf rank', 'itf ranking', 'itf junior rank', 'itf junior ranking'],
  profile_url: [
    'profile url',
    'agency profile',
    'agency profile link',
    'link to profile',
    'profile link',
    'profile',
    'external profile',
    'external profile link',
    'link',
    'url',
  ],
  video_1: [
    'video 1',
    'video',
    'video url',
    'video link',
    'link to video',
    'highlight video',
    'highlights',
    'youtube',
  ],
  bio: ['bio', 'biography', 'about', 'about me', 'description'],
};

/** Columns of an export that say who has the athlete: not a part of a create, so left out with a word. */
export const unusedAliases = ['id', 'athlete id', 'agency', 'agency id', 'agency name'];
export const tennisNumberAliases = ['wtn', 'world tennis number', 'itf wtn'];
