import { increase } from '../../athletes/namesakes.ts';
import type { ImportJournal, RowFate } from '../sending/import-journal.ts';
import type { CheckedRow } from './check-rows.ts';

/** What is done with rows that repeat a row above, and with rows whose name and sport the agency's list has. */
export const duplicatePolicies = ['skip', 'send'] as const;
export type DuplicatePolicy = (typeof duplicatePolicies)[number];

/**
 * - `send`: it is new
 * - `again`: it was sent in an earlier run, and no answer is known
 * - `done`: an earlier run created it
 * - `listed`: the agency's list has an athlete of its name and sport for whom no row of this file accounts
 * - `duplicate`: the file has the same row further up
 */
export type RowDecision = 'send' | 'again' | 'done' | 'listed' | 'duplicate';

export interface PlannedRow extends CheckedRow {
  readonly fate: RowFate;
  readonly decision: RowDecision;
}

export interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  readonly counts: Readonly<Record<RowDecision, number>>;
  /** Rows that are `done`, while the agency lists fewer athletes of their name and sport: removed or renamed since. */
  readonly gone: number;
  /** How many athletes of each name and sport the agency has. */
  readonly listed: ReadonlyMap<string, number>;
}

/** Decides what becomes of each row. Rows that an earlier run settled account for the listed of their name first. */
export function planImport(
  valid: readonly CheckedRow[],
  fateOf: ImportJournal['fateOf'],
  listed: ImportPlan['listed'],
  policy: DuplicatePolicy,
): ImportPlan {
  const counts: Record<RowDecision, number> = { send: 0, again: 0, done: 0, listed: 0, duplicate: 0 };
  const [accounted, done] = [new Map<string, number>(), new Map<string, number>()];
  const listedOf = (name: string) => listed.get(name) ?? 0;
  let gone = 0;
  const known = valid.map((row) => ({ ...row, fate: fateOf(row.ref) }));
  for (const { fate, namesakes } of known) {
    if (fate.kind !== 'open') increase(accounted, namesakes);
    if (fate.kind === 'done' && increase(done, namesakes) > listedOf(namesakes)) gone += 1;
  }
  const decide = ({ fate, occurrence, namesakes }: (typeof known)[number]): RowDecision => {
    if (fate.kind !== 'open') return fate.kind === 'done' ? 'done' : 'again';
    if (policy === 'send') return 'send';
    if (occurrence > 1) return 'duplicate';
    if (listedOf(namesakes) <= (accounted.get(namesakes) ?? 0)) return 'send';
    increase(accounted, namesakes);
    return 'listed';
  };
  const rows = known.map((row): PlannedRow => {
    const decision = decide(row);
    counts[decision] += 1;
    return { ...row, decision };
  });
  return { rows, counts, gone, listed };
}
