import { empty, shown, shownAvailability } from '../display/display.ts';
import type { Athlete } from './athlete.ts';
import {
  type AthleteField,
  type AthleteFieldName,
  athleteFields,
  fieldNamesOf,
  hasField,
  listLabel,
} from './athlete-fields.ts';
import { shownValue } from './shown-value.ts';

/** One line of an athlete's page: a field, the agency, or semester and year in one. */
export type AthleteFact =
  | Exclude<AthleteFieldName, 'available_semester' | 'available_year'>
  | 'agency'
  | 'available';

/** The fields that a fact is made of. */
type FactSource<Fact extends AthleteFact> = Fact extends 'agency'
  ? 'agency_name'
  : Fact extends 'available'
    ? 'available_semester' | 'available_year'
    : Exclude<Fact, 'agency' | 'available'>;

/** The page of an athlete, section by section, in every face (rules/athletes.md#athlete-page). */
export const athleteSections = {
  Personal: ['name', 'gender', 'country_of_residence', 'bio'],
  'Agency and video': ['agency', 'profile_url', 'video_1'],
  'Athletic profile': ['sport', 'available', 'UTR', 'ITF'],
  'Educational profile': ['GPA', 'SAT', 'TOEFL'],
} as const satisfies Readonly<Record<string, readonly AthleteFact[]>>;

export type SectionTitle = keyof typeof athleteSections;

/** The sections on a screen: what decides comes first, rating, then academics. */
export const sectionsByWeight: readonly SectionTitle[] = [
  'Athletic profile',
  'Educational profile',
  'Personal',
  'Agency and video',
];

export function factLabel(fact: AthleteFact): string {
  if (fact === 'agency') return 'Agency';
  if (fact === 'available') return 'Available for';
  const { label, factLabel: own = label }: AthleteField = athleteFields[fact];
  return own;
}

/** The label of a fact in a list, which has less room than a page. */
export function listFactLabel(fact: AthleteFact): string {
  return fact === 'agency' || fact === 'available' ? factLabel(fact) : listLabel(fact);
}

/** Wire names of a fact's values, which head a CSV. */
export function factSources<Fact extends AthleteFact>(fact: Fact): readonly FactSource<Fact>[];
export function factSources(fact: AthleteFact): readonly FactSource<AthleteFact>[] {
  if (fact === 'agency') return ['agency_name'];
  return fact === 'available' ? ['available_semester', 'available_year'] : [fact];
}

/** A fact as plain text; '-' where it is empty. */
export function factText<Fact extends AthleteFact>(
  athlete: Pick<Athlete, FactSource<Fact>>,
  fact: Fact,
): string;
export function factText(athlete: Partial<Athlete>, fact: AthleteFact): string {
  const { agency_name = null, available_semester = null, available_year = null } = athlete;
  if (fact === 'agency') return shown(agency_name);
  if (fact === 'available') return shownAvailability({ available_semester, available_year });
  return shownValue(fact, athlete[fact] ?? null);
}

/** Facts without a row of their own when missing (rules/athletes.md#not-given). */
const dispensable: ReadonlySet<AthleteFact> = new Set([...fieldNamesOf('score', 'link'), 'bio'] as const);

export function isLeftOut(athlete: Athlete, fact: AthleteFact): boolean {
  return dispensable.has(fact) && factText(athlete, fact) === empty;
}

/** 'Not given: SAT, TOEFL, bio': the omitted facts that the athlete's sport has; null if there are none. */
export function notGivenText(athlete: Athlete): string | null {
  const missing = factsByWeight.filter((fact) => isLeftOut(athlete, fact) && isOfSport(athlete, fact));
  if (missing.length === 0) return null;
  return `Not given: ${missing.map((fact) => withinSentence(factLabel(fact))).join(', ')}`;
}

const factsByWeight: readonly AthleteFact[] = sectionsByWeight.flatMap((title) => athleteSections[title]);

function isOfSport({ sport }: Athlete, fact: AthleteFact): boolean {
  return fact === 'agency' || fact === 'available' || hasField(sport, fact);
}

/** 'Video link' as 'video link'; 'GPA' stays. */
export function withinSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
