import { shown, shownAvailability } from '../../display/display.ts';
import type { Athlete } from './athlete.ts';
import { type AthleteField, type AthleteFieldName, athleteFields, listLabel } from './athlete-fields.ts';
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
