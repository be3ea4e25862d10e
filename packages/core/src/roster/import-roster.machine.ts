import { assign, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { ApiError, failureText } from '../wire/api-error.ts';
import type { ImportCheck } from './checking/check-rows.ts';
import { type ImportPlan, noOptions } from './checking/plan-import.ts';
import type { CheckInput, CompareInput, ImportRosterInput, SendInput } from './import-input.ts';
import { type ColumnMatch, matchColumns } from './matching/match-columns.ts';
import type { ImportSource } from './reading/import-source.ts';
import type { SendingEnd } from './sending/row-outcome.ts';

type Chosen = Readonly<Record<string, string>>;

type ImportRosterEvent =
  /** All of the person's word on columns; what nobody knows may stay unknown. */
  | { type: 'mapColumns'; chosen: Chosen }
  | { type: 'confirm' }
  | { type: 'retry' }
  /** While rows are sent: first ends them after the answers that are due, then at once. */
  | { type: 'cancel' };

interface ImportRosterContext {
  readonly input: Required<ImportRosterInput>;
  readonly source: ImportSource | null;
  readonly match: ColumnMatch | null;
  readonly check: ImportCheck | null;
  readonly plan: ImportPlan | null;
  readonly end: SendingEnd | null;
  /** What went wrong, in words; `error` is what was thrown. */
  readonly problem: string | null;
  readonly error: unknown;
}

const openSource = port<ImportSource>('openSource');
/** Validates all rows. */
const checkSource = port<ImportCheck, CheckInput>('checkSource');
/** Lists the agency's athletes, opens the journal, and decides what becomes of each row. */
const compare = port<ImportPlan, CompareInput>('compare');
/** Sends the rows that the plan says. Ends at once when it is aborted. */
const sendPlanned = port<SendingEnd, SendInput>('sendPlanned');
/** Asks the sending to end after the answers that are due. */
const askToStop = port<void>('askToStop');

const opened = ({ event }: { event: { output: ImportSource } }) => ({ source: event.output });
const mapped = ({ event }: { event: { chosen: Chosen } }) => ({ chosen: event.chosen });
const checked = ({ event }: { event: { output: ImportCheck } }) => ({ check: event.output });
const planned = ({ event }: { event: { output: ImportPlan } }) => ({ plan: event.output });
const ended = ({ event }: { event: { output: SendingEnd } }) => ({ end: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** What an earlier state kept. */
export function required<T>(value: T | null): T {
  if (value === null) throw new Error('The import is not that far');
  return value;
}

/** A roster from a file into an agency: nothing is sent before every row is valid and a person has seen the plan. */
export const importRosterMachine = setup({
  types: {
    context: {} as ImportRosterContext,
    events: {} as ImportRosterEvent,
    input: {} as ImportRosterInput,
    tags: {} as 'busy' | 'asking',
  },
  actors: { openSource, checkSource, compare, sendPlanned, askToStop },
  actions: {
    keepSource: assign(({ context }, { source }: { source: ImportSource }) => ({
      source,
      match: matchColumns(source, context.input.chosen),
    })),
    mapAgain: assign(({ context }, { chosen }: { chosen: Chosen }) => ({
      match: matchColumns(required(context.source), { ...context.input.chosen, ...chosen }),
    })),
    keepCheck: assign((_, { check }: { check: ImportCheck }) => ({ check })),
    keepPlan: assign((_, { plan }: { plan: ImportPlan }) => ({ plan, problem: null, error: null })),
    keepEnd: assign((_, { end }: { end: SendingEnd }) => ({ end, problem: end.problem })),
    keepError: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : failureText(error),
      error,
    })),
  },
  guards: {
    isClear: ({ context: { input } }, { source }: { source: ImportSource }) => {
      const { problems, unknown } = matchColumns(source, input.chosen);
      return problems.length === 0 && (unknown.length === 0 || !input.canAsk);
    },
    canAsk: ({ context }) => context.input.canAsk,
    fits: ({ context: { source, input } }, { chosen }: { chosen: Chosen }) =>
      matchColumns(required(source), { ...input.chosen, ...chosen }).problems.length === 0,
    isInvalid: (_, { check }: { check: ImportCheck }) => check.invalid.length > 0,
    isCheckOnly: ({ context }) => context.input.checkOnly,
    needsNoWord: ({ context }, { plan }: { plan: ImportPlan }) =>
      context.input.sure || plan.counts.send + plan.counts.again + plan.counts.update === 0,
    isWorthAnotherTry: ({ context }, { error }: { error: unknown }) =>
      context.input.canAsk && error instanceof ApiError && error.kind === 'unreachable',
    wasStopped: (_, { end }: { end: SendingEnd }) => end.ending === 'stopped',
    wasCutOff: (_, { end }: { end: SendingEnd }) => end.ending === 'unreachable',
  },
}).createMachine({
  id: 'importRoster',
  context: ({ input }) => ({
    input: { chosen: {}, checkOnly: false, sure: false, canAsk: false, options: noOptions, ...input },
    source: null,
    match: null,
    check: null,
    plan: null,
    end: null,
    problem: null,
    error: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      on: { cancel: 'cancelled' },
      invoke: {
        id: 'openSource',
        src: 'openSource',
        onDone: [
          {
            guard: { type: 'isClear', params: opened },
            target: 'checking',
            actions: { type: 'keepSource', params: opened },
          },
          { guard: 'canAsk', target: 'mapping', actions: { type: 'keepSource', params: opened } },
          { target: 'unfit', actions: { type: 'keepSource', params: opened } },
        ],
        onError: { target: 'unreadable', actions: { type: 'keepError', params: failure } },
      },
    },
    /** A person says which column is which. */
    mapping: {
      tags: 'asking',
      on: {
        mapColumns: [
          {
            guard: { type: 'fits', params: mapped },
            target: 'checking',
            actions: { type: 'mapAgain', params: mapped },
          },
          { actions: { type: 'mapAgain', params: mapped } },
        ],
        cancel: 'cancelled',
      },
    },
    checking: {
      tags: 'busy',
      on: { cancel: 'cancelled' },
      invoke: {
        id: 'checkSource',
        src: 'checkSource',
        input: ({ context: { source, match } }) => ({ source: required(source), match: required(match) }),
        onDone: [
          {
            guard: { type: 'isInvalid', params: checked },
            target: 'invalid',
            actions: { type: 'keepCheck', params: checked },
          },
          { guard: 'isCheckOnly', target: 'valid', actions: { type: 'keepCheck', params: checked } },
          { target: 'comparing', actions: { type: 'keepCheck', params: checked } },
        ],
        onError: { target: 'unreadable', actions: { type: 'keepError', params: failure } },
      },
    },
    comparing: {
      tags: 'busy',
      on: { cancel: 'cancelled' },
      invoke: {
        id: 'compare',
        src: 'compare',
        input: ({ context: { check, match, input } }) => ({
          check: required(check),
          match: required(match),
          options: input.options,
        }),
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
    outOfReach: { tags: 'asking', on: { retry: 'comparing', cancel: 'cancelled' } },
    /** The plan is shown. */
    confirming: { tags: 'asking', on: { confirm: 'sending', cancel: 'cancelled' } },
    /** Rows are sent as the plan says; a first `cancel` waits for the answers that are due, a second for none. */
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendPlanned',
        src: 'sendPlanned',
        input: ({ context: { plan } }) => ({ plan: required(plan) }),
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
        running: { on: { cancel: 'stopping' } },
        stopping: {
          invoke: { id: 'askToStop', src: 'askToStop' },
          on: { cancel: '#importRoster.interrupted' },
        },
      },
    },
    /** No such file, or no rows in it: `problem` says why. */
    unreadable: { type: 'final' },
    /** Columns are missing or double, and there is nobody to ask: `match.problems`. */
    unfit: { type: 'final' },
    /** Some rows are no athletes: `check.problems`. Nothing was sent. */
    invalid: { type: 'final' },
    valid: { type: 'final' },
    cancelled: { type: 'final' },
    /** The service or the journal refused, in `problem`; rows may have been sent, and the journal has them. */
    failed: { type: 'final' },
    /** Every row has its outcome: `end.counts`. */
    reported: { type: 'final' },
    /** The service stayed away: the same import again sends the rest. */
    stalled: { type: 'final' },
    /** A person ended it: the same import again sends the rest. `end` is null where answers were not waited for. */
    interrupted: { type: 'final' },
  },
});
