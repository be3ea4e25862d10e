import type { Values } from '../roster/journal/journal-entry.ts';
import type { Athlete, ListedAthlete } from './athlete.ts';
import { type AthleteDraft, type AthleteEdit, athleteDraft } from './athlete-draft.ts';
import { type AthleteFieldName, athleteFieldNames } from './athlete-fields.ts';

/** One of the agency's athletes, as far as the service tells. */
export interface OwnAthlete extends ListedAthlete {
  /** Null where the service names them by name and sport only. */
  readonly athlete: Athlete | null;
  /** Its ETag; null until it is asked for by itself. */
  readonly version: string | null;
}

/** A change of one athlete. `version` is null where the service tells it of single athletes only. */
export interface OwnChange {
  readonly id: string;
  readonly version: string | null;
  /** The values before of the fields that change: others mean that somebody changed it meanwhile. */
  readonly before: Values;
  /** Null removes the athlete. */
  readonly after: AthleteEdit | null;
}

export function valuesOf(athlete: Athlete, fields: readonly AthleteFieldName[]): Values {
  return Object.fromEntries(fields.map((field) => [field, athlete[field]]));
}

/** What creates an athlete like this one; null where it has a value that no athlete can be created with. */
export function draftOf(athlete: Athlete): AthleteDraft | null {
  const given = Object.entries(valuesOf(athlete, athleteFieldNames)).filter(([, value]) => value !== null);
  return athleteDraft.safeParse(Object.fromEntries(given)).data ?? null;
}
