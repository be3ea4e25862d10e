import type { Problem } from '../wire/problems.ts';
import type { AthleteEdit } from './athlete.ts';
import {
  type AthleteEntry,
  athleteEntry,
  changedFields,
  isSameEntry,
  noAthleteEntry,
  readAthleteChanges,
} from './athlete-form.ts';

/** A stored athlete, as texts of the form. */
export interface StoredAthlete {
  readonly sport: string | null;
  readonly entry: AthleteEntry;
  /** Sent back as `If-Match`; null if the service has none. */
  readonly version: string | null;
}

/** An edit in progress; `stored` is null until it is loaded. */
export interface AthleteRevision {
  readonly stored: StoredAthlete | null;
  readonly entry: AthleteEntry;
}

export interface AthleteToSave {
  readonly edit: AthleteEdit;
  readonly version: string | null;
}

export const noRevision: AthleteRevision = { stored: null, entry: noAthleteEntry };

export function isUnchanged({ stored, entry }: AthleteRevision): boolean {
  return isSameEntry(entry, (stored ?? noRevision).entry);
}

/** Applies this person's changes to what is stored now; the first time there are none. */
export function rebased({ stored, entry }: AthleteRevision, now: StoredAthlete): AthleteRevision {
  if (stored === null) return { stored: now, entry: now.entry };
  const changed = changedFields(stored.entry, entry);
  return {
    stored: now,
    entry: athleteEntry((field) => (changed.includes(field) ? entry[field] : now.entry[field])),
  };
}

export function revisionProblems({ stored, entry }: AthleteRevision): readonly Problem[] {
  const judged = readAthleteChanges((stored ?? noRevision).entry, entry);
  return 'problems' in judged ? judged.problems : [];
}

/** @throws {Error} for a revision with problems */
export function athleteToSave({ stored, entry }: AthleteRevision): AthleteToSave {
  const judged = readAthleteChanges((stored ?? noRevision).entry, entry);
  if ('problems' in judged) throw new Error('A revision with problems is not sent.');
  return { edit: judged.payload, version: stored?.version ?? null };
}
