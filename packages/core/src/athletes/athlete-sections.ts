import { empty } from '../display/display.ts';
import type { Athlete } from './athlete.ts';
import { type AthleteFact, factLabel, factText, listFactLabel } from './athlete-facts.ts';
import { fieldNamesOf, hasField, isSent, optionalFields } from './athlete-fields.ts';

/** The page of an athlete, section by section, in every face (rules/athletes.md#athlete-page). */
export const athleteSections = {
  Personal: ['name', 'gender', 'country_of_residence', 'bio'],
  'Agency and video': ['agency', 'profile_url', 'video_1'],
  'Athletic profile': ['sport', 'available', 'recruiting_status', 'UTR', 'ITF', 'WTN'],
  'Educational profile': ['GPA', 'SAT', 'TOEFL', 'ACT', 'Duolingo', 'IELTS'],
} as const satisfies Readonly<Record<string, readonly AthleteFact[]>>;

/** Who it is: one line under the name on a screen, where the sections have the rest. */
export const whoFacts: readonly AthleteFact[] = [
  'gender',
  'country_of_residence',
  'sport',
  'available',
  'agency',
];

export type SectionTitle = keyof typeof athleteSections;

/** The sections on a screen: what decides comes first, rating, then academics. */
export const sectionsByWeight: readonly SectionTitle[] = [
  'Athletic profile',
  'Educational profile',
  'Personal',
  'Agency and video',
];

/** Facts without a row of their own when missing (rules/athletes.md#not-given). */
const dispensable: ReadonlySet<AthleteFact> = new Set([
  ...fieldNamesOf('score', 'link'),
  ...optionalFields,
  'bio',
] as const);

export function isLeftOut(athlete: Athlete, fact: AthleteFact): boolean {
  return dispensable.has(fact) && factText(athlete, fact) === empty;
}

/** 'Not given: gender, SAT, bio': what is empty of the facts that the athlete's sport has; null if nothing is. */
export function notGivenText(athlete: Athlete): string | null {
  const who = whoFacts.filter((fact) => factText(athlete, fact) === empty);
  const others = factsByWeight.filter(
    (fact) => isLeftOut(athlete, fact) && isOfSport(athlete, fact) && isSent([athlete], fact),
  );
  const missing = [
    ...who.map((fact) => (fact === 'available' ? 'term' : withinSentence(listFactLabel(fact)))),
    ...others.map((fact) => withinSentence(factLabel(fact))),
  ];
  return missing.length === 0 ? null : `Not given: ${missing.join(', ')}`;
}

const factsByWeight: readonly AthleteFact[] = sectionsByWeight.flatMap((title) => athleteSections[title]);

function isOfSport({ sport }: Athlete, fact: AthleteFact): boolean {
  return fact === 'agency' || fact === 'available' || hasField(sport, fact);
}

/** 'Video link' as 'video link'; 'GPA' stays. */
export function withinSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
