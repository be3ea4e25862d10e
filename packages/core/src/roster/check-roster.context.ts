import type { Offered } from '../athletes/fields/athlete-fields.ts';
import { required } from '../machines/required.ts';
import { answersToKeep, isLikely, likelyOf } from './answers.ts';
import { acceptedColumns, matchProbably } from './check-roster.presets.ts';
import type { JudgedRow } from './checking/judge-row.ts';
import type { Decided, Review } from './checking/review.ts';
import { type Answers, answersOf, type Decision, editedBy, mergeAnswers } from './decisions.ts';
import type { ImportSource } from './import-source.ts';
import { matchColumns } from './matching/match-columns.ts';
import type { ReadingChoice, ReadingQuestion } from './reading-choice.ts';

export interface CheckRosterInput {
  /** What was said of the file before, in its order. */
  readonly decisions?: readonly Decision[];
  /** What was said of the agency's last file. */
  readonly remembered?: Answers;
  /** The agency's own sports. */
  readonly sports?: readonly string[];
  /** The optional fields of the service. */
  readonly offered?: Offered;
  /** Whether a person can answer questions. */
  readonly canAsk?: boolean;
  /** Whether cells can be repaired without a person, so that invalid rows do not end the check. */
  readonly canRepair?: boolean;
  /** Whether what is probable of the columns counts until the person says otherwise. */
  readonly takesPresets?: boolean;
}

export interface CheckRosterContext {
  readonly input: Required<CheckRosterInput>;
  /** Decisions of which one is another layout, until the file is read with it. */
  readonly pending: readonly Decision[];
  readonly question: ReadingQuestion | null;
  /** The rows that are being judged. */
  readonly unjudged: Decided | null;
  readonly review: Review | null;
  /** Why the file cannot be read, in words. */
  readonly problem: string | null;
}

export function startOf(input: CheckRosterInput): CheckRosterContext {
  return {
    input: {
      decisions: [],
      remembered: {},
      sports: [],
      offered: [],
      canAsk: false,
      canRepair: false,
      takesPresets: false,
      ...input,
    },
    pending: [],
    question: null,
    unjudged: null,
    review: null,
    problem: null,
  };
}

/** The decisions with which the file is opened. Under another layout than that of before, columns and rows start afresh. */
function opening({ input, pending, review }: CheckRosterContext): readonly Decision[] {
  const before = review?.now.decisions.filter(({ kind }) => kind === 'layout') ?? input.decisions;
  return [...before, ...pending];
}

export function layoutOf(context: CheckRosterContext): ReadingChoice {
  return answersOf(opening(context)).layout;
}

export function withSource(context: CheckRosterContext, source: ImportSource): Partial<CheckRosterContext> {
  const decisions = opening(context);
  return { pending: [], unjudged: decide(editedBy(source, decisions), decisions, context.input) };
}

/** The rows with other columns. */
export function withColumns({ review, input }: CheckRosterContext, made: readonly Decision[]): Decided {
  const { source, decisions } = required(review).now;
  return decide(editedBy(source, made), [...decisions, ...made], input);
}

/** @param source with the edits of the decisions */
function decide(
  source: ImportSource,
  decisions: readonly Decision[],
  input: Required<CheckRosterInput>,
): Decided {
  const said = answersOf(decisions);
  const sure = matchColumns(source, said, input);
  const match = input.takesPresets ? matchProbably(sure, source, said, input) : sure;
  return { source, decisions, match, isProbable: match !== sure, emptiesOpen: input.canAsk };
}

/** The answers for the agency's next file. */
export function acceptedBy({ input, review }: CheckRosterContext): Answers {
  const { source, match, decisions } = required(review).now;
  const accepted = input.takesPresets ? acceptedColumns(match) : {};
  return answersToKeep(source, mergeAnswers(accepted, answersOf(decisions)));
}

/** Whether a person has something to look at, or a repair may help. */
export function needsLook(
  { input, unjudged, review }: CheckRosterContext,
  rows: readonly JudgedRow[],
): boolean {
  const { source, match, isProbable } = required(unjudged);
  const { problems, unknown } = match;
  const isDoubtful = (row: JudgedRow) => row.problems.length + row.warnings.length > 0;
  if (!input.canAsk) return input.canRepair && problems.length === 0 && rows.some(isDoubtful);
  const isOpen = isProbable || problems.length + unknown.length + likelyOf(source, match).length > 0;
  // Who said something sees what became of it.
  if (review !== null || isOpen) return true;
  return rows.some((row) => isDoubtful(row) || row.readings.some(isLikely));
}

/** Whether something can be imported. */
export function isUsable({ now: { match, check } }: Review): boolean {
  return match.problems.length === 0 && check.valid.length > 0;
}
