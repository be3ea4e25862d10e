import { assertEvent, assign, setup } from 'xstate';
import { identityFailureText, revealsAccount } from '../identity/identity-code.ts';
import { port } from '../machines/port.ts';

export type ForgotPasswordEvent = { type: 'submit'; email: string };

/** The same whether or not the account exists (rules.md#forgot-password). */
export const resetSent =
  'If there is an account with this email, a message with a link to a new password is on its way.';

const sendReset = port<void, { readonly email: string }>('sendReset');

/** The form that requests a reset email (rules.md#forgot-password). */
export const forgotPasswordMachine = setup({
  types: {
    /** `problem` is the text of the banner. */
    context: {} as { readonly problem: string | null },
    events: {} as ForgotPasswordEvent,
    tags: {} as 'busy',
  },
  actors: { sendReset },
  actions: {
    keepProblem: assign((_, { problem }: { problem: string }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    revealsAccount: (_, { error }: { error: unknown }) => revealsAccount(error),
  },
}).createMachine({
  id: 'forgotPassword',
  context: { problem: null },
  initial: 'editing',
  on: { submit: '.submitting' },
  states: {
    editing: {},
    submitting: {
      tags: 'busy',
      on: { submit: {} },
      invoke: {
        id: 'sendReset',
        src: 'sendReset',
        input: ({ event }) => {
          assertEvent(event, 'submit');
          return { email: event.email };
        },
        onDone: 'sent',
        onError: [
          { guard: { type: 'revealsAccount', params: ({ event }) => event }, target: 'sent' },
          {
            target: 'refused',
            actions: {
              type: 'keepProblem',
              params: ({ event }) => ({ problem: identityFailureText(event.error) }),
            },
          },
        ],
      },
    },
    sent: {},
    refused: { exit: 'forgetProblem' },
  },
});
