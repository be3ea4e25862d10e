import { assign, fromPromise, setup } from 'xstate';
import { ApiError, failureText } from '../api/api-error.ts';
import { type ColumnMatch, matchColumns } from './athlete-columns.ts';
import type { ImportCheck } from './import-check.ts';
import type { CheckInput, CompareInput, ImportAthletesInput, SendInput } from './import-input.ts';
import type { SendingEnd } from './import-outcome.ts';
import type { ImportPlan } from './import-plan.ts';
import type { ImportSource } from './import-source.ts';

export type ImportAthletesEvent =
  /** All of the person's word on columns; what nobody knows may stay unknown. */
  | { type: 'mapColumns'; chosen: Readonly<Record<string, string>> }
  | { type: 'confirm' }
  | { type: 'retry' }
  /** While rows are sent: first ends them after the answers that are due, then at once. */
  | { type: 'cancel' };

interface ImportAthletesContext {
  readonly input: Required<ImportAthletesInput>;
  readonly source: ImportSource | null;
  readonly match: ColumnMatch | null;
  readonly check: ImportCheck | null;
  readonly plan: ImportPlan | null;
  readonly end: SendingEnd | null;
  /** What went wrong, in words; `error` is what was thrown. */
  readonly problem: string | null;
  readonly error: unknown;
}

const openSource = fromPromise<ImportSource>(async () => {
  throw new Error('openSource is not provided');
});
/** Reads all rows once. */
const checkSource = fromPromise<ImportCheck, CheckInput>(async () => {
  throw new Error('checkSource is not provided');
});
/** Lists the agency's athletes, opens the journal, and decides what becomes of each row. */
const compare = fromPromise<ImportPlan, CompareInput>(async () => {
  throw new Error('compare is not provided');
});
/** Reads all rows again, and sends those that the plan says. Ends at once when it is aborted. */
const sendPlanned = fromPromise<SendingEnd, SendInput>(async () => {
  throw new Error('sendPlanned is not provided');
});
/** Asks the sending to end after the answers that are due. */
const askToStop = fromPromise<void>(async () => {
  throw new Error('askToStop is not provided');
});

/** A roster from a file into an agency: nothing is sent before every row is valid and a person has seen the plan. */
export const importAthletesMachine = setup({
  types: {
    context: {} as ImportAthletesContext,
    events: {} as ImportAthletesEvent,
    input: {} as ImportAthletesInput,
    tags: {} as 'busy' | 'asking',
  },
  actors: { openSource, checkSource, compare, sendPlanned, askToStop },
  actions: {
    keepSource: assign(({ context }, { source }: { source: ImportSource }) => ({
      source,
      match: matchColumns(source.header, context.input.chosen),
    })),
    mapAgain: assign(({ context }, { chosen }: { chosen: Readonly<Record<string, string>> }) => ({
      match: matchColumns(context.source?.header ?? [], { ...context.input.chosen, ...chosen }),
    })),
    keepCheck: assign((_, { check }: { check: ImportCheck }) => ({ check })),
    keepPlan: assign((_, { plan }: { plan: ImportPlan }) => ({ plan, problem: null, error: null })),
    keepEnd: assign((_, { end }: { end: SendingEnd }) => ({ end, problem: end.problem })),
    keepError: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error), error })),
  },
  guards: {
    isClear: ({ context: { input } }, { header }: { header: readonly string[] }) => {
      const { problems, unknown } = matchColumns(header, input.chosen);
      return problems.length === 0 && (unknown.length === 0 || !input.canAsk);
    },
    canAsk: ({ context }) => context.input.canAsk,
    fits: ({ context }, { chosen }: { chosen: Readonly<Record<string, string>> }) =>
      matchColumns(context.source?.header ?? [], { ...context.input.chosen, ...chosen }).problems.length ===
      0,
    isInvalid: (_, { check }: { check: ImportCheck }) => check.invalidRows > 0,
    isCheckOnly: ({ context }) => context.input.checkOnly,
    needsNoWord: ({ context }, { plan }: { plan: ImportPlan }) =>
      context.input.sure || plan.counts.send + plan.counts.again === 0,
    isWorthAnotherTry: ({ context }, { error }: { error: unknown }) =>
      context.input.canAsk && error instanceof ApiError && error.kind === 'unreachable',
    wasStopped: (_, { end }: { end: SendingEnd }) => end.ending === 'stopped',
    wasCutOff: (_, { end }: { end: SendingEnd }) => end.ending === 'unreachable',
  },
}).createMachine({
  id: 'importAthletes',
  context: ({ input }) => ({
    input: { chosen: {}, checkOnly: false, sure: false, canAsk: false, duplicates: 'skip', ...input },
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
            guard: { type: 'isClear', params: ({ event }) => ({ header: event.output.header }) },
            target: 'checking',
            actions: { type: 'keepSource', params: ({ event }) => ({ source: event.output }) },
          },
          {
            guard: 'canAsk',
            target: 'mapping',
            actions: { type: 'keepSource', params: ({ event }) => ({ source: event.output }) },
          },
          {
            target: 'unfit',
            actions: { type: 'keepSource', params: ({ event }) => ({ source: event.output }) },
          },
        ],
        onError: { target: 'unreadable', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    /** A person says which column is which. */
    mapping: {
      tags: 'asking',
      on: {
        mapColumns: [
          {
            guard: { type: 'fits', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'mapAgain', params: ({ event }) => event },
          },
          { actions: { type: 'mapAgain', params: ({ event }) => event } },
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
        input: ({ context: { source, match } }) => ({ source: known(source), match: known(match) }),
        onDone: [
          {
            guard: { type: 'isInvalid', params: ({ event }) => ({ check: event.output }) },
            target: 'invalid',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
          {
            guard: 'isCheckOnly',
            target: 'valid',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
          {
            target: 'comparing',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
        ],
        onError: { target: 'unreadable', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    },
    comparing: {
      tags: 'busy',
      on: { cancel: 'cancelled' },
      invoke: {
        id: 'compare',
        src: 'compare',
        input: ({ context: { check, input } }) => ({ check: known(check), duplicates: input.duplicates }),
        onDone: [
          {
            guard: { type: 'needsNoWord', params: ({ event }) => ({ plan: event.output }) },
            target: 'sending',
            actions: { type: 'keepPlan', params: ({ event }) => ({ plan: event.output }) },
          },
          {
            target: 'confirming',
            actions: { type: 'keepPlan', params: ({ event }) => ({ plan: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isWorthAnotherTry', params: ({ event }) => event },
            target: 'outOfReach',
            actions: { type: 'keepError', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
    },
    outOfReach: { tags: 'asking', on: { retry: 'comparing', cancel: 'cancelled' } },
    /** The plan is shown. */
    confirming: { tags: 'asking', on: { confirm: 'sending', cancel: 'cancelled' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendPlanned',
        src: 'sendPlanned',
        input: ({ context: { source, match, check, plan } }) => ({
          source: known(source),
          match: known(match),
          check: known(check),
          plan: known(plan),
        }),
        onDone: [
          {
            guard: { type: 'wasStopped', params: ({ event }) => ({ end: event.output }) },
            target: 'interrupted',
            actions: { type: 'keepEnd', params: ({ event }) => ({ end: event.output }) },
          },
          {
            guard: { type: 'wasCutOff', params: ({ event }) => ({ end: event.output }) },
            target: 'stalled',
            actions: { type: 'keepEnd', params: ({ event }) => ({ end: event.output }) },
          },
          {
            target: 'reported',
            actions: { type: 'keepEnd', params: ({ event }) => ({ end: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
      },
      initial: 'running',
      states: {
        running: { on: { cancel: 'stopping' } },
        stopping: {
          invoke: { id: 'askToStop', src: 'askToStop' },
          on: { cancel: '#importAthletes.interrupted' },
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

function problemOf(error: unknown): string {
  return error instanceof Error && !(error instanceof ApiError) ? error.message : failureText(error);
}

/** What an earlier state kept. */
function known<T>(value: T | null): T {
  if (value === null) throw new Error('The import is not that far');
  return value;
}
