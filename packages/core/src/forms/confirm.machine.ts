import { assign, emit, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { required } from '../machines/required.ts';
import { isUnsupported, repeatableText } from '../wire/api-error.ts';

export type ConfirmEvent<Action> =
  /** Asks for confirmation; again, where what is to be done is changed meanwhile. */
  { type: 'open'; action: Action } | { type: 'confirm' } | { type: 'close' };

/** The action is done: hosts refresh views of it. */
export interface ActionDone<Action> {
  readonly type: 'done';
  readonly action: Action;
}

export interface ConfirmContext<Action> {
  readonly action: Action | null;
  /** Why the last attempt failed; the action may be done anyway. Null without a failure. */
  readonly problem: string | null;
}

const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/**
 * The chart of an action that needs a confirmation: one question, one call.
 * @param isDone whether a failed call shows that it is done already, by an earlier attempt or another person
 */
export function confirmMachine<Action>(id: string, isDone: (error: unknown, action: Action) => boolean) {
  return setup({
    types: {
      context: {} as ConfirmContext<Action>,
      events: {} as ConfirmEvent<Action>,
      emitted: {} as ActionDone<Action>,
      tags: {} as 'shown' | 'busy',
    },
    actors: { perform: port<void, { readonly action: Action }>('perform') },
    actions: {
      begin: assign((_, { action }: { action: Action }) => ({ action, problem: null })),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ problem: repeatableText(error) })),
      forgetProblem: assign({ problem: null }),
      emitDone: emit(({ context }) => ({ type: 'done', action: required(context.action) })),
    },
    guards: {
      isDone: ({ context }, { error }: { error: unknown }) => isDone(error, required(context.action)),
      isUnsupported: (_, { error }: { error: unknown }) => isUnsupported(error),
    },
  }).createMachine({
    id,
    context: { action: null, problem: null },
    initial: 'closed',
    states: {
      closed: {
        on: { open: { target: 'confirming', actions: { type: 'begin', params: ({ event }) => event } } },
      },
      confirming: {
        tags: 'shown',
        on: {
          open: { actions: { type: 'begin', params: ({ event }) => event } },
          confirm: 'performing',
          close: 'closed',
        },
      },
      performing: {
        tags: ['shown', 'busy'],
        entry: 'forgetProblem',
        invoke: {
          id: 'perform',
          src: 'perform',
          input: ({ context }) => ({ action: required(context.action) }),
          onDone: { target: 'closed', actions: 'emitDone' },
          onError: [
            { guard: { type: 'isDone', params: failure }, target: 'closed', actions: 'emitDone' },
            { guard: { type: 'isUnsupported', params: failure }, target: 'unsupported' },
            { target: 'confirming', actions: { type: 'keepFailure', params: failure } },
          ],
        },
      },
      unsupported: { tags: 'shown', on: { close: 'closed' } },
    },
  });
}
