import { assign, emit, setup } from 'xstate';
import type { Offered } from '../athletes/fields/athlete-fields.ts';
import { port } from '../machines/port.ts';
import { required } from '../machines/required.ts';
import { failureText } from '../wire/api-error.ts';
import type { JudgedRow } from './checking/judge-row.ts';
import { editedBy, type Repair, wordsSaid } from './checking/repair.ts';
import { makeRepair, type Review, redoRepair, startReview, undoRepair } from './checking/review.ts';
import type { ImportSource, RosterReading } from './import-source.ts';
import { mergeChosen } from './matching/chosen.ts';
import { type Chosen, type ColumnMatch, matchColumns } from './matching/match-columns.ts';
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
  /** Whether a person can repair cells, so that invalid rows do not end the check. */
  readonly canRepair?: boolean;
  /** Whether cells with open problems are left empty, so that they do not end the check. */
  readonly emptiesOpen?: boolean;
}

type CheckRosterEvent =
  /** Answers the question, or overrules a reading, which starts the columns and rows afresh. */
  | { type: 'chooseReading'; choice: ReadingChoice }
  /** The complete column mapping, where unmatched columns may stay unmapped, and the values of all rows. */
  | { type: 'mapColumns'; chosen: Chosen }
  | { type: 'repair'; repair: Repair }
  | { type: 'undoRepair' }
  | { type: 'redoRepair' }
  /** Leaves out the rows that are still invalid. */
  | { type: 'proceed' }
  /** Back to the previous decision. */
  | { type: 'goBack' }
  | { type: 'cancel' };

/** A state in which a person can choose another reading. */
type Decision = 'choosing' | 'mapping' | 'reviewing';

interface CheckRosterContext {
  readonly input: Required<CheckRosterInput>;
  readonly reading: ReadingChoice;
  /** The choice that overrules what was detected, until the file is read with it, and where it was made. */
  readonly overruling: { readonly choice: ReadingChoice; readonly at: Decision } | null;
  readonly chosen: Chosen;
  readonly question: ReadingQuestion | null;
  readonly source: ImportSource | null;
  readonly match: ColumnMatch | null;
  readonly review: Review | null;
  /** Why the file cannot be read, in words. */
  readonly problem: string | null;
}

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
const chosenAt =
  (at: Decision) =>
  ({ event }: { event: { choice: ReadingChoice } }) => ({ overruling: { choice: event.choice, at } });
const mapped = ({ event }: { event: { chosen: Chosen } }) => ({ chosen: event.chosen });
const made = ({ event }: { event: { repair: Repair } }) => ({ repair: event.repair });
const judged = ({ event }: { event: { output: Judged } }) => ({ rows: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

const keepOpened = { type: 'keepOpened' as const, params: opened };
const keepJudged = { type: 'keepJudged' as const, params: judged };
const keepProblem = { type: 'keepProblem' as const, params: failure };

function matched(context: CheckRosterContext, source: ImportSource, chosen: Chosen): ColumnMatch {
  return matchColumns(source, withSaid(context, mergeChosen(context.input.chosen, chosen)), context.input);
}

function repairsOf({ review, input }: CheckRosterContext): readonly Repair[] {
  return review?.now.repairs ?? input.repairs;
}

/** The decisions with the words of the repairs. */
function withSaid(context: CheckRosterContext, chosen: Chosen): Chosen {
  return mergeChosen(chosen, { words: wordsSaid(repairsOf(context)) });
}

/** Under another reading than that of before, columns and rows start afresh. */
function afresh(context: CheckRosterContext): CheckRosterContext {
  const { input, source, overruling } = context;
  if (overruling === null) return context;
  const read = { ...context, reading: { ...context.reading, ...overruling.choice }, overruling: null };
  if (source === null) return read;
  return { ...read, input: { ...input, chosen: {}, repairs: [] }, chosen: {}, review: null };
}

const reviewed = (review: Review) => ({ review, source: review.now.source, match: review.now.match });

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
    overrule: assign((_, overruled: Pick<CheckRosterContext, 'overruling'>) => overruled),
    dropChoice: assign({ overruling: null }),
    keepOpened: assign(({ context }, { reading }: { reading: RosterReading }) => {
      if ('question' in reading) return { question: reading.question };
      const opened = afresh(context);
      const source = editedBy(reading.source, opened.input.repairs);
      return { ...opened, source, match: matched(opened, source, opened.chosen) };
    }),
    keepColumns: assign(({ context }, { chosen }: { chosen: Chosen }) => ({
      chosen,
      match: matched(context, required(context.source), chosen),
    })),
    reportDecisions: emit(({ context }) => ({
      type: 'decided' as const,
      source: required(context.source),
      chosen: withSaid(context, context.chosen),
    })),
    keepJudged: assign(({ context }, { rows }: { rows: Judged }) => ({
      review: startReview({
        source: required(context.source),
        match: required(context.match),
        judged: rows,
        repairs: repairsOf(context),
        emptiesOpen: context.input.emptiesOpen,
      }),
    })),
    repair: assign(({ context }, { repair }: { repair: Repair }) =>
      reviewed(makeRepair(required(context.review), repair)),
    ),
    undo: assign(({ context }) => reviewed(undoRepair(required(context.review)))),
    redo: assign(({ context }) => reviewed(redoRepair(required(context.review)))),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : failureText(error),
    })),
  },
  guards: {
    isQuestion: ({ context }, { reading }: { reading: RosterReading }) =>
      'question' in reading && context.input.canAsk,
    isUndecided: (_, { reading }: { reading: RosterReading }) => 'question' in reading,
    isMatched: ({ context }, { reading }: { reading: RosterReading }) => {
      if ('question' in reading) return false;
      const opened = afresh(context);
      const { problems, unknown } = matched(opened, reading.source, opened.chosen);
      return problems.length === 0 && (unknown.length === 0 || !context.input.canAsk);
    },
    wasAt: ({ context }, at: Decision) => context.overruling?.at === at,
    wasRead: ({ context }) => context.source !== null,
    canAsk: ({ context }) => context.input.canAsk,
    wasAsked: ({ context }) => context.question !== null,
    isMapped: ({ context }, { chosen }: { chosen: Chosen }) =>
      matched(context, required(context.source), chosen).problems.length === 0,
    needsLook: ({ context: { input } }, { rows }: { rows: Judged }) =>
      input.canRepair && rows.some(({ problems, warnings }) => problems.length > 0 || warnings.length > 0),
    isInvalid: ({ context: { input } }, { rows }: { rows: Judged }) =>
      rows.some(({ problems }) => problems.some(({ isOpen }) => !isOpen || !input.emptiesOpen)),
    canRepair: ({ context }) => context.input.canRepair,
    hasAthletes: ({ context }) => required(context.review).now.check.valid.length > 0,
  },
}).createMachine({
  id: 'checkRoster',
  context: ({ input }) => ({
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
      ...input,
    },
    reading: input.reading ?? {},
    overruling: null,
    chosen: {},
    question: null,
    source: null,
    match: null,
    review: null,
    problem: null,
  }),
  initial: 'opening',
  on: { cancel: '.cancelled' },
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openSource',
        src: 'openSource',
        input: ({ context: { reading, overruling, input } }) => ({
          choice: { ...reading, ...overruling?.choice },
          canAsk: input.canAsk,
        }),
        onDone: [
          {
            guard: { type: 'isMatched', params: opened },
            target: 'checking',
            actions: keepOpened,
          },
          {
            guard: { type: 'isQuestion', params: opened },
            target: 'choosing',
            actions: keepOpened,
          },
          {
            guard: { type: 'isUndecided', params: opened },
            target: 'undecided',
            actions: keepOpened,
          },
          { guard: 'canAsk', target: 'mapping', actions: keepOpened },
          { target: 'unfit', actions: keepOpened },
        ],
        onError: [
          {
            guard: 'wasRead',
            target: 'misread',
            actions: keepProblem,
          },
          { target: 'unreadable', actions: keepProblem },
        ],
      },
    },
    /** The file cannot be read as a person would have it: `problem` says why. */
    misread: {
      on: {
        goBack: [
          { guard: { type: 'wasAt', params: 'reviewing' }, target: 'reviewing', actions: 'dropChoice' },
          { guard: { type: 'wasAt', params: 'choosing' }, target: 'choosing', actions: 'dropChoice' },
          { target: 'mapping', actions: 'dropChoice' },
        ],
      },
    },
    /** A person chooses the sheet or the encoding. */
    choosing: {
      on: {
        chooseReading: { target: 'opening', actions: { type: 'overrule', params: chosenAt('choosing') } },
      },
    },
    /** A person maps the columns. */
    mapping: {
      on: {
        mapColumns: [
          {
            guard: { type: 'isMapped', params: mapped },
            target: 'checking',
            actions: [{ type: 'keepColumns', params: mapped }, 'reportDecisions'],
          },
          { actions: { type: 'keepColumns', params: mapped } },
        ],
        chooseReading: { target: 'opening', actions: { type: 'overrule', params: chosenAt('mapping') } },
        goBack: { guard: 'wasAsked', target: 'choosing' },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'judgeRows',
        src: 'judgeRows',
        input: ({ context: { source, match } }) => ({ source: required(source), match: required(match) }),
        onDone: [
          {
            guard: { type: 'needsLook', params: judged },
            target: 'reviewing',
            actions: keepJudged,
          },
          {
            guard: { type: 'isInvalid', params: judged },
            target: 'invalid',
            actions: keepJudged,
          },
          { target: 'checked', actions: keepJudged },
        ],
        onError: { target: 'unreadable', actions: keepProblem },
      },
    },
    /** A person looks at the rows and repairs them. */
    reviewing: {
      on: {
        repair: { actions: { type: 'repair', params: made } },
        undoRepair: { actions: 'undo' },
        redoRepair: { actions: 'redo' },
        proceed: { guard: 'hasAthletes', target: 'checked', actions: 'reportDecisions' },
        chooseReading: { target: 'opening', actions: { type: 'overrule', params: chosenAt('reviewing') } },
        goBack: 'mapping',
      },
    },
    /** The athletes of `review.check` can be compared and sent; its invalid rows are left out. */
    checked: { on: { goBack: { guard: 'canRepair', target: 'reviewing' } } },
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
