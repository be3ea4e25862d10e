import { assign, emit, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { required } from '../machines/required.ts';
import { failureText, isUnsupported } from '../wire/api-error.ts';

export type ConfirmEvent<Deed> =
  /** Asks for confirmation. */
  { type: 'open'; deed: Deed } | { type: 'confirm' } | { type: 'close' };

/** The action is done: hosts refresh views of it. */
export interface DeedDone<Deed> {
  readonly type: 'done';
  readonly deed: Deed;
}

export interface ConfirmContext<Deed> {
  readonly deed: Deed | null;
  /** Why the last attempt failed; the action may be done anyway. Null without a failure. */
  readonly problem: string | null;
}

const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/**
 * The chart of an action that needs a confirmation: one question, one call.
 * @param isDone whether a failed call shows that it is done already, by an earlier attempt or another person
 */
export function confirmMachine<Deed>(id: string, isDone: (error: unknown, deed: Deed) => boolean) {
  return setup({
    types: {
      context: {} as ConfirmContext<Deed>,
      events: {} as ConfirmEvent<Deed>,
      emitted: {} as DeedDone<Deed>,
      tags: {} as 'shown' | 'busy',
    },
    actors: { perform: port<void, { readonly deed: Deed }>('perform') },
    actions: {
      begin: assign((_, { deed }: { deed: Deed }) => ({ deed, problem: null })),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ problem: failureText(error) })),
      forgetProblem: assign({ problem: null }),
      emitDone: emit(({ context }) => ({ type: 'done', deed: required(context.deed) })),
    },
    guards: {
      isDone: ({ context }, { error }: { error: unknown }) => isDone(error, required(context.deed)),
      isUnsupported: (_, { error }: { error: unknown }) => isUnsupported(error),
    },
  }).createMachine({
    id,
    context: { deed: null, problem: null },
    initial: 'closed',
    states: {
      closed: {
        on: { open: { target: 'confirming', actions: { type: 'begin', params: ({ event }) => event } } },
      },
      confirming: {
        tags: 'shown',
        on: { confirm: 'performing', close: 'closed' },
      },
      performing: {
        tags: ['shown', 'busy'],
        entry: 'forgetProblem',
        invoke: {
          id: 'perform',
          src: 'perform',
          input: ({ context }) => ({ deed: required(context.deed) }),
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
