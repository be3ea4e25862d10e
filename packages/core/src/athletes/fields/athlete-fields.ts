import type { Field } from '../../fields/field.ts';
import { namesOf } from '../../fields/table.ts';
import type { AthleteField } from './athlete-field.ts';
import { optionalTable } from './optional-fields.ts';
import { sports } from './sports.ts';

export type { AthleteField } from './athlete-field.ts';

/**
 * Each field of an athlete, once. Schemas, filters, orders, histograms, the import, the server's columns, the terminal's
 * flags and the OpenAPI document derive from it (CONTRIBUTING.md, "Adding a field"). Sheets and problems have its order.
 */
export const athleteFields = {
  name: {
    kind: 'text',
    label: 'Name',
    about: 'The full name',
    required: true,
    max: 200,
    example: 'Ada Example',
    sort: 'name',
  },
  sport: {
    kind: 'choice',
    label: 'Sport',
    about: 'The sport that the athlete is listed for',
    required: true,
    of: sports,
    default: sports[0],
    example: 'Tennis',
    filter: 'sport',
    isOpen: true,
    sort: 'sport',
  },
  available_semester: {
    kind: 'choice',
    label: 'Semester',
    about: 'The semester in which the athlete can start',
    required: true,
    of: ['Fall', 'Spring'],
    example: 'Fall',
    filter: 'semester',
  },
  available_year: {
    kind: 'year',
    label: 'Year',
    about: 'The year in which the athlete can start',
    required: true,
    min: 2022,
    max: 2050,
    step: 1,
    example: 2027,
    filter: 'year',
  },
  gender: {
    kind: 'choice',
    // rules/athletes.md#choices
    label: 'Gender',
    about: 'The gender of the athlete',
    of: ['Male', 'Female'],
    example: 'Female',
    filter: 'gender',
    sort: 'gender',
  },
  country_of_residence: {
    kind: 'country',
    label: 'Country of Residence',
    listLabel: 'Country',
    about: 'Where the athlete lives',
    alias: 'coutry_of_residence',
    example: 'Switzerland',
    filter: 'country',
    sort: 'country',
  },
  GPA: {
    kind: 'score',
    label: 'GPA',
    about: 'Grade point average, on the scale of 1 to 4, where 4 is best: convert grades of other scales',
    min: 1,
    max: 4,
    step: 0.1,
    bins: { width: 0.2, count: 15 },
    example: 3.7,
    filter: 'gpa',
    sort: 'gpa',
  },
  SAT: {
    kind: 'score',
    label: 'SAT',
    about: 'Total score of the SAT',
    min: 400,
    max: 1600,
    step: 1,
    bins: { width: 50, count: 24 },
    example: 1280,
    filter: 'sat',
    sort: 'sat',
  },
  TOEFL: {
    kind: 'score',
    label: 'TOEFL',
    about:
      'Total score of the TOEFL iBT, on the scale of 0 to 120: convert one on the scale of 1 to 6 in use since 2026, which is taken as it is',
    min: 0,
    max: 120,
    step: 1,
    doubtful: {
      from: 1,
      to: 6,
      fix: 'It looks like the scale of 1 to 6 in use since 2026: convert it if it is.',
    },
    bins: { width: 5, count: 24 },
    example: 104,
    filter: 'toefl',
    sort: 'toefl',
  },
  UTR: {
    kind: 'score',
    label: 'UTR',
    about: 'Universal Tennis Rating',
    sports: ['Tennis'],
    min: 1,
    max: 16.5,
    step: 0.01,
    bins: { width: 0.5, count: 31 },
    example: 9.85,
    filter: 'utr',
    sort: 'utr',
  },
  ITF: {
    kind: 'score',
    label: 'ITF',
    about: 'Rank in the list of the International Tennis Federation',
    sports: ['Tennis'],
    min: 1,
    max: null,
    step: 1,
    lowerIsBetter: true,
    bins: { width: 100, count: 21 },
    example: 312,
    filter: 'itf',
    sort: 'itf',
  },
  profile_url: {
    kind: 'link',
    label: 'Link to Profile',
    factLabel: 'External profile link',
    about: 'A page about the athlete elsewhere; http or https',
    max: 2000,
    alias: 'agency_profile',
    example: 'https://example.com/ada',
  },
  video_1: {
    kind: 'link',
    label: 'Video',
    factLabel: 'Video link',
    about: 'A video of the athlete; http or https',
    max: 2000,
    alias: 'video1',
    example: 'https://example.com/ada/video',
  },
  bio: {
    kind: 'text',
    label: 'Bio',
    about: 'A text about the athlete',
    max: 5000,
    multiline: true,
    example: 'Plays left-handed.',
  },
  ...optionalTable,
} as const satisfies Readonly<Record<string, AthleteField>>;

/**
 * What stands beside the table because the agency alone sees it (rules/athletes.md#hidden): it is never in a list, a page, a
 * file for others or the key of a row's content.
 */
export const ownFields = {
  hidden: {
    kind: 'flag',
    optional: true,
    label: 'Hidden',
    about: 'Shown to the agency alone',
    example: true,
  },
  agreed_on: {
    kind: 'date',
    optional: true,
    label: 'Family agreed on',
    about: 'The day, by the agency',
    example: '2026-11-03',
  },
} as const satisfies Readonly<Record<string, Field>>;

export type OwnField = keyof typeof ownFields;

/** What an agency sends and is answered of its athletes. */
export const everyField = { ...athleteFields, ...ownFields };
export type EveryFieldName = keyof typeof everyField;
export const everyFieldName = namesOf(everyField);
export const ownFieldNames = namesOf(ownFields);

type Table = typeof athleteFields;
export type AthleteFieldName = keyof Table;
export type FieldNameOf<Kind extends Field['kind']> = {
  [Name in AthleteFieldName]: Table[Name]['kind'] extends Kind ? Name : never;
}[AthleteFieldName];

export const athleteFieldNames = namesOf(athleteFields);

/** Null where athletes have no such field. */
export function fieldNamed(text: string): AthleteFieldName | null {
  return athleteFieldNames.find((name) => name === text) ?? null;
}

/** The choices of a field; null where it has none. */
export function choicesOf(field: string): readonly string[] | null {
  const name = fieldNamed(field);
  const known: AthleteField | null = name === null ? null : athleteFields[name];
  return known?.kind === 'choice' ? known.of : null;
}

export type OptionalField = keyof typeof optionalTable;
export const optionalFields = namesOf(optionalTable);
/** The fields of a service that not every one has. */
export type Offered = readonly (OptionalField | OwnField)[];

/** Whether only some services have the field. */
export function isOptional(name: string): boolean {
  return Object.hasOwn(optionalTable, name) || Object.hasOwn(ownFields, name);
}

/** Whether a service has the field. */
export function isOffered(name: string, offered: Offered): boolean {
  return !isOptional(name) || offered.some((field) => field === name);
}

/** Whether the service of any of these athletes has the field: an answer then has it, if only as null. */
export function isSent(athletes: readonly Readonly<Record<string, unknown>>[], name: string): boolean {
  return !isOptional(name) || athletes.some((athlete) => athlete[name] !== undefined);
}

/** All fields of a service, in the order of the table. */
export function fieldsOffered(offered: Offered): readonly AthleteFieldName[] {
  return athleteFieldNames.filter((name) => isOffered(name, offered));
}

/** The same, and what the agency alone sees. */
export function everyFieldOffered(offered: Offered): readonly EveryFieldName[] {
  return everyFieldName.filter((name) => isOffered(name, offered));
}

/** The names of all fields of these kinds. */
export function fieldNamesOf<const Kind extends Field['kind']>(
  ...kinds: readonly Kind[]
): readonly FieldNameOf<Kind>[] {
  const wanted = new Set<string>(kinds);
  return athleteFieldNames.filter((name): name is FieldNameOf<Kind> => wanted.has(athleteFields[name].kind));
}

/** The scores, in the order in which screens show them. */
export const scores = fieldNamesOf('score');
export type Score = FieldNameOf<'score'>;
/** Scores that only some sports have. */
export const ratings = scores.filter((name) => 'sports' in athleteFields[name]);
/** Ratings first, then academics: the order in which coaches screen. */
export const scoresByWeight: readonly Score[] = [...new Set([...ratings, ...scores])];

/** Whether athletes of a sport have a field. Without a sport, they may have any. */
export function hasField(sport: string | null, name: EveryFieldName): boolean {
  const { sports: having }: Pick<Field, 'kind'> & Pick<AthleteField, 'sports'> = everyField[name];
  return having === undefined || sport === null || having.some((known) => known === sport);
}

export function listLabel(name: AthleteFieldName): string {
  const { label, listLabel: own = label }: AthleteField = athleteFields[name];
  return own;
}
