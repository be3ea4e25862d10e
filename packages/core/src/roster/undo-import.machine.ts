import { assign, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { ApiError, failureText } from '../wire/api-error.ts';
import type { UndoEnd, UndoPlan } from './journal/plan-undo.ts';

type UndoImportEvent =
  | { type: 'confirm' }
  | { type: 'retry' }
  /** While it is taken back: first ends it after the answers that are due, then at once. */
  | { type: 'cancel' };

interface UndoImportContext {
  readonly plan: UndoPlan | null;
  readonly end: UndoEnd | null;
  readonly problem: string | null;
  /** What was thrown. */
  readonly error: unknown;
}

/** Compares what the journal says with the agency's list. */
const planUndo = port<UndoPlan>('planUndo');
/** Takes back what the plan says. Ends at once when it is aborted. */
const applyUndo = port<UndoEnd, { readonly plan: UndoPlan }>('applyUndo');
/** Asks it to end after the answers that are due. */
const askToStop = port<void>('askToStop');

const planned = ({ event }: { event: { output: UndoPlan } }) => ({ plan: event.output });
const ended = ({ event }: { event: { output: UndoEnd } }) => ({ end: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Takes the last import back, after a person has seen what that does (rules/import.md#import-undo). */
export const undoImportMachine = setup({
  types: {
    context: {} as UndoImportContext,
    events: {} as UndoImportEvent,
    tags: {} as 'busy',
  },
  actors: { planUndo, applyUndo, askToStop },
  actions: {
    keepPlan: assign((_, { plan }: { plan: UndoPlan }) => ({ plan, problem: null, error: null })),
    keepEnd: assign((_, { end }: { end: UndoEnd }) => ({ end, problem: end.problem })),
    keepError: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : failureText(error),
      error,
    })),
  },
  guards: {
    isEmpty: (_, { plan }: { plan: UndoPlan }) =>
      plan.steps.length + plan.same.length + plan.gone.length === 0,
    isUnsupported: (_, { plan }: { plan: UndoPlan }) => !plan.canChange && plan.steps.length > 0,
    needsNoWord: (_, { plan }: { plan: UndoPlan }) => plan.steps.length === 0,
    isOutage: (_, { error }: { error: unknown }) => error instanceof ApiError && error.kind === 'unreachable',
    wasStopped: (_, { end }: { end: UndoEnd }) => end.ending === 'stopped',
    wasCutOff: (_, { end }: { end: UndoEnd }) => end.ending === 'unreachable',
  },
}).createMachine({
  id: 'undoImport',
  context: { plan: null, end: null, problem: null, error: null },
  initial: 'planning',
  states: {
    planning: {
      tags: 'busy',
      on: { cancel: 'cancelled' },
      invoke: {
        id: 'planUndo',
        src: 'planUndo',
        onDone: [
          {
            guard: { type: 'isEmpty', params: planned },
            target: 'nothingToUndo',
            actions: { type: 'keepPlan', params: planned },
          },
          {
            guard: { type: 'isUnsupported', params: planned },
            target: 'unsupported',
            actions: { type: 'keepPlan', params: planned },
          },
          {
            guard: { type: 'needsNoWord', params: planned },
            target: 'undoing',
            actions: { type: 'keepPlan', params: planned },
          },
          { target: 'asking', actions: { type: 'keepPlan', params: planned } },
        ],
        onError: [
          {
            guard: { type: 'isOutage', params: failure },
            target: 'outOfReach',
            actions: { type: 'keepError', params: failure },
          },
          { target: 'failed', actions: { type: 'keepError', params: failure } },
        ],
      },
    },
    outOfReach: { on: { retry: 'planning', cancel: 'cancelled' } },
    /** The plan is shown. */
    asking: { on: { confirm: 'undoing', cancel: 'cancelled' } },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'applyUndo',
        src: 'applyUndo',
        input: ({ context: { plan } }) => {
          if (plan === null) throw new Error('Nothing is planned');
          return { plan };
        },
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
          { target: 'undone', actions: { type: 'keepEnd', params: ended } },
        ],
        onError: { target: 'failed', actions: { type: 'keepError', params: failure } },
      },
      initial: 'running',
      states: {
        running: { on: { cancel: 'stopping' } },
        stopping: {
          invoke: { id: 'askToStop', src: 'askToStop' },
          on: { cancel: '#undoImport.interrupted' },
        },
      },
    },
    /** The import did nothing, was undone already, or everything that it did was changed since. */
    nothingToUndo: { type: 'final' },
    /** The service cannot change athletes. */
    unsupported: { type: 'final' },
    /** `end.counts` says what was taken back, and what was left alone. */
    undone: { type: 'final' },
    cancelled: { type: 'final' },
    /** The service or the journal refused; some may be taken back, and the same undo again goes on. */
    failed: { type: 'final' },
    /** The service stayed away: the same undo again goes on. */
    stalled: { type: 'final' },
    /** A person ended it: the same undo again goes on. `end` is null where answers were not waited for. */
    interrupted: { type: 'final' },
  },
});
