import {
  type AthleteField,
  athleteFieldNames,
  athleteFields,
} from '@matchpoint/core/athletes/athlete-fields';

/** The choices of a field; null where it has none. */
export function choicesOf(field: string): readonly string[] | null {
  const name = athleteFieldNames.find((known) => known === field);
  if (name === undefined) return null;
  const known: AthleteField = athleteFields[name];
  return known.kind === 'choice' ? known.of : null;
}
