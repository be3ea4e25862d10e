import type { Values } from '../roster/journal/journal-entry.ts';
import type { Athlete, ListedAthlete } from './athlete.ts';
import { type AthleteDraft, type AthleteEdit, athleteDraft } from './athlete-draft.ts';
import { type AthleteFieldName, athleteFieldNames } from './athlete-fields.ts';

/** One of the agency's athletes, as complete as the service sends it. */
export interface OwnAthlete extends ListedAthlete {
  /** Null where the service sends name and sport only. */
  readonly athlete: Athlete | null;
  /** Its ETag; null until the athlete is read alone. */
  readonly version: string | null;
}

/** A change of one athlete. `version` is null where the service sends it only for single athletes. */
export interface OwnChange {
  readonly id: string;
  readonly version: string | null;
  /** The changing fields' earlier values; other stored values mean a concurrent change. */
  readonly before: Values;
  /** Null removes the athlete. */
  readonly after: AthleteEdit | null;
}

export function valuesOf(athlete: Athlete, fields: readonly AthleteFieldName[]): Values {
  return Object.fromEntries(fields.map((field) => [field, athlete[field]]));
}

/** The draft of an equal athlete; null if a value is no longer valid. */
export function draftOf(athlete: Athlete): AthleteDraft | null {
  const given = Object.entries(valuesOf(athlete, athleteFieldNames)).filter(([, value]) => value !== null);
  return athleteDraft.safeParse(Object.fromEntries(given)).data ?? null;
}
