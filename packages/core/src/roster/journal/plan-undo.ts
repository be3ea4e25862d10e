import type { Athlete } from '../../athletes/athlete.ts';
import { type AthleteEdit, athleteEdit } from '../../athletes/athlete-draft.ts';
import { athleteFieldNames } from '../../athletes/athlete-fields.ts';
import { draftOf, type OwnAthlete, valuesOf } from '../../athletes/own-athlete.ts';

import { clientRef } from '../checking/content-key.ts';
import { hasValues } from '../checking/field-changes.ts';
import type { ImportedChange } from './import-history.ts';
import type { Values } from './journal-entry.ts';
import type { SendingEnd } from './row-outcome.ts';

/** What takes back what an import did to one athlete: other values than `before` mean that somebody changed it since. */
export interface UndoStep {
  readonly id: string;
  readonly name: string;
  readonly version: string | null;
  readonly before: Values;
  /** Null removes the athlete, whom the import created. */
  readonly after: AthleteEdit | null;
}

/** rules/import.md#import-undo */
export interface UndoPlan {
  readonly steps: readonly UndoStep[];
  /** Somebody changed them since: they are left alone. */
  readonly changed: readonly OwnAthlete[];
  /** Ids of athletes that somebody removed since. */
  readonly gone: readonly string[];
  /** They have the values of before already. */
  readonly same: readonly OwnAthlete[];
  /** Whether the service can change and remove athletes. */
  readonly canChange: boolean;
}

/** Athletes by what became of them; `left`: it was not come to them, or the service refused. */
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

/** Without versions the content says it, and where the service tells neither in its list, it is asked for by itself. */
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
