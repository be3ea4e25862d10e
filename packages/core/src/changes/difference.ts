import { type AthleteDraft, type AthleteEdit, athleteEdit } from '../athletes/fields/athlete-draft.ts';
import { draftOf, type Values, valuesOf } from '../athletes/fields/athlete-values.ts';
import { namesakeKey } from '../athletes/fields/namesakes.ts';
import type { OwnAthlete, OwnChange } from '../athletes/fields/own-athlete.ts';
import type { Problem } from '../wire/problems.ts';

/** An athlete to add, under a key that the service honours or the agency's list replaces. */
export interface Addition {
  readonly ref: string;
  readonly draft: AthleteDraft;
  /** `namesakeKey` of the draft. */
  readonly namesakes: string;
}

export interface Update extends OwnChange {
  readonly name: string;
  readonly after: AthleteEdit;
}

/** `before` has all values that the service sends. */
export interface Removal extends OwnChange {
  readonly name: string;
  readonly after: null;
}

/** What changes an agency's athletes: the one form for everything that is sent, taken back or resumed. */
export interface Difference {
  readonly added: readonly Addition[];
  readonly updated: readonly Update[];
  readonly removed: readonly Removal[];
}

export const noDifference: Difference = { added: [], updated: [], removed: [] };

/**
 * What became of one addition, update or removal.
 * - `done`: by this run, or by an earlier attempt whose answer was lost
 * - `exists`: an earlier run added it
 * - `changed`: another version is stored, so it was left alone
 * - `gone`: it was removed meanwhile
 * - `refused`: by the service; `problems` say why
 * - `unsent`: the service failed each time
 * - `unknown`: sent without an answer, and the agency's list cannot tell
 */
export interface Outcome {
  readonly kind: 'added' | 'updated' | 'removed';
  /** An addition's ref, else the athlete's id. */
  readonly key: string;
  readonly status: 'done' | 'exists' | 'changed' | 'gone' | 'refused' | 'unsent' | 'unknown';
  readonly id: string | null;
  readonly version: string | null;
  readonly problems: readonly Problem[];
}

/**
 * What a planned difference needs before it is sent: nothing, a person's confirmation, or a second one for removals.
 * `nothing`: there is nothing to do. `unsupported`: the service cannot do it.
 */
export interface Planned {
  readonly question: 'none' | 'ask' | 'askTwice' | 'nothing' | 'unsupported';
}

/**
 * How a sending ended.
 * - `complete`: everything has an outcome; some of it may have been refused
 * - `stopped`: it was asked to end; the rest is left
 * - `unreachable`: the service stayed away for too long; the rest is left
 */
export interface SendingEnd {
  readonly ending: 'complete' | 'stopped' | 'unreachable';
  /** Why the rest was not sent, in words. */
  readonly problem: string | null;
}

/** An athlete that was added; `version` is the one after it, null if unknown. */
export interface AddedAthlete {
  readonly kind: 'added';
  readonly id: string;
  readonly ref: string;
  readonly version: string | null;
}

/** An athlete that was changed or removed. */
export interface ChangedAthlete {
  readonly kind: 'changed';
  readonly id: string;
  readonly name: string;
  readonly version: string | null;
  readonly before: Values;
  readonly after: Values | null;
}

/** The key of a removed athlete that is added again. */
export const restoredRef = (id: string) => `restored:${encodeURIComponent(id)}`;

/** The id of the athlete that was removed; null of another addition. */
export function restoredId(ref: string): string | null {
  return ref.startsWith('restored:') ? decodeURIComponent(ref.slice('restored:'.length)) : null;
}

/** The update that takes an update back; null where the earlier values are unknown or no longer valid. */
export function inverseUpdate({
  id,
  name,
  version,
  before,
  after,
}: Omit<Update, 'after'> & { readonly after: Values }): Update | null {
  const { data: earlier } = athleteEdit.safeParse(before);
  return earlier === undefined || Object.keys(before).length === 0
    ? null
    : { id, name, version, before: after, after: earlier };
}

/** The addition that takes a removal back; null where not all of the athlete is known. */
export function inverseRemoval({ id, before }: Pick<Removal, 'id' | 'before'>): Addition | null {
  const draft = draftOf(before);
  return draft && { ref: restoredRef(id), draft, namesakes: namesakeKey(draft) };
}

/** How many athletes it is about. */
export function sizeOf({ added, updated, removed }: Difference): number {
  return added.length + updated.length + removed.length;
}

/** The part without an outcome. */
export function remaining({ added, updated, removed }: Difference, outcomes: readonly Outcome[]): Difference {
  const settled = new Set(outcomes.map(({ key }) => key));
  return {
    added: added.filter(({ ref }) => !settled.has(ref)),
    updated: updated.filter(({ id }) => !settled.has(id)),
    removed: removed.filter(({ id }) => !settled.has(id)),
  };
}

/** The removal of a listed athlete. */
export function removalOf({ id, name, version, athlete }: OwnAthlete): Removal {
  return { id, name, version, before: athlete === null ? {} : valuesOf(athlete), after: null };
}
