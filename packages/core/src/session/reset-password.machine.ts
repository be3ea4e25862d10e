import { assertEvent, assign, emit, setup } from 'xstate';
import { type FormProblems, incomplete, left, noProblems, refused } from '../forms/form.ts';
import type { SendFormEvent, ToSend } from '../forms/send-form.machine.ts';
import { identityFailureText, isSpentCode } from '../identity/identity-code.ts';
import { port } from '../machines/port.ts';
import { judgeNewPassword } from './credentials-problems.ts';

export interface EnteredReset {
  readonly password: string;
  readonly confirmation: string;
}

export interface CodeToCheck {
  /** The provider's one-time code, from the URL of the reset email. */
  readonly code: string;
}

export interface PasswordToReset extends CodeToCheck, ToSend<EnteredReset> {}

interface Submit {
  readonly entered: EnteredReset;
}

interface Failure {
  readonly error: unknown;
}

/** The form that sets a new password with the code of a reset email (rules/session.md#reset-password). */
export const resetPasswordMachine = setup({
  types: {
    context: {} as FormProblems & CodeToCheck,
    events: {} as SendFormEvent<EnteredReset>,
    emitted: {} as { type: 'passwordChanged' },
    input: {} as { readonly code: string | null },
  },
  actors: {
    checkCode: port<void, CodeToCheck>('checkCode'),
    resetPassword: port<void, PasswordToReset>('resetPassword'),
  },
  actions: {
    findProblems: assign(({ context }, { entered }: Submit) =>
      incomplete(context, judgeNewPassword(entered)),
    ),
    judgeAgain: assign(({ context }, { field, entered }: Submit & { readonly field: string }) =>
      left(context, field, judgeNewPassword(entered)),
    ),
    keepFailure: assign(({ context }, { error }: Failure) =>
      refused(context, [{ field: null, message: identityFailureText(error) }]),
    ),
    forgetProblems: assign({ problems: [] }),
    emitPasswordChanged: emit({ type: 'passwordChanged' }),
  },
  guards: {
    isWithoutCode: ({ context }) => context.code === '',
    isCodeSpent: (_, { error }: Failure) => isSpentCode(error),
    isValid: (_, { entered }: Submit) => judgeNewPassword(entered).length === 0,
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ ...noProblems, code: input.code ?? '' }),
  initial: 'checking',
  states: {
    /** A link that cannot be used says so at once; without an answer the form is shown. */
    checking: {
      always: { guard: 'isWithoutCode', target: 'spent' },
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context: { code } }) => ({ code }),
        onDone: 'editing',
        onError: [
          { guard: { type: 'isCodeSpent', params: ({ event }) => event }, target: 'spent' },
          { target: 'editing' },
        ],
      },
    },
    editing: {
      on: {
        submit: [
          { guard: { type: 'isValid', params: ({ event }) => event }, target: 'sending' },
          { actions: { type: 'findProblems', params: ({ event }) => event } },
        ],
        leave: { actions: { type: 'judgeAgain', params: ({ event }) => event } },
      },
    },
    sending: {
      entry: 'forgetProblems',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { code }, event }) => {
          assertEvent(event, 'submit');
          return { code, read: () => event.entered };
        },
        onDone: { target: 'changed', actions: 'emitPasswordChanged' },
        onError: [
          { guard: { type: 'isCodeSpent', params: ({ event }) => event }, target: 'spent' },
          { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    /** The code is used, expired or missing: Forgot password sends a new one. */
    spent: { type: 'final' },
    changed: { type: 'final' },
  },
});
