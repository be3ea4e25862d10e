import type { Athlete, ListedAthlete } from '../../athletes/fields/athlete.ts';
import type { EveryFieldName } from '../../athletes/fields/athlete-fields.ts';
import { clientRef } from '../../athletes/fields/content-key.ts';
import { countNamesakes, increase, namesakeKey } from '../../athletes/fields/namesakes.ts';
import type { OwnAthlete } from '../../athletes/fields/own-athlete.ts';
import type { Planned } from '../../changes/difference.ts';
import type { Journal } from '../../changes/journal.ts';
import type { Asking } from '../../consent/consent.ts';
import { memoize } from '../../display/memoize.ts';
import type { RowOutcome } from '../journal/row-outcome.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';
import type { CheckedRow, ImportCheck } from './check-rows.ts';
import { type FieldChange, fieldChanges, fieldsOf } from './field-changes.ts';
import { type FatedRow, pairRows } from './pair-rows.ts';

/**
 * How to treat rows that repeat a row above, or whose name and sport the agency's list has
 * (rules/import.md#import-pairs).
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
  /** Whether every athlete that is added is hidden (rules/import.md#hidden-rows). */
  readonly hidden: boolean;
}

export const noOptions: PlanOptions = {
  duplicates: 'skip',
  update: false,
  missing: 'ignore',
  hidden: false,
};

/**
 * - `send`: it is new
 * - `again`: it was sent in an earlier run, and no answer is known
 * - `done`: an earlier run created it
 * - `listed`: the agency lists the athlete, or one of its name and sport for whom no row of this file accounts
 * - `duplicate`: the file has the same row further up
 * - `update`: the agency lists the athlete with other values, and gets those of the row
 */
export type RowDecision = 'send' | 'again' | 'done' | 'listed' | 'duplicate' | 'update';

export function isAddition({ decision }: Pick<PlannedRow, 'decision'>): boolean {
  return decision === 'send' || decision === 'again';
}

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
  /** Who has to agree before everybody sees an athlete. */
  readonly asking: Asking;
  /** Invalid rows, which a person left out. */
  readonly leftOut: readonly RowOutcome[];
}

export interface PlanFacts {
  readonly check: Pick<ImportCheck, 'invalid'>;
  readonly rows: readonly FatedRow[];
  readonly match: Pick<ColumnMatch, 'columns' | 'set' | 'idColumn'>;
  readonly listed: readonly OwnAthlete[];
  readonly canChange: boolean;
  readonly asking: Asking;
}

type PairOf = (row: FatedRow) => OwnAthlete | null;

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
  return valid.map((checked) => {
    const ref = refOf(checked);
    // Named, not spread: that takes a third of the memory.
    const { row, cells, draft, namesakes, occurrence, unsaid } = checked;
    const fated = { row, cells, draft, namesakes, occurrence, ref, fate: fateOf(ref) };
    return unsaid === undefined ? fated : { ...fated, unsaid };
  });
}

/** Tells whether the plan needs a listed athlete's fields: its row differs, or it has none. Null where nobody's are needed. */
export function neededFields(
  { rows, match, listed }: Pick<PlanFacts, 'rows' | 'match'> & { readonly listed: readonly ListedAthlete[] },
  { missing, duplicates }: PlanOptions,
): ((athlete: Athlete) => boolean) | null {
  const pairs = pairRows(rows, listed, { match, byName: duplicates === 'skip' });
  if (missing === 'ignore' && pairs.size === 0) return null;
  const rowOf = new Map([...pairs].map(([row, { id }]) => [id, row]));
  const fields = fieldsOf(match);
  return (athlete) => {
    const row = rowOf.get(athlete.id);
    return row === undefined || changesOf(row, athlete, fields).length > 0;
  };
}

function changesOf({ draft, unsaid }: FatedRow, athlete: Athlete, fields: readonly EveryFieldName[]) {
  const said = unsaid === undefined ? fields : fields.filter((field) => !unsaid.includes(field));
  return fieldChanges(draft, athlete, said);
}

/** Decides the fate of each row. Rows that an earlier run settled are matched to listed namesakes first. */
export function planImport(facts: PlanFacts, options: PlanOptions): ImportPlan {
  const { check, rows: fated, match, listed, canChange, asking } = facts;
  const fields = fieldsOf(match);
  const pairs = pairRows(fated, listed, { match, byName: options.duplicates === 'skip' });
  const pairOf: PairOf = (row) => pairs.get(row) ?? null;
  const namesakes = countNamesakes(listed);
  const decide = createDecider(fated, pairOf, namesakes, options);
  const counts = { send: 0, again: 0, done: 0, listed: 0, duplicate: 0, update: 0 };
  const rows = fated.map((row): PlannedRow => {
    const pair = pairOf(row);
    const differs = pair?.athlete ? changesOf(row, pair.athlete, fields) : noChanges;
    const isUpdate = options.update && canChange && differs.length > 0;
    const decision = isUpdate ? 'update' : decide(row);
    counts[decision] += 1;
    // Named, as in `withFates`.
    const { row: number, cells, namesakes: key, occurrence, ref, fate } = row;
    const draft = options.hidden && isAddition({ decision }) ? { ...row.draft, hidden: true } : row.draft;
    return {
      row: number,
      cells,
      draft,
      namesakes: key,
      occurrence,
      ref,
      fate,
      listed: pair,
      differs,
      decision,
    };
  });
  const plan = {
    options,
    rows,
    counts,
    differing: rows.filter(({ decision, differs }) => differs.length > 0 && decision !== 'update').length,
    gone: countGone(fated, pairOf, namesakes),
    missing: options.missing === 'ignore' ? [] : findMissing(check, rows, listed),
    listed: namesakes,
    canChange,
    asking,
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
  if ([send, again, update, differing, missing.length].every((count) => count === 0)) return 'none';
  return options.missing === 'remove' && canChange && missing.length > 0 ? 'askTwice' : 'ask';
}

const noChanges: readonly FieldChange[] = [];

/** Decides the rows that do not change their listed athlete. */
function createDecider(
  rows: readonly FatedRow[],
  pairOf: PairOf,
  namesakes: ReadonlyMap<string, number>,
  { duplicates }: PlanOptions,
): (row: FatedRow) => RowDecision {
  const accounted = new Map<string, number>();
  for (const row of rows)
    if (pairOf(row) !== null || row.fate.kind !== 'open') increase(accounted, accountsFor(row, pairOf));
  return (row) => {
    const { fate, occurrence, namesakes: name } = row;
    if (fate.kind !== 'open') return fate.kind === 'done' ? 'done' : 'again';
    if (pairOf(row) !== null) return 'listed';
    if (duplicates === 'send') return 'send';
    if (occurrence > 1) return 'duplicate';
    if ((namesakes.get(name) ?? 0) <= (accounted.get(name) ?? 0)) return 'send';
    increase(accounted, name);
    return 'listed';
  };
}

/** The name and sport under which the agency lists the row's athlete. */
function accountsFor(row: FatedRow, pairOf: PairOf): string {
  const pair = pairOf(row);
  return pair === null ? row.namesakes : namesakeKey(pair);
}

function countGone(
  rows: readonly FatedRow[],
  pairOf: PairOf,
  namesakes: ReadonlyMap<string, number>,
): number {
  const done = new Map<string, number>();
  const unpaired = rows.filter((row) => row.fate.kind === 'done' && pairOf(row) === null);
  if (unpaired.length === 0) return 0;
  for (const row of rows) if (pairOf(row) !== null) increase(done, accountsFor(row, pairOf));
  return unpaired.filter((row) => increase(done, row.namesakes) > (namesakes.get(row.namesakes) ?? 0)).length;
}

/** Empty while rows are left out: one of them may be the athlete's. */
function findMissing(
  { invalid }: PlanFacts['check'],
  rows: readonly PlannedRow[],
  listed: readonly OwnAthlete[],
): readonly OwnAthlete[] {
  if (invalid.length > 0) return [];
  const present = new Set(rows.map(({ listed: pair }) => pair?.id));
  const names = new Set(rows.map(({ namesakes }) => namesakes));
  return listed.filter((athlete) => !present.has(athlete.id) && !names.has(namesakeKey(athlete)));
}
