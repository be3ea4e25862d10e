import type { AthleteDraft } from '../../athletes/fields/athlete-draft.ts';
import { contentText } from '../../athletes/fields/content-key.ts';
import { namesakeKey } from '../../athletes/fields/namesakes.ts';
import { collationKey } from '../../display/collation.ts';
import type { ImportSource, SourceRow } from '../import-source.ts';
import type { RowOutcome } from '../journal/row-outcome.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';
import { createRowJudge, type JudgedRow } from './judge-row.ts';
import { isNote } from './row-findings.ts';
import {
  groupProblems,
  groupReadings,
  type ReadingGroup,
  type RepairGroup,
  type RowProblem,
} from './row-problems.ts';

/** A row that is a valid athlete. */
export interface CheckedRow extends SourceRow {
  readonly draft: AthleteDraft;
  /** The key of its name and sport. */
  readonly namesakes: string;
  /** 1, or the ordinal among equal rows. */
  readonly occurrence: number;
  /** Fields whose cells say what cannot be read: an update leaves them as they are listed. */
  readonly unsaid?: readonly string[];
}

/** Two rows of the file, by their numbers as the spreadsheet shows them. */
export interface RowPair {
  readonly row: number;
  readonly first: number;
}

export interface ImportCheck {
  readonly rows: number;
  readonly valid: readonly CheckedRow[];
  /** Rows that are not imported, with those that a person left out, but no notes. */
  readonly invalid: readonly RowOutcome[];
  /** Rows that a person left out, and notes. */
  readonly leftOut: readonly number[];
  readonly problems: readonly RepairGroup[];
  readonly warnings: readonly RepairGroup[];
  /** Cells not read literally. */
  readonly readings: readonly ReadingGroup[];
  /** Rows that repeat an earlier row, with the first of them. */
  readonly duplicates: readonly RowPair[];
  /** Rows with the name and sport of an earlier row, but other fields. */
  readonly namesakes: readonly RowPair[];
}

/** Rows between two calls of `progress`: about 20 ms. */
const rowsAStep = 5000;

/**
 * Judges all rows in their order (rules/import.md#checked-first); nothing is sent.
 * @param progress receives how many rows were judged, and may throw to end it
 */
export async function judgeRows(
  source: ImportSource,
  match: ColumnMatch,
  progress: (rows: number) => Promise<void>,
): Promise<readonly JudgedRow[]> {
  const judge = createRowJudge(match, source);
  const judged: JudgedRow[] = [];
  for (const row of source.rows) {
    if (judged.length > 0 && judged.length % rowsAStep === 0) await progress(judged.length);
    judged.push(judge(row));
  }
  await progress(judged.length);
  return judged;
}

/**
 * The check of a file from its judged rows.
 * @param judged one for each row of the source, in its order
 * @param out rows that a person left out
 * @param emptiesOpen whether cells with open problems are left empty; else their rows are invalid
 * @param emptied fields whose cells a person emptied, by row
 */
export function summarize(
  { rows }: ImportSource,
  judged: readonly JudgedRow[],
  out: ReadonlySet<number> = new Set(),
  emptiesOpen = false,
  emptied: ReadonlyMap<number, readonly string[]> = new Map(),
): ImportCheck {
  const invalid: RowOutcome[] = [];
  const valid: Valid[] = [];
  const leftOut: number[] = [];
  const found: JudgedRow[] = [];
  for (const [index, { row, cells }] of rows.entries()) {
    const judgement = judged[index];
    if (judgement === undefined) continue;
    const { draft, problems } = judgement;
    const isNobody = isNote(judgement);
    const isOut = isNobody || out.has(row);
    if (isOut) leftOut.push(row);
    if (!isOut || isNobody) found.push(judgement);
    const isValid = draft !== null && (emptiesOpen || problems.length === 0);
    if (isValid && !isOut) valid.push({ row, cells, draft, ...unsaidIn(judgement, emptied.get(row)) });
    else if (!isNobody)
      invalid.push({ row, cells, status: 'invalid', id: null, problems: problems.map(cellProblem) });
  }
  return {
    rows: rows.length,
    ...withOccurrences(valid),
    invalid,
    leftOut,
    problems: groupProblems(found.map(({ problems }) => problems)),
    warnings: groupProblems(found.map(({ warnings }) => warnings)),
    readings: groupReadings(found.map(({ readings }) => readings)),
  };
}

function unsaidIn(
  { problems, readings }: JudgedRow,
  emptied: readonly string[] = [],
): Pick<CheckedRow, 'unsaid'> {
  const left = readings.filter(({ isUnsaid }) => isUnsaid);
  const unsaid = [...[...problems, ...left].map(({ field }) => field), ...emptied];
  return unsaid.length === 0 ? {} : { unsaid };
}

type Valid = SourceRow & Pick<CheckedRow, 'draft' | 'unsaid'>;

/** The rows of one name and sport. `contents`: the first of each content and how many there are; null for a single row. */
interface Namesakes {
  readonly first: Valid;
  contents: Map<string, { readonly row: number; count: number }> | null;
}

/** Counts the rows that repeat an earlier one. Only rows of one name and sport can be equal. */
function withOccurrences(rows: readonly Valid[]): Pick<ImportCheck, 'valid' | 'duplicates' | 'namesakes'> {
  const byName = new Map<string, Namesakes>();
  const duplicates: RowPair[] = [];
  const namesakes: RowPair[] = [];
  const occurrenceOf = (valid: Valid, name: string): number => {
    const known = byName.get(name);
    if (known === undefined) {
      byName.set(name, { first: valid, contents: null });
      return 1;
    }
    const { first } = known;
    known.contents ??= new Map([[spelledAlike(first.draft), { row: first.row, count: 1 }]]);
    const content = spelledAlike(valid.draft);
    const equal = known.contents.get(content);
    if (equal === undefined) {
      known.contents.set(content, { row: valid.row, count: 1 });
      namesakes.push({ row: valid.row, first: first.row });
      return 1;
    }
    equal.count += 1;
    duplicates.push({ row: valid.row, first: equal.row });
    return equal.count;
  };
  const valid = rows.map((row): CheckedRow => {
    const name = namesakeKey(row.draft);
    const { row: number, cells, draft, unsaid } = row;
    const checked = { row: number, cells, draft, namesakes: name, occurrence: occurrenceOf(row, name) };
    return unsaid === undefined ? checked : { ...checked, unsaid };
  });
  return { valid, duplicates, namesakes };
}

/** Equal for rows that differ in case, accents or spaces alone. */
function spelledAlike(draft: AthleteDraft): string {
  return collationKey(contentText(draft));
}

function cellProblem({ field, value, expected, fix }: RowProblem) {
  return { field: field === '' ? null : field, message: `must be ${expected}, not "${value}". ${fix}` };
}
