import type { SnapshotFrom } from 'xstate';
import { required } from '../machines/required.ts';
import { type CheckRosterContext, isUsable } from './check-roster.context.ts';
import type { checkRosterMachine } from './check-roster.machine.ts';
import type { ImportCheck } from './checking/check-rows.ts';
import type { JudgedRow } from './checking/judge-row.ts';
import type { Repair } from './checking/repair.ts';
import type { Review } from './checking/review.ts';
import type { ImportSource } from './import-source.ts';
import type { Chosen, ColumnMatch } from './matching/match-columns.ts';
import type { ReadingChoice, ReadingQuestion } from './reading-choice.ts';

/** A file with mapped columns, and the findings in its rows. */
export interface CheckedRoster {
  readonly source: ImportSource;
  readonly match: ColumnMatch;
  readonly check: ImportCheck;
}

/** A file that was read, with what a person may do about it. */
export interface ReadRoster extends CheckedRoster {
  readonly chosen: Chosen;
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
  const { question, review, problem } = context;
  switch (value) {
    case 'opening':
      return { step: 'preparing' };
    case 'checking':
      return review === null ? { step: 'preparing' } : { step: 'reading', ...readRoster(context, review) };
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
  const { match, chosen } = unjudged ?? now;
  return {
    source,
    match,
    check,
    chosen,
    judged,
    broken: check.rows - check.valid.length - check.leftOut.length,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    canProceed: unjudged === null && isUsable(review),
    canGoBack: question !== null,
  };
}

/** A person's decisions so far: with them the same file gives the same rows. */
export interface CheckDecisions {
  readonly reading: ReadingChoice;
  readonly chosen: Chosen;
  readonly repairs: readonly Repair[];
}

export const noDecisions: CheckDecisions = { reading: {}, chosen: {}, repairs: [] };

export function checkDecisions({ context }: Snapshot): CheckDecisions {
  const { input, reading, unjudged, review } = context;
  const { chosen, repairs } = unjudged ?? review?.now ?? input;
  return { reading, chosen, repairs };
}
