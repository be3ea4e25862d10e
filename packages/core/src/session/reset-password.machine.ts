import { assertEvent, assign, emit, setup } from 'xstate';
import { identityFailureText, isSpentCode } from '../identity/identity-code.ts';
import { port } from '../machines/port.ts';
import { mismatch } from './password-input.ts';

export type ResetPasswordEvent = { type: 'submit'; password: string; confirmation: string };

interface ResetPasswordContext {
  /** The provider's one-time code, from the URL of the reset email. */
  readonly code: string;
  /** The text of the banner. */
  readonly problem: string | null;
}

const resetPassword = port<void, { readonly code: string; readonly readPassword: () => string }>(
  'resetPassword',
);

/** The form that sets a new password with the code of a reset email (rules.md#reset-password). */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    emitted: {} as { type: 'passwordChanged' },
    input: {} as { readonly code: string | null },
    tags: {} as 'busy',
  },
  actors: { resetPassword },
  actions: {
    keepProblem: assign((_, { problem }: { problem: string }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    emitPasswordChanged: emit({ type: 'passwordChanged' }),
  },
  guards: {
    differ: (_, { password, confirmation }: ResetPasswordEvent) => password !== confirmation,
    isCodeSpent: (_, { error }: { error: unknown }) => isSpentCode(error),
    isWithoutCode: ({ context }) => context.code === '',
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ code: input.code ?? '', problem: null }),
  initial: 'usable',
  states: {
    usable: {
      initial: 'editing',
      always: { guard: 'isWithoutCode', target: 'spent' },
      on: {
        submit: [
          { guard: { type: 'differ', params: ({ event }) => event }, target: '.mismatched' },
          { target: 'submitting' },
        ],
      },
      states: {
        editing: {},
        mismatched: {
          entry: { type: 'keepProblem', params: { problem: mismatch } },
          exit: 'forgetProblem',
        },
        refused: { exit: 'forgetProblem' },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'submit');
          return { code: context.code, readPassword: () => event.password };
        },
        onDone: { target: 'changed', actions: 'emitPasswordChanged' },
        onError: [
          { guard: { type: 'isCodeSpent', params: ({ event }) => event }, target: 'spent' },
          {
            target: 'usable.refused',
            actions: {
              type: 'keepProblem',
              params: ({ event }) => ({ problem: identityFailureText(event.error) }),
            },
          },
        ],
      },
    },
    /** The code is used, expired or missing: Forgot password sends a new one. */
    spent: { type: 'final' },
    changed: { type: 'final' },
  },
});
