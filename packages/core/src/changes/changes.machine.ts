import { assign, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { required } from '../machines/required.ts';
import { ApiError, failureText } from '../wire/api-error.ts';
import type { Planned, SendingEnd } from './difference.ts';

/** The types of one kind of change. */
export interface ChangesTypes {
  /** What the plan is made from. */
  readonly request: unknown;
  readonly plan: Planned;
  readonly end: SendingEnd;
  readonly progress: unknown;
}

export interface ChangesInput<Request> {
  readonly request: Request;
  /** Whether a person can try again. */
  readonly canAsk: boolean;
}

export type ChangesEvent<T extends ChangesTypes> =
  /** Plans anew. */
  | { type: 'changeRequest'; request: T['request'] }
  | { type: 'confirm' }
  /** From the question about removals to the plan. */
  | { type: 'goBack' }
  | { type: 'retry' }
  | { type: 'pause' }
  | { type: 'resume' }
  /** While something is sent. */
  | { type: 'progressed'; progress: T['progress'] }
  /** While something is sent: the first stops after the pending answers, the second at once. */
  | { type: 'cancel' };

export interface ChangesContext<T extends ChangesTypes> extends ChangesInput<T['request']> {
  readonly plan: T['plan'] | null;
  readonly progress: T['progress'] | null;
  readonly end: T['end'] | null;
  /** The problem in words; `error` is the thrown value. */
  readonly problem: string | null;
  readonly error: unknown;
}

const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const keepError = { type: 'keepError' as const, params: failure };

/** The chart of everything that changes many athletes: a plan, a question, the sending, its end. */
export function changesMachine<T extends ChangesTypes>(id: string) {
  const planned = ({ event }: { event: { output: T['plan'] } }) => ({ plan: event.output });
  const ended = ({ event }: { event: { output: T['end'] } }) => ({ end: event.output });
  const keepPlan = { type: 'keepPlan' as const, params: planned };
  const keepEnd = { type: 'keepEnd' as const, params: ended };
  const hasQuestion =
    (question: Planned['question']) =>
    (_: unknown, { plan }: { plan: T['plan'] }) =>
      plan.question === question;
  return setup({
    types: {
      context: {} as ChangesContext<T>,
      events: {} as ChangesEvent<T>,
      input: {} as ChangesInput<T['request']>,
      tags: {} as 'busy',
    },
    actors: {
      plan: port<T['plan'], { readonly request: T['request'] }>('plan'),
      /** Ends at once when it is aborted. */
      send: port<T['end'], { readonly plan: T['plan'] }>('send'),
      /** Stops the sending after the pending answers. */
      askToStop: port<void>('askToStop'),
      /** Holds back new requests until it is aborted. */
      hold: port<void>('hold'),
    },
    actions: {
      keepRequest: assign((_, { request }: { request: T['request'] }) => ({ request })),
      keepPlan: assign((_, { plan }: { plan: T['plan'] }) => ({ plan, problem: null, error: null })),
      keepProgress: assign((_, { progress }: { progress: T['progress'] }) => ({ progress })),
      keepEnd: assign((_, { end }: { end: T['end'] }) => ({ end, problem: end.problem })),
      keepError: assign((_, { error }: { error: unknown }) => ({
        problem: error instanceof Error ? error.message : failureText(error),
        error,
      })),
    },
    guards: {
      needsNothing: hasQuestion('nothing'),
      isUnsupported: hasQuestion('unsupported'),
      needsNoWord: hasQuestion('none'),
      removes: ({ context }) => required(context.plan).question === 'askTwice',
      isWorthAnotherTry: ({ context }, { error }: { error: unknown }) =>
        context.canAsk && error instanceof ApiError && error.kind === 'unreachable',
      wasStopped: (_, { end }: { end: T['end'] }) => end.ending === 'stopped',
      wasCutOff: (_, { end }: { end: T['end'] }) => end.ending === 'unreachable',
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      ...input,
      plan: null,
      progress: null,
      end: null,
      problem: null,
      error: null,
    }),
    initial: 'planning',
    states: {
      planning: {
        tags: 'busy',
        on: { cancel: 'cancelled' },
        invoke: {
          id: 'plan',
          src: 'plan',
          input: ({ context: { request } }) => ({ request }),
          onDone: [
            {
              guard: { type: 'needsNothing', params: planned },
              target: 'nothing',
              actions: keepPlan,
            },
            {
              guard: { type: 'isUnsupported', params: planned },
              target: 'unsupported',
              actions: keepPlan,
            },
            {
              guard: { type: 'needsNoWord', params: planned },
              target: 'sending',
              actions: keepPlan,
            },
            { target: 'asking', actions: keepPlan },
          ],
          onError: [
            {
              guard: { type: 'isWorthAnotherTry', params: failure },
              target: 'outOfReach',
              actions: keepError,
            },
            { target: 'failed', actions: keepError },
          ],
        },
      },
      outOfReach: { on: { retry: 'planning', cancel: 'cancelled' } },
      /** The plan is shown. */
      asking: {
        on: {
          changeRequest: {
            target: 'planning',
            actions: { type: 'keepRequest', params: ({ event }) => event },
          },
          confirm: [{ guard: 'removes', target: 'askingRemoval' }, { target: 'sending' }],
          cancel: 'cancelled',
        },
      },
      /** Athletes will be removed, after a second confirmation. */
      askingRemoval: { on: { confirm: 'sending', goBack: 'asking', cancel: 'cancelled' } },
      sending: {
        tags: 'busy',
        on: { progressed: { actions: { type: 'keepProgress', params: ({ event }) => event } } },
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { plan } }) => ({ plan: required(plan) }),
          onDone: [
            {
              guard: { type: 'wasStopped', params: ended },
              target: 'stopped',
              actions: keepEnd,
            },
            {
              guard: { type: 'wasCutOff', params: ended },
              target: 'unreachable',
              actions: keepEnd,
            },
            { target: 'ended', actions: keepEnd },
          ],
          onError: { target: 'failed', actions: keepError },
        },
        initial: 'running',
        states: {
          running: { on: { pause: 'paused', cancel: 'stopping' } },
          paused: { invoke: { id: 'hold', src: 'hold' }, on: { resume: 'running', cancel: 'stopping' } },
          stopping: {
            invoke: { id: 'askToStop', src: 'askToStop' },
            on: { cancel: `#${id}.stopped` },
          },
        },
      },
      /** There is nothing to do. */
      nothing: { type: 'final' },
      /** The service cannot do it. */
      unsupported: { type: 'final' },
      cancelled: { type: 'final' },
      /** The service or the journal refused, in `problem`; a part may be done, and the journal has it. */
      failed: { type: 'final' },
      /** Everything has its outcome. */
      ended: { type: 'final' },
      /** The service did not respond: the same again sends the rest. */
      unreachable: { type: 'final' },
      /** Cancelled: the same again sends the rest. `end` is null where answers were not awaited. */
      stopped: { type: 'final' },
    },
  });
}
