import type { ImportJournal } from './import-journal.ts';
import { createKeyTable, type KeyTable } from './key-table.ts';
import type { RowIndex } from './row-index.ts';

/** What is done with rows that repeat a row above, and with rows whose name and sport the agency's list has. */
export const duplicatePolicies = ['skip', 'send'] as const;
export type DuplicatePolicy = (typeof duplicatePolicies)[number];

export const rowDecisions = ['send', 'again', 'done', 'listed', 'duplicate'] as const;
/**
 * - `send`: it is new
 * - `again`: it was sent in an earlier run, and no answer is known
 * - `done`: an earlier run created it
 * - `listed`: the agency's list has an athlete of its name and sport whom no row of this file accounts for
 * - `duplicate`: the file has the same row further up
 */
export type RowDecision = (typeof rowDecisions)[number];

export interface ImportPlan {
  readonly counts: Readonly<Record<RowDecision, number>>;
  readonly decisionOf: (place: number) => RowDecision;
  /** Rows that are `done`, while the agency lists fewer athletes of their name and sport: removed or renamed since. */
  readonly gone: number;
  /** How many athletes of a name and sport the agency has: those that were listed. */
  readonly listed: KeyTable;
}

const undecided = 255;

/** Decides what becomes of each row. Rows that an earlier run settled account for the listed of their name first. */
export function planImport(
  index: RowIndex,
  fateOf: ImportJournal['fateOf'],
  listed: KeyTable,
  policy: DuplicatePolicy,
): ImportPlan {
  const decisions = new Uint8Array(index.size());
  const counts: Record<RowDecision, number> = { send: 0, again: 0, done: 0, listed: 0, duplicate: 0 };
  const accounted = createKeyTable();
  const done = createKeyTable();
  let gone = 0;
  const decide = (place: number, decision: RowDecision) => {
    decisions[place] = rowDecisions.indexOf(decision);
    counts[decision] += 1;
  };
  decisions.fill(undecided);
  for (let place = 0; place < index.size(); place += 1) {
    const fate = fateOf(index.refOf(place));
    if (fate.kind === 'open') continue;
    decide(place, fate.kind === 'done' ? 'done' : 'again');
    const name = index.nameOf(place);
    accounted.add(name, 1);
    if (fate.kind === 'done' && done.add(name, 1) > listed.get(name)) gone += 1;
  }
  for (let place = 0; place < index.size(); place += 1) {
    if (decisions[place] !== undecided) continue;
    const name = index.nameOf(place);
    if (policy === 'skip' && index.occurrenceOf(place) > 1) decide(place, 'duplicate');
    else if (policy === 'skip' && listed.get(name) > accounted.get(name)) {
      decide(place, 'listed');
      accounted.add(name, 1);
    } else decide(place, 'send');
  }
  return { counts, decisionOf: (place) => rowDecisions[decisions[place] ?? 0] ?? 'send', gone, listed };
}
