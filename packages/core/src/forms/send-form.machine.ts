import { assertEvent, assign, emit, setup } from 'xstate';
import { port } from '../machines/port.ts';
import type { Problem } from '../wire/problems.ts';
import { incomplete, left, noProblems, refused } from './form.ts';

/** A form of texts that is sent as it is. Entries stay in events, so no snapshot contains a password. */
export interface SendForm<Entered> {
  readonly judge: (entered: Entered) => readonly Problem[];
  /** The problems of a failed request. */
  readonly failure: (error: unknown) => readonly Problem[];
  /** Whether a failure ends the form, as that of a link that was used; by default none does. */
  readonly isOver?: (error: unknown) => boolean;
  /** Whether the host checks something before the first entry. */
  readonly isChecked?: boolean;
}

export type SendFormEvent<Entered> =
  | { type: 'submit'; entered: Entered }
  /** The field was changed and left. */
  | { type: 'leave'; field: string; entered: Entered };

/** A function, because an actor's input is part of the snapshot. */
export interface ToSend<Entered> {
  readonly read: () => Entered;
}

/** The chart of a form that is judged, then sent (rules/forms.md#corrected-fields). */
export function sendFormMachine<Entered>(
  id: string,
  { judge, failure, isOver = () => false, isChecked = false }: SendForm<Entered>,
) {
  type Submit = { readonly entered: Entered };
  type Failure = { readonly error: unknown };
  const over = {
    guard: { type: 'isOver', params: ({ event }: { event: Failure }) => event },
    target: 'over',
    actions: { type: 'keepFailure', params: ({ event }: { event: Failure }) => event },
  } as const;
  return setup({
    types: {
      context: {} as typeof noProblems,
      events: {} as SendFormEvent<Entered>,
      emitted: {} as { type: 'accepted' },
    },
    actors: { check: port<void>('check'), send: port<void, ToSend<Entered>>('send') },
    actions: {
      findProblems: assign(({ context }, { entered }: Submit) => incomplete(context, judge(entered))),
      judgeAgain: assign(({ context }, { field, entered }: Submit & { readonly field: string }) =>
        left(context, field, judge(entered)),
      ),
      keepFailure: assign(({ context }, { error }: Failure) => refused(context, failure(error))),
      forgetProblems: assign({ problems: [] }),
      emitAccepted: emit({ type: 'accepted' }),
    },
    guards: {
      isValid: (_, { entered }: Submit) => judge(entered).length === 0,
      isOver: (_, { error }: Failure) => isOver(error),
    },
  }).createMachine({
    id,
    context: noProblems,
    initial: isChecked ? 'checking' : 'editing',
    on: {
      submit: [
        { guard: { type: 'isValid', params: ({ event }) => event }, target: '.sending' },
        { target: '.editing', actions: { type: 'findProblems', params: ({ event }) => event } },
      ],
    },
    states: {
      /** Without an answer the form is shown. */
      checking: {
        on: { submit: {} },
        invoke: { id: 'check', src: 'check', onDone: 'editing', onError: [over, { target: 'editing' }] },
      },
      editing: {
        on: { leave: { actions: { type: 'judgeAgain', params: ({ event }) => event } } },
      },
      sending: {
        entry: 'forgetProblems',
        on: { submit: {} },
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ event }) => {
            assertEvent(event, 'submit');
            return { read: () => event.entered };
          },
          onDone: { target: 'accepted', actions: 'emitAccepted' },
          onError: [
            over,
            { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event } },
          ],
        },
      },
      accepted: {},
      over: { type: 'final' },
    },
  });
}
