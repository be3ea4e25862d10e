import type { SnapshotFrom } from 'xstate';
import { required } from '../machines/required.ts';
import { answersFor } from './answers.ts';
import { acceptedBy, type CheckRosterContext, isUsable } from './check-roster.context.ts';
import type { checkRosterMachine } from './check-roster.machine.ts';
import type { ImportCheck } from './checking/check-rows.ts';
import type { JudgedRow } from './checking/judge-row.ts';
import type { Review } from './checking/review.ts';
import type { Answers, Decision } from './decisions.ts';
import type { ImportSource } from './import-source.ts';
import type { ColumnMatch } from './matching/match-columns.ts';
import type { ReadingQuestion } from './reading-choice.ts';

/** A file with mapped columns, and the findings in its rows. */
export interface CheckedRoster {
  readonly source: ImportSource;
  readonly match: ColumnMatch;
  readonly check: ImportCheck;
}

/** A file that was read, with what a person may do about it. */
export interface ReadRoster extends CheckedRoster {
  /** One for each row of the source, in its order. */
  readonly judged: readonly JudgedRow[];
  /** How many rows are invalid and not left out. */
  readonly broken: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canProceed: boolean;
  readonly canGoBack: boolean;
}

/** The view of a check. */
export type CheckView =
  | { readonly step: 'preparing' | 'cancelled' }
  | { readonly step: 'choosing' | 'undecided'; readonly question: ReadingQuestion }
  /** Also while the rows are judged with other columns. */
  | ({ readonly step: 'reading' } & ReadRoster)
  | ({ readonly step: 'checked' } & ReadRoster)
  | ({ readonly step: 'invalid' } & CheckedRoster)
  | { readonly step: 'unreadable' | 'misread'; readonly problem: string }
  | { readonly step: 'unfit'; readonly match: ColumnMatch };

type Snapshot = SnapshotFrom<typeof checkRosterMachine>;

export function checkView({ value, context }: Snapshot): CheckView {
  const { question, unjudged, review, problem } = context;
  switch (value) {
    case 'opening':
      return { step: 'preparing' };
    case 'checking':
      // Under another layout the rows of before say nothing.
      return review === null || unjudged?.source !== review.now.source
        ? { step: 'preparing' }
        : { step: 'reading', ...readRoster(context, review) };
    case 'cancelled':
      return { step: value };
    case 'choosing':
    case 'undecided':
      return { step: value, question: required(question) };
    case 'reading':
    case 'checked':
      return { step: value, ...readRoster(context, required(review)) };
    case 'invalid': {
      const { source, match, check } = required(review).now;
      return { step: value, source, match, check };
    }
    case 'unreadable':
    case 'misread':
      return { step: value, problem: required(problem) };
    case 'unfit':
      return { step: value, match: required(review).now.match };
  }
}

function readRoster({ unjudged, question }: CheckRosterContext, review: Review): ReadRoster {
  const { past, future, now } = review;
  const { source, check, judged } = now;
  const { match } = unjudged ?? now;
  return {
    source,
    match,
    check,
    judged,
    broken: check.rows - check.valid.length - check.leftOut.length,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    canProceed: unjudged === null && isUsable(review),
    canGoBack: question !== null,
  };
}

/** What a person said so far: with it the same file gives the same rows. */
export function checkDecisions({ context: { input, unjudged, review } }: Snapshot): readonly Decision[] {
  return (unjudged ?? review?.now ?? input).decisions;
}

/** The answers that the file had, for the next one; none before its rows are judged. */
export function checkAnswers({ context }: Snapshot): Answers {
  return context.review === null ? {} : answersFor(context.review.now, acceptedBy(context));
}
