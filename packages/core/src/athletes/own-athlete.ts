import type { Athlete, ListedAthlete } from './athlete.ts';
import type { AthleteEdit } from './athlete-draft.ts';
import type { Values } from './athlete-values.ts';

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
