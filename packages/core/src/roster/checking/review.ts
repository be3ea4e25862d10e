import { type History, noHistory, stepBack, stepForth, withEntry } from '../../changes/history.ts';
import type { ImportSource, SourceRow } from '../import-source.ts';
import { type ColumnMatch, withWords } from '../matching/match-columns.ts';
import { editCells } from './cell-edits.ts';
import { type ImportCheck, summarize } from './check-rows.ts';
import { createRowJudge, type JudgedRow } from './judge-row.ts';
import { type Repair, rowsLeftOut, wordsSaid } from './repair.ts';

/** The rows of an import and their findings. */
export interface Reviewed {
  readonly source: ImportSource;
  readonly match: ColumnMatch;
  /** One for each row, in the order of the source. */
  readonly judged: readonly JudgedRow[];
  readonly check: ImportCheck;
  /** All repairs in their order. */
  readonly repairs: readonly Repair[];
  /** Whether cells with open problems are left empty, as a person sees. */
  readonly emptiesOpen?: boolean;
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
export function startReview(rows: Omit<Reviewed, 'check'>): Review {
  const { source, judged, repairs, emptiesOpen } = rows;
  const check = summarize(source, judged, rowsLeftOut(repairs), emptiesOpen);
  return { now: { ...rows, check }, ...noHistory };
}

export function makeRepair(review: Review, repair: Repair): Review {
  const { now: before } = review;
  const after = repaired(before, repair);
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
  const next = { ...now, repairs: [...now.repairs, repair] };
  const known = now.judged.map((found, index) => [now.source.rows[index], found] as const);
  switch (repair.kind) {
    case 'edit':
      return judgedAgain({ ...next, source: editCells(now.source, repair.edits) }, new Map(known));
    case 'words': {
      const valid = known.filter(([, { problems }]) => problems.length === 0);
      return judgedAgain({ ...next, match: withWords(now.match, wordsSaid([repair])) }, new Map(valid));
    }
    case 'leaveOut':
      return startReview(next).now;
  }
}

/** Judges the rows whose findings do not stay. */
function judgedAgain(next: Reviewed, known: ReadonlyMap<SourceRow | undefined, JudgedRow>): Reviewed {
  const judge = createRowJudge(next.match, next.source);
  return startReview({ ...next, judged: next.source.rows.map((row) => known.get(row) ?? judge(row)) }).now;
}
