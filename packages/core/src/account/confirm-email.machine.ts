import { assign, emit, setup } from 'xstate';
import { identityFailureText, isSpentCode } from '../identity/identity-code.ts';
import type { EmailAction } from '../identity/identity-provider.ts';
import { port } from '../machines/port.ts';

export interface EmailCode {
  /** The provider's one-time code, from the URL of its email. */
  readonly code: string;
}

interface ConfirmEmailContext extends EmailCode {
  /** What the code did. */
  readonly action: EmailAction | null;
  /** The failure as a sentence. Kept: if the code is used afterwards, this page may have used it. */
  readonly problem: string | null;
}

interface Failure {
  readonly error: unknown;
}

interface Done {
  readonly action: EmailAction;
}

/** Uses the code of a link that verifies, changes or restores an email, once (rules/session.md#confirm-email). */
export const confirmEmailMachine = setup({
  types: {
    context: {} as ConfirmEmailContext,
    events: {} as { type: 'retry' },
    emitted: {} as { type: 'emailConfirmed' } & Done,
    input: {} as { readonly code: string | null },
  },
  actors: { useCode: port<EmailAction, EmailCode>('useCode') },
  actions: {
    keepAction: assign((_, { action }: Done) => ({ action })),
    keepProblem: assign((_, { error }: Failure) => ({ problem: identityFailureText(error) })),
    emitConfirmed: emit((_, { action }: Done) => ({ type: 'emailConfirmed', action })),
  },
  guards: {
    isWithoutCode: ({ context }) => context.code === '',
    isCodeSpent: (_, { error }: Failure) => isSpentCode(error),
  },
}).createMachine({
  id: 'confirmEmail',
  context: ({ input }) => ({ code: input.code ?? '', action: null, problem: null }),
  initial: 'confirming',
  states: {
    confirming: {
      always: { guard: 'isWithoutCode', target: 'spent' },
      invoke: {
        id: 'useCode',
        src: 'useCode',
        input: ({ context: { code } }) => ({ code }),
        onDone: {
          target: 'confirmed',
          actions: [
            { type: 'keepAction', params: ({ event }) => ({ action: event.output }) },
            { type: 'emitConfirmed', params: ({ event }) => ({ action: event.output }) },
          ],
        },
        onError: [
          { guard: { type: 'isCodeSpent', params: ({ event }) => event }, target: 'spent' },
          { target: 'unanswered', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
    },
    /** The provider could not be asked, or its answer was lost. */
    unanswered: { on: { retry: 'confirming' } },
    /** The code is used, expired or missing. */
    spent: { type: 'final' },
    confirmed: { type: 'final' },
  },
});
