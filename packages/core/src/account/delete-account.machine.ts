import { assertEvent, assign, emit, setup } from 'xstate';
import { type FormProblems, incomplete, left, noProblems, refused } from '../forms/form.ts';
import type { SendFormEvent, ToSend } from '../forms/send-form.machine.ts';
import { accountProblem } from '../identity/identity-code.ts';
import { IdentityError } from '../identity/identity-provider.ts';
import { port } from '../machines/port.ts';
import { judgeCurrentPassword } from '../session/credentials-problems.ts';
import { failureProblems, failureText, isRefusal, isUnsupported } from '../wire/api-error.ts';
import type { Problem } from '../wire/problems.ts';
import type { AccountContents } from './account-contents.ts';

export interface EnteredDeletion {
  readonly current: string;
  /** '' until it is ticked. */
  readonly consent: string;
}

export interface AccountToDelete extends ToSend<EnteredDeletion> {
  /** An earlier attempt had no answer: the account may be deleted. */
  readonly isUnanswered: boolean;
}

interface DeleteAccountContext extends FormProblems {
  /** Null until they are read. */
  readonly contents: AccountContents | null;
  readonly isUnanswered: boolean;
  /** Why the contents could not be read. */
  readonly unread: string | null;
}

interface Submit {
  readonly entered: EnteredDeletion;
}

interface Failure {
  readonly error: unknown;
}

const judge = (entered: EnteredDeletion): readonly Problem[] => [
  ...judgeCurrentPassword(entered),
  ...(entered.consent === '' ? [{ field: 'consent', message: 'Tick this box to delete your account.' }] : []),
];

/** Whether the account certainly still exists. */
const isSettled = (error: unknown) => error instanceof IdentityError || isRefusal(error);

/** Shows what belongs to the account, then deletes it with the password (rules/account.md#delete-account). */
export const deleteAccountMachine = setup({
  types: {
    context: {} as DeleteAccountContext,
    events: {} as SendFormEvent<EnteredDeletion> | { type: 'retry' } | { type: 'sessionRevoked' },
    emitted: {} as { type: 'accountDeleted' },
  },
  actors: {
    readContents: port<AccountContents>('readContents'),
    remove: port<void, AccountToDelete>('remove'),
  },
  actions: {
    keepContents: assign((_, { contents }: { contents: AccountContents }) => ({ contents, unread: null })),
    keepUnread: assign((_, { error }: Failure) => ({ unread: failureText(error) })),
    findProblems: assign(({ context }, { entered }: Submit) => incomplete(context, judge(entered))),
    judgeAgain: assign(({ context }, { field, entered }: Submit & { readonly field: string }) =>
      left(context, field, judge(entered)),
    ),
    keepRefusal: assign(({ context }, { error }: Failure) => ({
      ...refused(context, problemsOf(error)),
      isUnanswered: false,
    })),
    keepUnanswered: assign(({ context }, { error }: Failure) => ({
      ...refused(context, failureProblems(error)),
      isUnanswered: true,
    })),
    forgetProblems: assign({ problems: [] }),
    emitDeleted: emit({ type: 'accountDeleted' }),
  },
  guards: {
    isValid: (_, { entered }: Submit) => judge(entered).length === 0,
    isSettled: (_, { error }: Failure) => isSettled(error),
    isUnanswered: ({ context }) => context.isUnanswered,
  },
}).createMachine({
  id: 'deleteAccount',
  context: { ...noProblems, contents: null, isUnanswered: false, unread: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readContents',
        src: 'readContents',
        onDone: {
          target: 'asking',
          actions: { type: 'keepContents', params: ({ event }) => ({ contents: event.output }) },
        },
        onError: { target: 'unread', actions: { type: 'keepUnread', params: ({ event }) => event } },
      },
    },
    /** Deleting waits until the contents are shown. */
    unread: { on: { retry: 'reading' } },
    asking: {
      on: {
        submit: [
          { guard: { type: 'isValid', params: ({ event }) => event }, target: 'removing' },
          { actions: { type: 'findProblems', params: ({ event }) => event } },
        ],
        leave: { actions: { type: 'judgeAgain', params: ({ event }) => event } },
        sessionRevoked: { guard: 'isUnanswered', target: 'deleted', actions: 'emitDeleted' },
      },
    },
    removing: {
      entry: 'forgetProblems',
      on: { sessionRevoked: { target: 'deleted', actions: 'emitDeleted' } },
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { isUnanswered }, event }) => {
          assertEvent(event, 'submit');
          return { isUnanswered, read: () => event.entered };
        },
        onDone: { target: 'deleted', actions: 'emitDeleted' },
        onError: [
          {
            guard: { type: 'isSettled', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          { target: 'asking', actions: { type: 'keepUnanswered', params: ({ event }) => event } },
        ],
      },
    },
    deleted: { type: 'final' },
  },
});

function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof IdentityError) return [accountProblem(error)];
  return isUnsupported(error)
    ? [{ field: null, message: 'This service cannot delete accounts.' }]
    : failureProblems(error);
}
