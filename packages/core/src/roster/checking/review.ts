import type { ImportSource } from '../import-source.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';
import { type CellEdit, editCells } from './cell-edits.ts';
import { type ImportCheck, summarize } from './check-rows.ts';
import { createRowJudge, type JudgedRow } from './judge-row.ts';

/** The rows of an import, their findings, and a person's repairs. */
export interface Review {
  readonly source: ImportSource;
  /** One for each row, in the order of the source. */
  readonly judged: readonly JudgedRow[];
  readonly check: ImportCheck;
  /** All edits in their order; an inverse edit counts, too. */
  readonly edits: readonly CellEdit[];
  /** Each repair's inverse edits, the last repair at the end. */
  readonly undo: readonly (readonly CellEdit[])[];
  readonly redo: readonly (readonly CellEdit[])[];
}

/** @param edits already applied to the source */
export function startReview(
  source: ImportSource,
  judged: readonly JudgedRow[],
  edits: readonly CellEdit[],
): Review {
  return { source, judged, check: summarize(source, judged), edits, undo: [], redo: [] };
}

export function repair(review: Review, match: ColumnMatch, edits: readonly CellEdit[]): Review {
  const { changed, inverse } = apply(review, match, edits);
  return inverse.length === 0 ? review : { ...changed, undo: [...review.undo, inverse], redo: [] };
}

export function undoRepair(review: Review, match: ColumnMatch): Review {
  const { changed, inverse } = apply(review, match, review.undo.at(-1) ?? []);
  return inverse.length === 0
    ? review
    : { ...changed, undo: review.undo.slice(0, -1), redo: [...review.redo, inverse] };
}

export function redoRepair(review: Review, match: ColumnMatch): Review {
  const { changed, inverse } = apply(review, match, review.redo.at(-1) ?? []);
  return inverse.length === 0
    ? review
    : { ...changed, undo: [...review.undo, inverse], redo: review.redo.slice(0, -1) };
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
