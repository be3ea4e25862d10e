import type { AthleteEdit } from '../athletes/fields/athlete-draft.ts';
import { type AthleteFieldName, athleteFieldNames } from '../athletes/fields/athlete-fields.ts';
import { draftOf, hasValues, pickValues, valuesOf } from '../athletes/fields/athlete-values.ts';
import type { OwnAthlete } from '../athletes/fields/own-athlete.ts';
import { type Difference, noDifference, removalOf, type Update } from './difference.ts';
import { isTerm } from './difference-text.ts';

/** Gives the athletes these values, where they have others (rules/athletes.md#several-at-once). */
export function planEdit(athletes: readonly OwnAthlete[], edit: AthleteEdit): Difference {
  const updated = athletes.flatMap(({ id, name, version, athlete }): Update[] => {
    const fields = athleteFieldNames.filter(
      (field) => field in edit && (athlete === null || !hasValues(athlete, { [field]: edit[field] })),
    );
    if (fields.length === 0) return [];
    const before = athlete === null ? {} : valuesOf(athlete, withWholeTerm(fields));
    return [{ id, name, version, before, after: pickValues(edit, fields) }];
  });
  return { ...noDifference, updated };
}

export function planRemoval(athletes: readonly OwnAthlete[]): Difference {
  return { ...noDifference, removed: athletes.map(removalOf) };
}

/** Names of the athletes whose removal could not be undone. */
export function lostBy({ removed }: Difference): readonly string[] {
  return removed.filter(({ before }) => draftOf(before) === null).map(({ name }) => name);
}

function withWholeTerm(fields: readonly AthleteFieldName[]): readonly AthleteFieldName[] {
  return athleteFieldNames.filter(
    (field) => fields.includes(field) || (isTerm(field) && fields.some(isTerm)),
  );
}
