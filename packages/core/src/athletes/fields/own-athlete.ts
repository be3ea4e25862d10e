import { type ConsentState, isWaiting } from '../../consent/consent.ts';
import { consentText } from '../../consent/consent-text.ts';
import { namesOf } from '../../fields/table.ts';
import { type Athlete, athlete, type ListedAthlete } from './athlete.ts';
import type { AthleteDraft, AthleteEdit } from './athlete-draft.ts';
import type { Values } from './athlete-values.ts';

/** One of the agency's athletes, as complete as the service sends it. */
export interface OwnAthlete extends ListedAthlete {
  /** Null where the service sends name and sport only. */
  readonly athlete: Athlete | null;
  /** Its ETag; null until the athlete is read alone. */
  readonly version: string | null;
}

/**
 * Who sees an athlete: everybody, or its agency alone, because there is no yes of the family (rules/consent.md#states) or the
 * agency hides it (rules/athletes.md#hidden).
 */
export const visibilityTexts = {
  listed: 'Listed',
  waiting: 'Waiting for the family',
  hidden: 'Hidden',
} as const;
export type Visibility = keyof typeof visibilityTexts;
export const visibilities = namesOf(visibilityTexts);

/** Listed until its fields are known. */
export function visibilityOf({ athlete }: Pick<OwnAthlete, 'athlete'>): Visibility {
  if (athlete?.hidden === true) return 'hidden';
  return isWaiting(athlete?.consent) ? 'waiting' : 'listed';
}

/** The same in words, of one that waits with the reason. */
export function visibilityText({ athlete }: Pick<OwnAthlete, 'athlete'>): string {
  const visibility = visibilityOf({ athlete });
  const reason = visibility === 'waiting' && athlete !== null ? consentText(athlete) : null;
  return reason ?? visibilityTexts[visibility];
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

/** An athlete that was just added, until the service lists it. @param consent as the service will answer it */
export function newlyAdded(
  draft: AthleteDraft,
  id: string,
  version: string | null,
  consent?: ConsentState,
): OwnAthlete {
  const { name, sport } = draft;
  return { id, name, sport, athlete: athlete.parse({ ...draft, id, consent }), version };
}
