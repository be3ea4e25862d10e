import { type History, noHistory, stepBack, stepForth, withEntry } from '../../changes/history.ts';
import type { ImportSource, SourceRow } from '../import-source.ts';
import { type Chosen, mergeChosen } from '../matching/chosen.ts';
import { type ColumnMatch, withWords } from '../matching/match-columns.ts';
import { editCells } from './cell-edits.ts';
import { type ImportCheck, summarize } from './check-rows.ts';
import { createRowJudge, type JudgedRow } from './judge-row.ts';
import { emptiedBy, type Repair, rowsLeftOut, wordsSaid } from './repair.ts';

/** The rows of an import, with a person's decisions on columns and cells. */
export interface Decided {
  readonly source: ImportSource;
  readonly match: ColumnMatch;
  /** Whether cells with open problems are left empty, as a person sees. */
  readonly emptiesOpen?: boolean;
  /** Whether something of the match is only probable. */
  readonly isProbable: boolean;
  readonly chosen: Chosen;
  /** All repairs in their order. */
  readonly repairs: readonly Repair[];
}

/** The rows of an import and their findings. */
export interface Reviewed extends Decided {
  /** One for each row, in the order of the source. */
  readonly judged: readonly JudgedRow[];
  readonly check: ImportCheck;
}

/** One repair or mapping: the rows before and after it. */
interface Change {
  readonly before: Reviewed;
  readonly after: Reviewed;
}

export interface Review extends History<Change> {
  readonly now: Reviewed;
}

/** The decisions with the words of the repairs. */
export function saidBy({ chosen, repairs }: Pick<Decided, 'chosen' | 'repairs'>): Required<Chosen> {
  return mergeChosen(chosen, { words: wordsSaid(repairs) });
}

/** The review with its rows judged anew, which can be undone; the first one where there is none. */
export function continueReview(
  review: Review | null,
  decided: Decided,
  judged: readonly JudgedRow[],
): Review {
  const { source, match, repairs, emptiesOpen } = decided;
  const check = summarize(source, judged, rowsLeftOut(repairs), emptiesOpen, emptiedBy(repairs, match));
  const after = { ...decided, judged, check };
  if (review === null) return { now: after, ...noHistory };
  return {
    now: after,
    ...withEntry(review, { before: review.now, after }, Number.POSITIVE_INFINITY),
  };
}

export function makeRepair(review: Review, repair: Repair): Review {
  const next = { ...review.now, repairs: [...review.now.repairs, repair] };
  switch (repair.kind) {
    case 'edit':
      return judgeAgain(review, { ...next, source: editCells(next.source, repair.edits) }, () => true);
    case 'words':
      return judgeAgain(
        review,
        { ...next, match: withWords(next.match, wordsSaid([repair])) },
        ({ problems }) => problems.length === 0,
      );
    case 'leaveOut':
      return continueReview(review, next, next.judged);
  }
}

/** Judges rows that were edited, and those whose findings do not stay. */
function judgeAgain(review: Review, next: Decided, stays: (found: JudgedRow) => boolean): Review {
  const { source, judged } = review.now;
  const known = new Map<SourceRow, JudgedRow>();
  for (const [index, row] of source.rows.entries()) {
    const found = judged[index];
    if (found !== undefined && stays(found)) known.set(row, found);
  }
  const judge = createRowJudge(next.match, next.source);
  return continueReview(
    review,
    next,
    next.source.rows.map((row) => known.get(row) ?? judge(row)),
  );
}

export function undoRepair(review: Review): Review {
  const back = stepBack(review);
  return back === null ? review : { now: back.entry.before, ...back.moved };
}

export function redoRepair(review: Review): Review {
  const forth = stepForth(review);
  return forth === null ? review : { now: forth.entry.after, ...forth.moved };
}
