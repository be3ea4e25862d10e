import { type History, noHistory, stepBack, stepForth, withEntry } from '../../changes/history.ts';
import type { ImportSource } from '../import-source.ts';
import { type ColumnMatch, withWords } from '../matching/match-columns.ts';
import { editCells } from './cell-edits.ts';
import { type ImportCheck, summarize } from './check-rows.ts';
import { createRowJudge, type JudgedRow } from './judge-row.ts';
import { type Repair, rowsLeftOut } from './repair.ts';

/** The rows of an import and their findings. */
export interface Reviewed {
  readonly source: ImportSource;
  readonly match: ColumnMatch;
  /** One for each row, in the order of the source. */
  readonly judged: readonly JudgedRow[];
  readonly check: ImportCheck;
  /** All repairs in their order. */
  readonly repairs: readonly Repair[];
}

/** One repair: the rows before and after it. */
interface Change {
  readonly before: Reviewed;
  readonly after: Reviewed;
}

export interface Review extends History<Change> {
  readonly now: Reviewed;
}

/** @param repairs already in the source and the match */
export function startReview({ source, match, judged, repairs }: Omit<Reviewed, 'check'>): Review {
  const check = summarize(source, judged, rowsLeftOut(repairs));
  return { now: { source, match, judged, check, repairs }, ...noHistory };
}

export function makeRepair(review: Review, repair: Repair): Review {
  const { now: before } = review;
  const after = repaired(before, repair);
  if (after === before) return review;
  return { now: after, ...withEntry(review, { before, after }, Number.POSITIVE_INFINITY) };
}

export function undoRepair(review: Review): Review {
  const back = stepBack(review);
  return back === null ? review : { now: back.entry.before, ...back.moved };
}

export function redoRepair(review: Review): Review {
  const forth = stepForth(review);
  return forth === null ? review : { now: forth.entry.after, ...forth.moved };
}

function repaired(now: Reviewed, repair: Repair): Reviewed {
  const { match, judged } = now;
  const repairs = [...now.repairs, repair];
  switch (repair.kind) {
    case 'edit': {
      const source = editCells(now.source, repair.edits);
      if (source === now.source) return now;
      const isSame = (index: number) => source.rows[index] === now.source.rows[index];
      return startReview({ source, match, judged: judgedAgain(source, match, judged, isSame), repairs }).now;
    }
    case 'words': {
      const { source } = now;
      const said = withWords(match, repair.words);
      const isValid = (index: number) => judged[index]?.draft !== null;
      return startReview({ source, match: said, judged: judgedAgain(source, said, judged, isValid), repairs })
        .now;
    }
    case 'leaveOut':
      return startReview({ ...now, repairs }).now;
  }
}

/** Judges the rows whose findings do not stay. */
function judgedAgain(
  source: ImportSource,
  match: ColumnMatch,
  judged: readonly JudgedRow[],
  stays: (index: number) => boolean,
): readonly JudgedRow[] {
  const judge = createRowJudge(match, source);
  return source.rows.map((row, index) => (stays(index) ? judged[index] : undefined) ?? judge(row));
}
