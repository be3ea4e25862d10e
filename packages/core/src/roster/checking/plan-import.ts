import type { ListedAthlete } from '../../athletes/athlete.ts';
import { clientRef } from '../../athletes/content-key.ts';
import { countNamesakes, increase, namesakeKey } from '../../athletes/namesakes.ts';
import type { OwnAthlete } from '../../athletes/own-athlete.ts';
import type { Planned } from '../../changes/difference.ts';
import type { Journal } from '../../changes/journal.ts';
import { memoize } from '../../display/memoize.ts';
import type { RowOutcome } from '../journal/row-outcome.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';
import type { CheckedRow, ImportCheck } from './check-rows.ts';
import { type FieldChange, fieldChanges, fieldsOf } from './field-changes.ts';
import { type FatedRow, pairRows } from './pair-rows.ts';

/**
 * How to treat rows that repeat a row above, or whose name and sport the agency's list has
 * (rules/import.md#duplicates).
 */
export const duplicatePolicies = ['skip', 'send'] as const;
export type DuplicatePolicy = (typeof duplicatePolicies)[number];

/** How to treat listed athletes that the file does not have (rules/import.md#import-missing). */
export const missingPolicies = ['ignore', 'report', 'remove'] as const;
export type MissingPolicy = (typeof missingPolicies)[number];

export interface PlanOptions {
  readonly duplicates: DuplicatePolicy;
  /** Whether listed athletes get the values of their rows (rules/import.md#import-update). */
  readonly update: boolean;
  readonly missing: MissingPolicy;
}

export const noOptions: PlanOptions = { duplicates: 'skip', update: false, missing: 'ignore' };

/**
 * - `send`: it is new
 * - `again`: it was sent in an earlier run, and no answer is known
 * - `done`: an earlier run created it
 * - `listed`: the agency lists the athlete, or one of its name and sport for whom no row of this file accounts
 * - `duplicate`: the file has the same row further up
 * - `update`: the agency lists the athlete with other values, and gets those of the row
 */
export type RowDecision = 'send' | 'again' | 'done' | 'listed' | 'duplicate' | 'update';

export interface PlannedRow extends FatedRow {
  readonly decision: RowDecision;
  /** The row's listed athlete, where that is certain. */
  readonly listed: OwnAthlete | null;
  /** How it differs from `listed`. */
  readonly differs: readonly FieldChange[];
}

export interface ImportPlan extends Planned {
  readonly options: PlanOptions;
  readonly rows: readonly PlannedRow[];
  readonly counts: Readonly<Record<RowDecision, number>>;
  /** Rows that differ from their listed athlete, which stays as it is. */
  readonly differing: number;
  /** `done` rows whose athletes were removed or renamed since: the agency lists fewer of their name and sport. */
  readonly gone: number;
  /** Listed athletes that the file does not have; they are removed where `options` say so. */
  readonly missing: readonly OwnAthlete[];
  /** How many athletes of each name and sport the agency has. */
  readonly listed: ReadonlyMap<string, number>;
  /** Whether the service can change and remove athletes; else no row is an `update` and no athlete is removed. */
  readonly canChange: boolean;
  /** Invalid rows, which a person left out. */
  readonly leftOut: readonly RowOutcome[];
}

export interface PlanFacts {
  readonly check: Pick<ImportCheck, 'invalid'>;
  readonly rows: readonly FatedRow[];
  readonly match: Pick<ColumnMatch, 'columns' | 'set' | 'idColumn'>;
  readonly listed: readonly OwnAthlete[];
  readonly canChange: boolean;
}

type Known = Omit<PlannedRow, 'decision'>;

/** Computed once for each row: it is most of a plan's work. */
const refOf = memoize(({ draft, occurrence }: CheckedRow) => clientRef(draft, occurrence));

/** Rows between two calls of `pause`. */
const rowsAStep = 1000;

/** Computes all keys before a plan, in steps: `pause` yields to the host. */
export async function prepareKeys(rows: readonly CheckedRow[], pause: () => Promise<void>): Promise<void> {
  for (const [index, row] of rows.entries()) {
    refOf(row);
    if (index % rowsAStep === rowsAStep - 1) await pause();
  }
}

/** Adds each row's key, and its fate from earlier runs. */
export function withFates(valid: ImportCheck['valid'], fateOf: Journal['fateOf']): readonly FatedRow[] {
  return valid.map((row) => {
    const ref = refOf(row);
    return { ...row, ref, fate: fateOf(ref) };
  });
}

/** Whether the plan compares fields, so that it needs the listed athletes in full. */
export function needsFields(
  { rows, match, listed }: Pick<PlanFacts, 'rows' | 'match'> & { readonly listed: readonly ListedAthlete[] },
  { missing, duplicates }: PlanOptions,
): boolean {
  return missing !== 'ignore' || pairRows(rows, listed, { match, byName: duplicates === 'skip' }).size > 0;
}

/** Decides the fate of each row. Rows that an earlier run settled are matched to listed namesakes first. */
export function planImport(facts: PlanFacts, options: PlanOptions): ImportPlan {
  const { check, rows: fated, match, listed, canChange } = facts;
  const fields = fieldsOf(match);
  const pairs = pairRows(fated, listed, { match, byName: options.duplicates === 'skip' });
  const known = fated.map((row): Known => {
    const pair = pairs.get(row) ?? null;
    const differs = pair?.athlete ? fieldChanges(row.draft, pair.athlete, fields) : [];
    return { ...row, listed: pair, differs };
  });
  const namesakes = countNamesakes(listed);
  const decide = createDecider(known, namesakes, { ...options, update: options.update && canChange });
  const counts = { send: 0, again: 0, done: 0, listed: 0, duplicate: 0, update: 0 };
  const rows = known.map((row): PlannedRow => {
    const decision = decide(row);
    counts[decision] += 1;
    return { ...row, decision };
  });
  const plan = {
    options,
    rows,
    counts,
    differing: rows.filter(({ decision, differs }) => differs.length > 0 && decision !== 'update').length,
    gone: countGone(known, namesakes),
    missing: options.missing === 'ignore' ? [] : findMissing(check, known, listed),
    listed: namesakes,
    canChange,
    leftOut: check.invalid,
  };
  return { ...plan, question: questionOf(plan) };
}

/** A person can decide on differing and missing athletes, so a plan with some is shown. */
function questionOf({
  counts: { send, again, update },
  differing,
  missing,
  options,
  canChange,
}: Omit<ImportPlan, 'question'>): Planned['question'] {
  if (send + again + update + differing + missing.length === 0) return 'none';
  return options.missing === 'remove' && canChange && missing.length > 0 ? 'askTwice' : 'ask';
}

function createDecider(
  known: readonly Known[],
  namesakes: ReadonlyMap<string, number>,
  { duplicates, update }: PlanOptions,
): (row: Known) => RowDecision {
  const accounted = new Map<string, number>();
  for (const row of known)
    if (row.listed !== null || row.fate.kind !== 'open') increase(accounted, accountsFor(row));
  return ({ fate, occurrence, listed, differs, namesakes: name }) => {
    if (listed !== null && differs.length > 0 && update) return 'update';
    if (fate.kind !== 'open') return fate.kind === 'done' ? 'done' : 'again';
    if (listed !== null) return 'listed';
    if (duplicates === 'send') return 'send';
    if (occurrence > 1) return 'duplicate';
    if ((namesakes.get(name) ?? 0) <= (accounted.get(name) ?? 0)) return 'send';
    increase(accounted, name);
    return 'listed';
  };
}

/** The name and sport under which the agency lists the row's athlete. */
function accountsFor({ listed, namesakes }: Known): string {
  return listed === null ? namesakes : namesakeKey(listed);
}

function countGone(known: readonly Known[], namesakes: ReadonlyMap<string, number>): number {
  const done = new Map<string, number>();
  const unpaired = known.filter(({ fate, listed }) => fate.kind === 'done' && listed === null);
  for (const row of known) if (row.listed !== null) increase(done, accountsFor(row));
  return unpaired.filter((row) => increase(done, row.namesakes) > (namesakes.get(row.namesakes) ?? 0)).length;
}

/** Empty while rows are left out: one of them may be the athlete's. */
function findMissing(
  { invalid }: PlanFacts['check'],
  known: readonly Known[],
  listed: readonly OwnAthlete[],
): readonly OwnAthlete[] {
  if (invalid.length > 0) return [];
  const present = new Set(known.flatMap(({ listed: pair }) => (pair === null ? [] : [pair.id])));
  const names = new Set(known.map(({ namesakes }) => namesakes));
  return listed.filter((athlete) => !present.has(athlete.id) && !names.has(namesakeKey(athlete)));
}
