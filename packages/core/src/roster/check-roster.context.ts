import type { Offered } from '../athletes/fields/athlete-fields.ts';
import { required } from '../machines/required.ts';
import { acceptedColumns, matchProbably } from './check-roster.presets.ts';
import type { JudgedRow } from './checking/judge-row.ts';
import { editedBy, type Repair } from './checking/repair.ts';
import { type Decided, type Review, saidBy } from './checking/review.ts';
import type { Sure } from './checking/row-problems.ts';
import type { ImportSource } from './import-source.ts';
import { mergeChosen } from './matching/chosen.ts';
import { type Chosen, matchColumns } from './matching/match-columns.ts';
import type { ReadingChoice, ReadingQuestion } from './reading-choice.ts';

export interface CheckRosterInput {
  readonly reading?: ReadingChoice;
  readonly chosen?: Chosen;
  /** The decisions on the agency's last file. */
  readonly remembered?: Chosen;
  /** The agency's own sports. */
  readonly sports?: readonly string[];
  /** The optional fields of the service. */
  readonly offered?: Offered;
  /** Repairs of earlier visits, in their order. */
  readonly repairs?: readonly Repair[];
  /** Whether a person can answer questions. */
  readonly canAsk?: boolean;
  /** Whether cells can be repaired without a person, so that invalid rows do not end the check. */
  readonly canRepair?: boolean;
  /** Whether cells with open problems are left empty, so that they do not end the check; as a person sees. */
  readonly emptiesOpen?: boolean;
  /** Whether what is probable of the columns counts until the person says otherwise. */
  readonly takesPresets?: boolean;
}

export interface CheckRosterContext {
  readonly input: Required<CheckRosterInput>;
  readonly reading: ReadingChoice;
  /** The choice that overrules what was detected, until the file is read with it. */
  readonly overruling: ReadingChoice | null;
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
      reading: {},
      chosen: {},
      remembered: {},
      sports: [],
      offered: [],
      repairs: [],
      canAsk: false,
      canRepair: false,
      emptiesOpen: input.canAsk ?? false,
      takesPresets: false,
      ...input,
    },
    reading: input.reading ?? {},
    overruling: null,
    question: null,
    unjudged: null,
    review: null,
    problem: null,
  };
}

/** The file as it was opened. Under another reading than that of before, columns and rows start afresh. */
export function withSource(context: CheckRosterContext, source: ImportSource): Partial<CheckRosterContext> {
  const { input, reading, overruling, review } = context;
  const { chosen, repairs } = review === null ? input : { chosen: {}, repairs: [] };
  return {
    reading: { ...reading, ...overruling },
    overruling: null,
    review: null,
    unjudged: decide({ source: editedBy(source, repairs), chosen, repairs }, input),
  };
}

export function withColumns({ review, input }: CheckRosterContext, chosen: Chosen): Decided {
  return decide({ ...required(review).now, chosen }, input);
}

/** @param said the decisions; the repairs are already in the source */
function decide(
  said: Pick<Decided, 'source' | 'chosen' | 'repairs'>,
  input: Required<CheckRosterInput>,
): Decided {
  const [{ source, chosen, repairs }, all] = [said, saidBy(said)];
  const sure = matchColumns(source, all, input);
  const match = input.takesPresets ? matchProbably(sure, source, all, input) : sure;
  return { source, chosen, repairs, match, isProbable: match !== sure, emptiesOpen: input.emptiesOpen };
}

/** The decisions for the agency's next file. */
export function acceptedBy({ input, review }: CheckRosterContext): Required<Chosen> {
  const { now } = required(review);
  return mergeChosen(input.takesPresets ? acceptedColumns(now.match) : {}, saidBy(now));
}

/** Whether a person has something to look at, or a repair may help. */
export function needsLook(
  { input, unjudged, review }: CheckRosterContext,
  rows: readonly JudgedRow[],
): boolean {
  const { source, match, isProbable } = required(unjudged);
  const { problems, unknown, guesses } = match;
  const isDoubtful = (row: JudgedRow) => row.problems.length + row.warnings.length > 0;
  if (!input.canAsk) return input.canRepair && problems.length === 0 && rows.some(isDoubtful);
  const isLikely = ({ sure }: { readonly sure?: Sure }) => sure === 'likely';
  const isLayoutOpen = source.layout !== undefined && source.layout.length > 0;
  const areColumnsOpen =
    isProbable || problems.length + unknown.length > 0 || [...guesses, ...match.set.values()].some(isLikely);
  if (review !== null || isLayoutOpen || areColumnsOpen) return true;
  return rows.some((row) => isDoubtful(row) || row.readings.some(isLikely));
}

/** Whether something can be imported. */
export function isUsable({ now: { match, check } }: Review): boolean {
  return match.problems.length === 0 && check.valid.length > 0;
}
