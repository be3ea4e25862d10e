import { assign, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { required } from '../machines/required.ts';
import { ApiError, failureText } from '../wire/api-error.ts';
import type { ImportCheck } from './checking/check-rows.ts';
import { type ImportPlan, noOptions, type PlanOptions } from './checking/plan-import.ts';
import type { RowOutcome, SendingEnd } from './journal/row-outcome.ts';
import type { ColumnMatch } from './matching/match-columns.ts';

export interface ImportRosterInput {
  readonly match: ColumnMatch;
  readonly check: ImportCheck;
  readonly options?: PlanOptions;
  /** Whether a person can try again. */
  readonly canAsk?: boolean;
}

type ImportRosterEvent =
  | { type: 'changeOptions'; options: PlanOptions }
  | { type: 'confirm' }
  /** From the question about removals to the plan. */
  | { type: 'goBack' }
  | { type: 'retry' }
  | { type: 'pause' }
  | { type: 'resume' }
  /** While rows are sent: the first stops after the pending answers, the second at once. */
  | { type: 'cancel' };

interface ImportRosterContext extends Required<ImportRosterInput> {
  readonly plan: ImportPlan | null;
  readonly end: SendingEnd | null;
  /** The problem in words; `error` is the thrown value. */
  readonly problem: string | null;
  readonly error: unknown;
}

export interface CompareInput {
  readonly match: ColumnMatch;
  readonly check: ImportCheck;
  readonly options: PlanOptions;
}
export interface SendInput {
  readonly plan: ImportPlan;
  /** Invalid rows, which a person left out. */
  readonly leftOut: readonly RowOutcome[];
}

/** Lists the agency's athletes, opens the journal, and plans each row. */
const compare = port<ImportPlan, CompareInput>('compare');
/** Sends the plan. Ends at once when it is aborted. */
const sendPlanned = port<SendingEnd, SendInput>('sendPlanned');
/** Stops the sending after the pending answers. */
const askToStop = port<void>('askToStop');
/** Holds back new requests until it is aborted. */
const hold = port<void>('hold');

const chosen = ({ event }: { event: { options: PlanOptions } }) => ({ options: event.options });
const planned = ({ event }: { event: { output: ImportPlan } }) => ({ plan: event.output });
const ended = ({ event }: { event: { output: SendingEnd } }) => ({ end: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Calls that the plan makes for its rows. */
function toDo({ counts: { send, again, update } }: ImportPlan): number {
  return send + again + update;
}

/** Checked rows into an agency: nothing is sent before a person has seen the plan. */
export const importRosterMachine = setup({
  types: {
    context: {} as ImportRosterContext,
    events: {} as ImportRosterEvent,
    input: {} as ImportRosterInput,
    tags: {} as 'busy',
  },
  actors: { compare, sendPlanned, askToStop, hold },
  actions: {
    keepOptions: assign((_, { options }: { options: PlanOptions }) => ({ options })),
    keepPlan: assign((_, { plan }: { plan: ImportPlan }) => ({ plan, problem: null, error: null })),
    keepEnd: assign((_, { end }: { end: SendingEnd }) => ({ end, problem: end.problem })),
    keepError: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : failureText(error),
      error,
    })),
  },
  guards: {
    /** A person can decide on differing and missing athletes, so the plan is shown. */
    needsNoWord: (_, { plan }: { plan: ImportPlan }) =>
      toDo(plan) === 0 && plan.differing === 0 && plan.missing.length === 0,
    removes: ({ context }) => {
      const { options, canChange, missing } = required(context.plan);
      return options.missing === 'remove' && canChange && missing.length > 0;
    },
    isWorthAnotherTry: ({ context }, { error }: { error: unknown }) =>
      context.canAsk && error instanceof ApiError && error.kind === 'unreachable',
    wasStopped: (_, { end }: { end: SendingEnd }) => end.ending === 'stopped',
    wasCutOff: (_, { end }: { end: SendingEnd }) => end.ending === 'unreachable',
  },
}).createMachine({
  id: 'importRoster',
  context: ({ input }) => ({
    options: noOptions,
    canAsk: false,
    ...input,
    plan: null,
    end: null,
    problem: null,
    error: null,
  }),
  initial: 'comparing',
  states: {
    comparing: {
      tags: 'busy',
      on: { cancel: 'cancelled' },
      invoke: {
        id: 'compare',
        src: 'compare',
        input: ({ context: { match, check, options } }) => ({ match, check, options }),
        onDone: [
          {
            guard: { type: 'needsNoWord', params: planned },
            target: 'sending',
            actions: { type: 'keepPlan', params: planned },
          },
          { target: 'confirming', actions: { type: 'keepPlan', params: planned } },
        ],
        onError: [
          {
            guard: { type: 'isWorthAnotherTry', params: failure },
            target: 'outOfReach',
            actions: { type: 'keepError', params: failure },
          },
          { target: 'failed', actions: { type: 'keepError', params: failure } },
        ],
      },
    },
    outOfReach: { on: { retry: 'comparing', cancel: 'cancelled' } },
    /** The plan is shown. */
    confirming: {
      on: {
        changeOptions: { target: 'comparing', actions: { type: 'keepOptions', params: chosen } },
        confirm: [{ guard: 'removes', target: 'confirmingRemoval' }, { target: 'sending' }],
        cancel: 'cancelled',
      },
    },
    /** Athletes missing in the file will be removed, after a second confirmation. */
    confirmingRemoval: { on: { confirm: 'sending', goBack: 'confirming', cancel: 'cancelled' } },
    /** The plan is carried out; a first `cancel` waits for the pending answers, a second does not. */
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendPlanned',
        src: 'sendPlanned',
        input: ({ context: { plan, check } }) => ({ plan: required(plan), leftOut: check.invalid }),
        onDone: [
          {
            guard: { type: 'wasStopped', params: ended },
            target: 'interrupted',
            actions: { type: 'keepEnd', params: ended },
          },
          {
            guard: { type: 'wasCutOff', params: ended },
            target: 'stalled',
            actions: { type: 'keepEnd', params: ended },
          },
          { target: 'reported', actions: { type: 'keepEnd', params: ended } },
        ],
        onError: { target: 'failed', actions: { type: 'keepError', params: failure } },
      },
      initial: 'running',
      states: {
        running: { on: { pause: 'paused', cancel: 'stopping' } },
        paused: { invoke: { id: 'hold', src: 'hold' }, on: { resume: 'running', cancel: 'stopping' } },
        stopping: {
          invoke: { id: 'askToStop', src: 'askToStop' },
          on: { cancel: '#importRoster.interrupted' },
        },
      },
    },
    cancelled: { type: 'final' },
    /** The service or the journal refused, in `problem`; rows may have been sent, and the journal has them. */
    failed: { type: 'final' },
    /** Every row has its outcome: `end.counts`. */
    reported: { type: 'final' },
    /** The service stayed away: the same import again sends the rest. */
    stalled: { type: 'final' },
    /** Cancelled: the same import again sends the rest. `end` is null where answers were not awaited. */
    interrupted: { type: 'final' },
  },
});
