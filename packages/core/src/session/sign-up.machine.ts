import { assertEvent, assign, emit, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { failureText } from '../wire/api-error.ts';
import { type CredentialsInput, mismatch } from './password-input.ts';

export type SignUpEvent = { type: 'submit'; email: string; password: string; confirmation: string };

const signUp = port<void, CredentialsInput>('signUp');

/** The form that creates an account (rules.md#sign-up-page); the form checks its required fields. */
export const signUpMachine = setup({
  types: {
    /** `problem` is the text of the banner. */
    context: {} as { readonly problem: string | null },
    events: {} as SignUpEvent,
    emitted: {} as { type: 'signedUp' },
    tags: {} as 'busy',
  },
  actors: { signUp },
  actions: {
    keepProblem: assign((_, { problem }: { problem: string }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    emitSignedUp: emit({ type: 'signedUp' }),
  },
  guards: {
    differ: (_, { password, confirmation }: SignUpEvent) => password !== confirmation,
  },
}).createMachine({
  id: 'signUp',
  context: { problem: null },
  initial: 'editing',
  on: {
    submit: [
      { guard: { type: 'differ', params: ({ event }) => event }, target: '.mismatched' },
      { target: '.submitting' },
    ],
  },
  states: {
    editing: {},
    mismatched: {
      entry: { type: 'keepProblem', params: { problem: mismatch } },
      exit: 'forgetProblem',
    },
    submitting: {
      tags: 'busy',
      on: { submit: {} },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => {
          assertEvent(event, 'submit');
          return { email: event.email, readPassword: () => event.password };
        },
        onDone: { target: 'signedUp', actions: 'emitSignedUp' },
        onError: {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => ({ problem: failureText(event.error) }) },
        },
      },
    },
    refused: { exit: 'forgetProblem' },
    signedUp: { type: 'final' },
  },
});
