import { hasValues } from '../athletes/fields/athlete-values.ts';
import type { OwnAthlete } from '../athletes/fields/own-athlete.ts';
import {
  type AddedAthlete,
  type Addition,
  type ChangedAthlete,
  type Difference,
  inverseRemoval,
  inverseUpdate,
  type Outcome,
  type Planned,
  type Removal,
  removalOf,
  sizeOf,
  type Update,
} from './difference.ts';
import { contentRefs, findUnanswered } from './find-unanswered.ts';
import type { Journal } from './journal.ts';
import type { SettledAddition, SettledChange } from './journal-entry.ts';

/** A difference that is known, or the undo of what a journal has. */
export interface DifferencePlan extends Planned {
  readonly difference: Difference;
  /** Those of an earlier attempt. */
  readonly outcomes: readonly Outcome[];
  /** Names of athletes changed since, which are left alone. */
  readonly changed: readonly string[];
  /** Athletes removed since. */
  readonly gone: number;
  /** Names of athletes that were sent without an answer, where the list cannot tell whether they were added. */
  readonly undecided: readonly string[];
  /** What the list says without anything being sent, for the journal. */
  readonly found: {
    readonly additions: readonly SettledAddition[];
    readonly changes: readonly SettledChange[];
  };
}

/** The plan of a difference that nothing has to be compared with. */
export function planKnown(
  difference: Difference,
  question: Planned['question'],
  outcomes: readonly Outcome[] = [],
): DifferencePlan {
  const found = { additions: [], changes: [] };
  return { difference, question, outcomes, changed: [], gone: 0, undecided: [], found };
}

/** Athletes by result; `left`: not attempted, or refused by the service. */
export interface UndoCounts {
  readonly removed: number;
  readonly putBack: number;
  /** Added again, under new addresses. */
  readonly restored: number;
  readonly changed: number;
  readonly gone: number;
  readonly undecided: number;
  readonly left: number;
}

interface UndoFacts {
  readonly listed: readonly OwnAthlete[];
  /** Whether the service can change and remove athletes. */
  readonly canChange: boolean;
  /** Whether a person sees the plan first. */
  readonly asks: boolean;
}

/**
 * Takes back what the journal says was done, where the list shows no change since
 * (rules/import.md#import-undo).
 */
export function planUndo(journal: Journal, { listed, canChange, asks }: UndoFacts): DifferencePlan {
  const { athletes, unanswered } = journal.done();
  const byId = new Map(listed.map((athlete) => [athlete.id, athlete]));
  const answered = new Set(athletes.flatMap(({ kind, id }) => (kind === 'added' ? [id] : [])));
  const looked = findUnanswered(
    unanswered,
    listed.filter(({ id }) => !answered.has(id)),
  );
  const additions: SettledAddition[] = looked.missing.map((ref) => [ref, 'unsent', null, null]);
  const removed: Removal[] = [];
  for (const { ref, athlete } of looked.there) {
    additions.push([ref, 'created', athlete.id, athlete.version]);
    removed.push(removalOf(athlete));
  }
  const [added, updated]: [Addition[], Update[]] = [[], []];
  const [changed, changes]: [string[], SettledChange[]] = [[], []];
  let gone = 0;
  for (const one of athletes) {
    const athlete = byId.get(one.id);
    if (athlete === undefined) {
      const restored = one.kind === 'changed' && one.after === null ? inverseRemoval(one) : null;
      if (restored !== null) added.push(restored);
      else {
        // Those that an earlier attempt of this undo removed are not gone, but undone.
        if (!journal.isSent(one.id)) gone += 1;
        changes.push([one.id, 'gone', null]);
      }
    } else if (isAsBefore(one, athlete)) changes.push([one.id, 'updated', athlete.version]);
    else {
      const step = isUntouched(one, athlete) ? inverse(one, athlete) : null;
      if (step === null) changed.push(athlete.name);
      else if (step.after === null) removed.push(step);
      else updated.push(step);
    }
  }
  const difference = { added, updated, removed };
  return {
    difference,
    outcomes: [],
    changed,
    gone,
    undecided: looked.undecided.map(({ name }) => name),
    found: { additions, changes },
    question: question(),
  };

  function question(): Planned['question'] {
    if (sizeOf(difference) + additions.length + changes.length === 0) return 'nothing';
    if (!canChange && updated.length + removed.length > 0) return 'unsupported';
    return asks && sizeOf(difference) > 0 ? 'ask' : 'none';
  }
}

export function undoCounts(plan: DifferencePlan, outcomes: readonly Outcome[]): UndoCounts {
  const count = (kind: Outcome['kind'] | null, ...statuses: readonly Outcome['status'][]) =>
    outcomes.filter((one) => (kind === null || one.kind === kind) && statuses.includes(one.status)).length;
  const counts = {
    removed: count('removed', 'done'),
    putBack: count('updated', 'done'),
    restored: count('added', 'done', 'exists'),
    changed: plan.changed.length + count(null, 'changed'),
    gone: plan.gone + count(null, 'gone'),
    undecided: plan.undecided.length,
  };
  return { ...counts, left: sizeOf(plan.difference) - count(null, 'done', 'exists', 'changed', 'gone') };
}

/** A removal that was never done is taken back. */
function isAsBefore(one: AddedAthlete | ChangedAthlete, { athlete }: OwnAthlete): boolean {
  if (one.kind === 'added') return false;
  return one.after === null || (athlete !== null && hasValues(athlete, one.before));
}

/**
 * Another version may have the same values: then the content decides, of an update that of its fields. Where the list has no
 * values, the athlete is read alone.
 */
function isUntouched(one: AddedAthlete | ChangedAthlete, { athlete, version }: OwnAthlete): boolean {
  if (one.version !== null && one.version === version) return true;
  if (athlete === null) return one.version !== null && version === null;
  if (one.kind === 'changed') return hasValues(athlete, { ...one.before, ...one.after });
  return contentRefs(athlete).includes(one.ref);
}

function inverse(one: AddedAthlete | ChangedAthlete, athlete: OwnAthlete): Update | Removal | null {
  const version = athlete.version ?? one.version;
  if (one.kind === 'added') return removalOf({ ...athlete, version });
  const { id, name, before, after } = one;
  return after && inverseUpdate({ id, name, version, before, after });
}
