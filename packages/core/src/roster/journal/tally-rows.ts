import { type Difference, type Outcome, removalOf, type Update } from '../../changes/difference.ts';
import type { Problem } from '../../wire/problems.ts';
import { editOf } from '../checking/field-changes.ts';
import { type ImportPlan, isAddition, type PlannedRow } from '../checking/plan-import.ts';
import { type ImportCounts, noCounts, type RowOutcome, type RowStatus } from './row-outcome.ts';

/** What a plan sends. */
export function differenceOf({ rows, missing, options, canChange }: ImportPlan): Difference {
  return {
    added: rows.filter(isAddition),
    updated: rows.flatMap(updateOf),
    removed: options.missing === 'remove' && canChange ? missing.map(removalOf) : [],
  };
}

/** Gives a listed athlete the values of its row (rules/import.md#import-update). */
function updateOf({ decision, listed, differs, draft }: PlannedRow): readonly Update[] {
  if (decision !== 'update' || !listed?.athlete) return [];
  const { id, name, version, athlete } = listed;
  const before = Object.fromEntries(differs.map(({ field }) => [field, athlete[field]]));
  return [{ id, name, version, before, after: editOf(draft, differs) }];
}

/**
 * Counts and reports the outcome of each row.
 * @param report receives each once
 */
export function tallyRows(
  { rows, leftOut }: ImportPlan,
  report: (outcome: RowOutcome) => Promise<void> | void = () => {},
) {
  const counts = { ...noCounts, unsent: rows.length + leftOut.length };
  /** Rows that are sent, by the keys of their outcomes. */
  const rowsBy = {
    added: new Map(rows.filter(isAddition).map((row) => [row.ref, row])),
    updated: new Map(rows.filter(isUpdated).map((row) => [row.listed?.id, row])),
  };
  const record = async (outcome: RowOutcome) => {
    counts.unsent -= 1;
    counts[outcome.status] += 1;
    await report(outcome);
  };
  return {
    counts: (): ImportCounts => ({ ...counts }),
    /** Records the rows that are not sent. */
    async begin() {
      for (const outcome of leftOut) await record(outcome);
      for (const { row, cells, decision, fate } of rows) {
        if (decision === 'done')
          await record({
            row,
            cells,
            status: 'exists',
            id: fate.kind === 'done' ? fate.id : null,
            problems: [],
          });
        if (decision === 'listed')
          await record({ row, cells, status: 'exists', id: null, problems: [listed] });
        if (decision === 'duplicate')
          await record({ row, cells, status: 'duplicate', id: null, problems: [repeated] });
      }
    },
    async answered(outcomes: readonly Outcome[]) {
      for (const outcome of outcomes) {
        const { kind, key, status, id } = outcome;
        if (kind === 'removed' && (status === 'done' || status === 'gone')) counts.removed += 1;
        const row = kind === 'removed' ? undefined : rowsBy[kind].get(key);
        if (row === undefined) continue;
        const [known, problems] = [rowStatus(outcome), problemsOf(outcome)];
        await record({ row: row.row, cells: row.cells, status: known, id, problems });
      }
    },
  };
}

const isUpdated = ({ decision }: PlannedRow) => decision === 'update';

function rowStatus({ kind, status }: Outcome): RowStatus {
  switch (status) {
    case 'done':
      return kind === 'added' ? 'created' : 'updated';
    case 'exists':
      return 'exists';
    case 'refused':
      return 'invalid';
    case 'unknown':
      return 'unsettled';
    case 'changed':
    case 'gone':
    case 'unsent':
      return 'unsent';
  }
}

function problemsOf({ status, problems }: Outcome): readonly Problem[] {
  if (status === 'changed') return [changedSince];
  return status === 'gone' ? [goneSince] : problems;
}

const message = (text: string): Problem => ({ field: null, message: text });
const listed = message('An athlete of this name and sport is listed already.');
const repeated = message('Repeats an earlier row.');
const changedSince = message(
  'This athlete was changed after the plan was made. Run the import again to see the difference.',
);
const goneSince = message(
  'This athlete was removed since the plan was made. Run the import again to add it.',
);
