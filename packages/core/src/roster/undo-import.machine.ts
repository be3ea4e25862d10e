import { assign, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { required } from '../machines/required.ts';
import { ApiError, failureText } from '../wire/api-error.ts';
import type { UndoEnd, UndoPlan } from './journal/plan-undo.ts';

type UndoImportEvent =
  | { type: 'confirm' }
  | { type: 'retry' }
  /** While undoing: the first stops after the pending answers, the second at once. */
  | { type: 'cancel' };

interface UndoImportContext {
  readonly plan: UndoPlan | null;
  readonly end: UndoEnd | null;
  readonly problem: string | null;
  /** The thrown value. */
  readonly error: unknown;
}

/** Compares the journal with the agency's list. */
const planUndo = port<UndoPlan>('planUndo');
/** Applies the undo's plan. Ends at once when it is aborted. */
const applyUndo = port<UndoEnd, { readonly plan: UndoPlan }>('applyUndo');
/** Stops after the pending answers. */
const askToStop = port<void>('askToStop');

const planned = ({ event }: { event: { output: UndoPlan } }) => ({ plan: event.output });
const ended = ({ event }: { event: { output: UndoEnd } }) => ({ end: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Undoes the last import, after its plan was shown (rules/import.md#import-undo). */
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
    /** `end.counts` has what was undone, and what was left alone. */
    undone: { type: 'final' },
    cancelled: { type: 'final' },
    /** The service or the journal refused. A part may be undone; the same undo again does the rest. */
    failed: { type: 'final' },
    /** The service stayed away: the same undo again does the rest. */
    stalled: { type: 'final' },
    /** Cancelled: the same undo again does the rest. `end` is null where answers were not awaited. */
    interrupted: { type: 'final' },
  },
});
