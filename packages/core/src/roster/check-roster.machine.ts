import { assign, emit, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { required } from '../machines/required.ts';
import { failureText } from '../wire/api-error.ts';
import {
  acceptedBy,
  type CheckRosterContext,
  type CheckRosterInput,
  isUsable,
  layoutOf,
  needsLook,
  startOf,
  withColumns,
  withSource,
} from './check-roster.context.ts';
import type { JudgedRow } from './checking/judge-row.ts';
import { continueReview, decideRows, redoDecision, undoDecision } from './checking/review.ts';
import type { Answers, Decision } from './decisions.ts';
import type { ImportSource, RosterReading } from './import-source.ts';
import type { ColumnMatch } from './matching/match-columns.ts';
import type { ReadingChoice } from './reading-choice.ts';

type Made = readonly Decision[];

type CheckRosterEvent =
  /** One step of the history. Another layout answers the question, or starts the columns and rows afresh. */
  | { type: 'decide'; decisions: Made }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Leaves out the rows that are still invalid. */
  | { type: 'proceed' }
  /** Back to the previous decision. */
  | { type: 'goBack' }
  | { type: 'cancel' };

export interface OpenInput {
  readonly choice: ReadingChoice;
  readonly canAsk: boolean;
}
export interface JudgeInput {
  readonly source: ImportSource;
  readonly match: ColumnMatch;
}
type Judged = readonly JudgedRow[];

const openSource = port<RosterReading, OpenInput>('openSource');
/** Judges all rows, in their order. */
const judgeRows = port<Judged, JudgeInput>('judgeRows');

const opened = ({ event }: { event: { output: RosterReading } }) => ({ reading: event.output });
const made = ({ event }: { event: { decisions: Made } }) => ({ made: event.decisions });
const judged = ({ event }: { event: { output: Judged } }) => ({ rows: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

const isLayout = ({ kind }: Decision) => kind === 'layout';
const isOfColumns = ({ kind }: Decision) => kind === 'column' || kind === 'all';

const keepOpened = { type: 'keepOpened' as const, params: opened };
const keepJudged = { type: 'keepJudged' as const, params: judged };
const keepProblem = { type: 'keepProblem' as const, params: failure };
const read = {
  guard: { type: 'hasLayout' as const, params: made },
  target: 'opening',
  actions: { type: 'keepPending' as const, params: made },
} as const;
const map = { target: 'checking', actions: { type: 'decideColumns' as const, params: made } } as const;
const decideRowsOf = {
  guard: { type: 'isOfRows' as const, params: made },
  actions: { type: 'decideRows' as const, params: made },
};
const steps = { undo: { actions: 'undo' as const }, redo: { actions: 'redo' as const } };

/** A roster from a file to rows that are judged, and repaired where a person can (rules/import.md#checked-first). */
export const checkRosterMachine = setup({
  types: {
    context: {} as CheckRosterContext,
    events: {} as CheckRosterEvent,
    /** The host keeps it for the agency's next file. */
    emitted: {} as { type: 'decided'; answers: Answers },
    input: {} as CheckRosterInput,
    tags: {} as 'busy',
  },
  actors: { openSource, judgeRows },
  actions: {
    keepPending: assign(({ context: { pending } }, { made }: { made: Made }) => ({
      pending: [...pending, ...made],
    })),
    dropPending: assign({ pending: [] }),
    keepOpened: assign(({ context }, { reading }: { reading: RosterReading }) =>
      'question' in reading ? { question: reading.question } : withSource(context, reading.source),
    ),
    decideColumns: assign(({ context }, { made }: { made: Made }) => ({
      unjudged: withColumns(context, made),
    })),
    reportDecisions: emit(({ context }) => ({
      type: 'decided' as const,
      answers: acceptedBy(context),
    })),
    keepJudged: assign(({ context: { review, unjudged } }, { rows }: { rows: Judged }) => ({
      review: continueReview(review, required(unjudged), rows),
      unjudged: null,
    })),
    decideRows: assign(({ context: { review } }, { made }: { made: Made }) => ({
      review: decideRows(required(review), made),
    })),
    undo: assign(({ context: { review } }) => ({ review: undoDecision(required(review)) })),
    redo: assign(({ context: { review } }) => ({ review: redoDecision(required(review)) })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : failureText(error),
    })),
  },
  guards: {
    isSource: (_, { reading }: { reading: RosterReading }) => 'source' in reading,
    hasLayout: (_, { made }: { made: Made }) => made.some(isLayout),
    isOfRows: (_, { made }: { made: Made }) =>
      made.length > 0 && !made.some((one) => isLayout(one) || isOfColumns(one)),
    hasColumns: (_, { made }: { made: Made }) => made.some(isOfColumns),
    mapsAgain: ({ context: { review } }, { made }: { made: Made }) =>
      review !== null && made.some(isOfColumns),
    wasJudged: ({ context }) => context.review !== null,
    canAsk: ({ context }) => context.input.canAsk,
    wasAsked: ({ context }) => context.question !== null,
    needsLook: ({ context }, { rows }: { rows: Judged }) => needsLook(context, rows),
    isUnfit: ({ context: { unjudged } }) => required(unjudged).match.problems.length > 0,
    isInvalid: (_, { rows }: { rows: Judged }) => rows.some(({ problems }) => problems.length > 0),
    isUsable: ({ context }) => isUsable(required(context.review)),
  },
}).createMachine({
  id: 'checkRoster',
  context: ({ input }) => startOf(input),
  initial: 'opening',
  on: { cancel: '.cancelled' },
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openSource',
        src: 'openSource',
        input: ({ context }) => ({ choice: layoutOf(context), canAsk: context.input.canAsk }),
        onDone: [
          { guard: { type: 'isSource', params: opened }, target: 'checking', actions: keepOpened },
          { guard: 'canAsk', target: 'choosing', actions: keepOpened },
          { target: 'undecided', actions: keepOpened },
        ],
        onError: [
          { guard: 'wasJudged', target: 'misread', actions: keepProblem },
          { target: 'unreadable', actions: keepProblem },
        ],
      },
    },
    /** The file cannot be read as a person would have it: `problem` says why. */
    misread: { on: { goBack: { target: 'reading', actions: 'dropPending' } } },
    /** A person chooses the sheet or the encoding. */
    choosing: { on: { decide: read } },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'judgeRows',
        src: 'judgeRows',
        input: ({ context }) => {
          const { source, match } = required(context.unjudged);
          return { source, match };
        },
        onDone: [
          { guard: { type: 'needsLook', params: judged }, target: 'reading', actions: keepJudged },
          { guard: 'isUnfit', target: 'unfit', actions: keepJudged },
          { guard: { type: 'isInvalid', params: judged }, target: 'invalid', actions: keepJudged },
          { target: 'checked', actions: keepJudged },
        ],
        onError: { target: 'unreadable', actions: keepProblem },
      },
      // Another column may be mapped while the last mapping is judged.
      on: { decide: { ...map, guard: { type: 'mapsAgain', params: made }, reenter: true } },
    },
    /** A person looks at how the file was read: its layout, columns and rows. */
    reading: {
      on: {
        ...steps,
        decide: [read, { ...map, guard: { type: 'hasColumns', params: made } }, decideRowsOf],
        proceed: { guard: 'isUsable', target: 'checked', actions: 'reportDecisions' },
        goBack: { guard: 'wasAsked', target: 'choosing' },
      },
    },
    /** The athletes of `review.check` can be compared and sent; its invalid rows are left out, or repaired afterwards. */
    checked: { on: { ...steps, decide: decideRowsOf, goBack: { guard: 'canAsk', target: 'reading' } } },
    /** No file, or no rows in it: `problem` says why. */
    unreadable: { type: 'final' },
    /** A question about the file, without a person to answer it: `question`. */
    undecided: { type: 'final' },
    /** Columns are missing or double, without a person to ask: `match.problems`. */
    unfit: { type: 'final' },
    /** Some rows are invalid, without a person to repair them: `review.check.problems`. */
    invalid: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
