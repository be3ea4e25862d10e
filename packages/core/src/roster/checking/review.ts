import { fieldNamed } from '../../athletes/fields/athlete-fields.ts';
import { type History, noHistory, stepBack, stepForth, withEntry } from '../../changes/history.ts';
import { grouped } from '../../display/grouped.ts';
import { answersOf, type Decision, decisionsIn, editedBy, emptiedBy, rowsLeftOut } from '../decisions.ts';
import type { ImportSource, SourceRow } from '../import-source.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';
import { type ImportCheck, summarize } from './check-rows.ts';
import { createRowJudge, type JudgedRow } from './judge-row.ts';
import { namesOneOf } from './said-words.ts';

/** The rows of an import, with a person's decisions. */
export interface Decided {
  readonly source: ImportSource;
  readonly match: ColumnMatch;
  /** Whether cells with open problems are left empty, as a person sees. */
  readonly emptiesOpen?: boolean;
  /** Whether something of the match is only probable. */
  readonly isProbable: boolean;
  /** All, in their order. */
  readonly decisions: readonly Decision[];
}

/** The rows of an import and their findings. */
export interface Reviewed extends Decided {
  /** One for each row, in the order of the source. */
  readonly judged: readonly JudgedRow[];
  readonly check: ImportCheck;
}

/** One step of a person: the rows before and after it. */
interface Change {
  readonly before: Reviewed;
  readonly after: Reviewed;
}

export interface Review extends History<Change> {
  readonly now: Reviewed;
}

/** The review with its rows judged anew, which can be undone; the first one where there is none. */
export function continueReview(
  review: Review | null,
  decided: Decided,
  judged: readonly JudgedRow[],
): Review {
  const { source, match, decisions, emptiesOpen } = decided;
  const emptied = emptiedBy(decisions, match.columns);
  const check = summarize(source, judged, rowsLeftOut(decisions), emptiesOpen, emptied);
  const after = { ...decided, judged, check };
  if (review === null) return { now: after, ...noHistory };
  return {
    now: after,
    ...withEntry(review, { before: review.now, after }, Number.POSITIVE_INFINITY),
  };
}

/** One step that edits cells, says what texts mean, or leaves rows out. */
export function decideRows(review: Review, made: readonly Decision[]): Review {
  const { now } = review;
  const source = editedBy(now.source, made);
  const said = made.filter((one) => one.kind === 'meaning');
  const meanings = answersOf([...decisionsIn({ meanings: now.match.meanings }), ...said]).meanings;
  const match = said.length === 0 ? now.match : { ...now.match, meanings };
  const next = { ...now, source, match, decisions: [...now.decisions, ...made] };
  if (source === now.source && match === now.match) return continueReview(review, next, now.judged);
  const touched = [
    ...[...grouped(said, ({ field }) => field)].map(([field, all]) => rowsNaming(field, all, match)),
    blanksIn(
      new Set(made.flatMap((one) => (one.kind === 'edit' ? one.edits : [])).map(({ column }) => column)),
    ),
  ];
  const known = new Map<SourceRow, JudgedRow>();
  for (const [index, row] of now.source.rows.entries()) {
    const found = now.judged[index];
    if (found !== undefined && !touched.some((names) => names(row, found))) known.set(row, found);
  }
  const judge = createRowJudge(match, source);
  return continueReview(
    review,
    next,
    source.rows.map((row) => known.get(row) ?? judge(row)),
  );
}

/** Whether a row has a problem with a blank in one of these columns, for which what stands above it may be offered. */
function blanksIn(columns: ReadonlySet<number | null>) {
  return ({ cells }: SourceRow, { problems }: JudgedRow) =>
    problems.some(({ index }) => columns.has(index) && (cells[index ?? -1] ?? '').trim() === '');
}

/** Whether a row has one of these texts in the field's column, or a blank below one. */
function rowsNaming(field: string, texts: readonly { readonly text: string }[], { columns }: ColumnMatch) {
  const name = fieldNamed(field);
  const index = (name === null ? undefined : columns.get(name)) ?? -1;
  const isNamed = namesOneOf(texts.map(({ text }) => text));
  return ({ cells }: SourceRow, { problems }: JudgedRow) => {
    const cell = cells[index] ?? '';
    return cell.trim() === '' ? problems.some((one) => one.field === field) : isNamed(cell);
  };
}

export function undoDecision(review: Review): Review {
  const back = stepBack(review);
  return back === null ? review : { now: back.entry.before, ...back.moved };
}

export function redoDecision(review: Review): Review {
  const forth = stepForth(review);
  return forth === null ? review : { now: forth.entry.after, ...forth.moved };
}
