import { type History, noHistory, stepBack, stepForth, withEntry } from '../../changes/history.ts';
import type { ImportSource } from '../import-source.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';
import { type CellEdit, editCells } from './cell-edits.ts';
import { type ImportCheck, summarize } from './check-rows.ts';
import { createRowJudge, type JudgedRow } from './judge-row.ts';

interface Repair {
  readonly edits: readonly CellEdit[];
  readonly inverse: readonly CellEdit[];
}

/** The rows of an import, their findings, and a person's repairs. */
export interface Review extends History<Repair> {
  readonly source: ImportSource;
  /** One for each row, in the order of the source. */
  readonly judged: readonly JudgedRow[];
  readonly check: ImportCheck;
  /** All edits in their order; an inverse edit counts, too. */
  readonly edits: readonly CellEdit[];
}

/** @param edits already applied to the source */
export function startReview(
  source: ImportSource,
  judged: readonly JudgedRow[],
  edits: readonly CellEdit[],
): Review {
  return { source, judged, check: summarize(source, judged), edits, ...noHistory };
}

export function repair(review: Review, match: ColumnMatch, edits: readonly CellEdit[]): Review {
  const { changed, inverse } = apply(review, match, edits);
  if (inverse.length === 0) return review;
  return { ...changed, ...withEntry(review, { edits, inverse }, Number.POSITIVE_INFINITY) };
}

export function undoRepair(review: Review, match: ColumnMatch): Review {
  const back = stepBack(review);
  return back === null ? review : { ...apply(review, match, back.entry.inverse).changed, ...back.moved };
}

export function redoRepair(review: Review, match: ColumnMatch): Review {
  const forth = stepForth(review);
  return forth === null ? review : { ...apply(review, match, forth.entry.edits).changed, ...forth.moved };
}

/** Judges the changed rows again, and only these. */
function apply(review: Review, match: ColumnMatch, edits: readonly CellEdit[]) {
  const { source, inverse } = editCells(review.source, edits);
  const judge = createRowJudge(match, source);
  const judged = source.rows.map((row, index) => {
    const before = review.source.rows[index] === row ? review.judged[index] : undefined;
    return before ?? judge(row);
  });
  const check = summarize(source, judged);
  return { changed: { ...review, source, judged, check, edits: [...review.edits, ...edits] }, inverse };
}
