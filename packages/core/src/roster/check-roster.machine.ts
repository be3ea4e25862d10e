import { assign, emit, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { required } from '../machines/required.ts';
import { failureText } from '../wire/api-error.ts';
import {
  acceptedBy,
  type CheckRosterContext,
  type CheckRosterInput,
  isUsable,
  needsLook,
  startOf,
  withColumns,
  withSource,
} from './check-roster.context.ts';
import type { JudgedRow } from './checking/judge-row.ts';
import type { Repair } from './checking/repair.ts';
import { continueReview, makeRepair, redoRepair, undoRepair } from './checking/review.ts';
import type { ImportSource, RosterReading } from './import-source.ts';
import type { Chosen, ColumnMatch } from './matching/match-columns.ts';
import type { ReadingChoice } from './reading-choice.ts';

type CheckRosterEvent =
  /** Answers the question, or overrules a reading, which starts the columns and rows afresh. */
  | { type: 'chooseReading'; choice: ReadingChoice }
  /** The complete column mapping, where unmatched columns may stay unmapped, and the values of all rows. */
  | { type: 'mapColumns'; chosen: Chosen }
  | { type: 'repair'; repair: Repair }
  /** Takes back the last repair or mapping. */
  | { type: 'undoRepair' }
  | { type: 'redoRepair' }
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
const mapped = ({ event }: { event: { chosen: Chosen } }) => ({ chosen: event.chosen });
const made = ({ event }: { event: { repair: Repair } }) => ({ repair: event.repair });
const judged = ({ event }: { event: { output: Judged } }) => ({ rows: event.output });
const overruled = ({ event }: { event: { choice: ReadingChoice } }) => ({ choice: event.choice });
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

const keepOpened = { type: 'keepOpened' as const, params: opened };
const keepJudged = { type: 'keepJudged' as const, params: judged };
const keepProblem = { type: 'keepProblem' as const, params: failure };
const read = { target: 'opening', actions: { type: 'overrule' as const, params: overruled } } as const;
const map = { target: 'checking', actions: { type: 'mapColumns' as const, params: mapped } } as const;
const repairs = {
  repair: { actions: { type: 'repair' as const, params: made } },
  undoRepair: { actions: 'undo' as const },
  redoRepair: { actions: 'redo' as const },
};

/** A roster from a file to rows that are judged, and repaired where a person can (rules/import.md#checked-first). */
export const checkRosterMachine = setup({
  types: {
    context: {} as CheckRosterContext,
    events: {} as CheckRosterEvent,
    /** The host keeps it for the agency's next file. */
    emitted: {} as { type: 'decided'; source: ImportSource; chosen: Chosen },
    input: {} as CheckRosterInput,
    tags: {} as 'busy',
  },
  actors: { openSource, judgeRows },
  actions: {
    overrule: assign(({ context: { overruling } }, { choice }: { choice: ReadingChoice }) => ({
      overruling: { ...overruling, ...choice },
    })),
    dropChoice: assign({ overruling: null }),
    keepOpened: assign(({ context }, { reading }: { reading: RosterReading }) =>
      'question' in reading ? { question: reading.question } : withSource(context, reading.source),
    ),
    mapColumns: assign(({ context }, { chosen }: { chosen: Chosen }) => ({
      unjudged: withColumns(context, chosen),
    })),
    reportDecisions: emit(({ context }) => ({
      type: 'decided' as const,
      source: required(context.review).now.source,
      chosen: acceptedBy(context),
    })),
    keepJudged: assign(({ context: { review, unjudged } }, { rows }: { rows: Judged }) => ({
      review: continueReview(review, required(unjudged), rows),
      unjudged: null,
    })),
    repair: assign(({ context: { review } }, { repair }: { repair: Repair }) => ({
      review: makeRepair(required(review), repair),
    })),
    undo: assign(({ context: { review } }) => ({ review: undoRepair(required(review)) })),
    redo: assign(({ context: { review } }) => ({ review: redoRepair(required(review)) })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : failureText(error),
    })),
  },
  guards: {
    isSource: (_, { reading }: { reading: RosterReading }) => 'source' in reading,
    wasJudged: ({ context }) => context.review !== null,
    canAsk: ({ context }) => context.input.canAsk,
    wasAsked: ({ context }) => context.question !== null,
    needsLook: ({ context }, { rows }: { rows: Judged }) => needsLook(context, rows),
    isUnfit: ({ context: { unjudged } }) => required(unjudged).match.problems.length > 0,
    isInvalid: ({ context: { input } }, { rows }: { rows: Judged }) =>
      rows.some(({ problems }) => problems.some(({ isOpen }) => !isOpen || !input.emptiesOpen)),
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
        input: ({ context: { reading, overruling, input } }) => ({
          choice: { ...reading, ...overruling },
          canAsk: input.canAsk,
        }),
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
    misread: { on: { goBack: { target: 'reading', actions: 'dropChoice' } } },
    /** A person chooses the sheet or the encoding. */
    choosing: { on: { chooseReading: read } },
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
      on: { mapColumns: { ...map, guard: 'wasJudged', reenter: true } },
    },
    /** A person looks at how the file was read: its layout, columns and rows. */
    reading: {
      on: {
        ...repairs,
        mapColumns: map,
        chooseReading: read,
        proceed: { guard: 'isUsable', target: 'checked', actions: 'reportDecisions' },
        goBack: { guard: 'wasAsked', target: 'choosing' },
      },
    },
    /** The athletes of `review.check` can be compared and sent; its invalid rows are left out, or repaired afterwards. */
    checked: { on: { ...repairs, goBack: { guard: 'canAsk', target: 'reading' } } },
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
