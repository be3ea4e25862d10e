import type { Athlete } from '../../athletes/athlete.ts';
import { type AthleteEdit, athleteEdit } from '../../athletes/athlete-draft.ts';
import { athleteFieldNames } from '../../athletes/athlete-fields.ts';
import { draftOf, type OwnAthlete, valuesOf } from '../../athletes/own-athlete.ts';

import { clientRef } from '../checking/content-key.ts';
import { hasValues } from '../checking/field-changes.ts';
import type { ImportedChange } from './import-history.ts';
import type { Values } from './journal-entry.ts';
import type { SendingEnd } from './row-outcome.ts';

/** The undo of an import's change of one athlete: other values than `before` mean a later change. */
export interface UndoStep {
  readonly id: string;
  readonly name: string;
  readonly version: string | null;
  readonly before: Values;
  /** Null removes the athlete, which the import created. */
  readonly after: AthleteEdit | null;
}

/** rules/import.md#import-undo */
export interface UndoPlan {
  readonly steps: readonly UndoStep[];
  /** Athletes changed since, which are left alone. */
  readonly changed: readonly OwnAthlete[];
  /** Ids of athletes removed since. */
  readonly gone: readonly string[];
  /** Athletes that have the earlier values already. */
  readonly same: readonly OwnAthlete[];
  /** Whether the service can change and remove athletes. */
  readonly canChange: boolean;
}

/** Athletes by result; `left`: not attempted, or refused by the service. */
export interface UndoCounts {
  readonly removed: number;
  readonly putBack: number;
  readonly changed: number;
  readonly gone: number;
  readonly left: number;
}

export interface UndoEnd extends Pick<SendingEnd, 'ending' | 'problem'> {
  readonly counts: UndoCounts;
}

export function planUndo(
  done: readonly ImportedChange[],
  listed: readonly OwnAthlete[],
  canChange: boolean,
): UndoPlan {
  const byId = new Map(listed.map((athlete) => [athlete.id, athlete]));
  const [steps, gone]: [UndoStep[], string[]] = [[], []];
  const [changed, same]: [OwnAthlete[], OwnAthlete[]] = [[], []];
  for (const change of done) {
    const athlete = byId.get(change.id);
    if (athlete === undefined) gone.push(change.id);
    else if (isAsBefore(change, athlete)) same.push(athlete);
    else {
      const step = isUntouched(change, athlete) ? stepOf(change, athlete) : null;
      if (step === null) changed.push(athlete);
      else steps.push(step);
    }
  }
  return { steps, changed, gone, same, canChange };
}

function isAsBefore(change: ImportedChange, { athlete }: OwnAthlete): boolean {
  return change.kind === 'updated' && athlete !== null && hasValues(athlete, change.before);
}

/** Without versions the content decides; where the list has neither, the athlete is read alone. */
function isUntouched(change: ImportedChange, { athlete, version }: OwnAthlete): boolean {
  if (change.version !== null && version !== null) return change.version === version;
  if (athlete === null) return change.version !== null;
  return change.kind === 'updated' ? hasValues(athlete, change.after) : contentKey(athlete) === change.ref;
}

function stepOf(change: ImportedChange, { id, name, athlete, version }: OwnAthlete): UndoStep | null {
  const step = { id, name, version: version ?? change.version };
  if (change.kind === 'created')
    return { ...step, before: athlete === null ? {} : valuesOf(athlete, athleteFieldNames), after: null };
  const { data: after } = athleteEdit.safeParse(change.before);
  return after === undefined ? null : { ...step, before: change.after, after };
}

function contentKey(athlete: Athlete): string | null {
  const draft = draftOf(athlete);
  return draft === null ? null : clientRef(draft, 1);
}
