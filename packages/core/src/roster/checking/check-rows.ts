import type { AthleteDraft } from '../../athletes/athlete.ts';
import { increase, namesakeKey } from '../../athletes/namesakes.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';
import type { ImportSource, SourceRow } from '../reading/import-source.ts';
import type { RowOutcome } from '../sending/row-outcome.ts';
import { clientRef } from './content-key.ts';
import { createRowReader } from './judge-row.ts';
import { groupProblems, type RepairGroup, type RowProblem } from './row-problems.ts';

/** A row that is a valid athlete. */
export interface CheckedRow extends SourceRow {
  readonly draft: AthleteDraft;
  /** Its client_ref (rules.md#content-key). */
  readonly ref: string;
  /** Of its name and sport. */
  readonly namesakes: string;
  /** 1, or which of several equal rows it is. */
  readonly occurrence: number;
}

/** Two rows of the file, by their numbers as the spreadsheet shows them. */
export interface RowPair {
  readonly row: number;
  readonly first: number;
}

export interface ImportCheck {
  readonly rows: number;
  readonly valid: readonly CheckedRow[];
  readonly invalid: readonly RowOutcome[];
  readonly problems: readonly RepairGroup[];
  readonly warnings: readonly RepairGroup[];
  /** Rows that repeat an earlier row, and the first of these. */
  readonly duplicates: readonly RowPair[];
  /** Rows with the name and sport of an earlier row, but other fields. */
  readonly namesakes: readonly RowPair[];
}

/** Rows between two calls of `progress`. */
const rowsAStep = 1000;

/**
 * Validates all rows (rules.md#checked-first); nothing is sent.
 * @param progress receives how many rows were checked, and may throw to end the check
 */
export async function checkRows(
  source: ImportSource,
  match: ColumnMatch,
  progress: (rows: number) => Promise<void>,
): Promise<ImportCheck> {
  const read = createRowReader(match.columns, source.header, source);
  const problems: RowProblem[] = [];
  const warnings: RowProblem[] = [];
  const invalid: RowOutcome[] = [];
  const drafts: (SourceRow & Pick<CheckedRow, 'draft'>)[] = [];
  for (const [index, { row, cells }] of source.rows.entries()) {
    if (index > 0 && index % rowsAStep === 0) await progress(index);
    const reading = read({ row, cells });
    warnings.push(...reading.warnings);
    problems.push(...reading.problems);
    if (reading.draft !== null) drafts.push({ row, cells, draft: reading.draft });
    else
      invalid.push({ row, cells, status: 'invalid', id: null, problems: reading.problems.map(cellProblem) });
  }
  await progress(source.rows.length);
  return {
    rows: source.rows.length,
    ...identify(drafts),
    invalid,
    problems: groupProblems(problems),
    warnings: groupProblems(warnings),
  };
}

/** Gives each row its keys, and finds those that repeat an earlier one. */
function identify(
  rows: readonly (SourceRow & Pick<CheckedRow, 'draft'>)[],
): Pick<ImportCheck, 'valid' | 'duplicates' | 'namesakes'> {
  const occurrences = new Map<string, number>();
  const firstByRef = new Map<string, number>();
  const firstByName = new Map<string, number>();
  const duplicates: RowPair[] = [];
  const namesakes: RowPair[] = [];
  const valid = rows.map((row): CheckedRow => {
    const content = clientRef(row.draft, 1);
    const name = namesakeKey(row.draft);
    const occurrence = increase(occurrences, content);
    const equal = firstByRef.get(content);
    const namesake = firstByName.get(name);
    if (equal !== undefined) duplicates.push({ row: row.row, first: equal });
    else if (namesake !== undefined) namesakes.push({ row: row.row, first: namesake });
    firstByRef.set(content, equal ?? row.row);
    firstByName.set(name, namesake ?? row.row);
    const ref = occurrence === 1 ? content : clientRef(row.draft, occurrence);
    return { ...row, ref, namesakes: name, occurrence };
  });
  return { valid, duplicates, namesakes };
}

function cellProblem({ field, value, expected, fix }: RowProblem) {
  return { field: field === '' ? null : field, message: `must be ${expected}, not "${value}". ${fix}` };
}
