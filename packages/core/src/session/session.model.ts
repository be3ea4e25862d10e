import { setup } from 'xstate';

/** What a person does about accounts; email and password are the same throughout. */
type SessionDeed =
  | { type: 'signUp' }
  | { type: 'signIn' }
  | { type: 'signInWithWrongPassword' }
  | { type: 'openSignIn' }
  | { type: 'openAccount' }
  /** Starts the face again: a page by its reload, a program by its next run. */
  | { type: 'reload' }
  | { type: 'signOut' };

/**
 * What a person does and sees of accounts (rules.md#session-token), for every face to walk with `drive`. A path begins
 * with an email that has no account.
 */
export const sessionModel = setup({ types: { events: {} as SessionDeed } }).createMachine({
  id: 'sessionModel',
  initial: 'stranger',
  states: {
    /** Nobody is signed in, and the email has no account. */
    stranger: { on: { signUp: 'welcomed' } },
    /** Sign in, with the message that sign-up left. */
    welcomed: { on: { signIn: 'signedIn', signInWithWrongPassword: 'refused' } },
    /** Sign in, with the provider's code. */
    refused: { on: { signIn: 'signedIn', signInWithWrongPassword: 'refused', reload: 'visiting' } },
    /** Nobody is signed in, and nothing is said of an attempt. */
    visiting: {
      on: { signIn: 'signedIn', signInWithWrongPassword: 'refused', openAccount: 'visiting' },
    },
    /** Home, with the user menu. */
    signedIn: {
      on: { openSignIn: 'signedIn', openAccount: 'atAccount', reload: 'signedIn', signOut: 'visiting' },
    },
    /** Account, with the email. */
    atAccount: { on: { reload: 'atAccount', signOut: 'visiting' } },
  },
});
