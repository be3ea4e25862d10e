import { setup } from 'xstate';

/** What a person does with accounts; email and password are always the same. */
type SessionDeed =
  | { type: 'signUp' }
  | { type: 'signIn' }
  | { type: 'signInWithWrongPassword' }
  | { type: 'openSignIn' }
  | { type: 'openAccount' }
  /** Restarts the face: reloads the page, or runs the program again. */
  | { type: 'reload' }
  | { type: 'signOut' };

/**
 * What a person does and sees of accounts (rules.md#session-token), walked through every face with `drive`. A path starts
 * with an email that has no account.
 */
export const sessionModel = setup({ types: { events: {} as SessionDeed } }).createMachine({
  id: 'sessionModel',
  initial: 'unregistered',
  states: {
    /** Nobody is signed in, and the email has no account. */
    unregistered: { on: { signUp: 'registered' } },
    /** Sign in, with the message that sign-up left. */
    registered: { on: { signIn: 'signedIn', signInWithWrongPassword: 'refused' } },
    /** Sign in, with the provider's code. */
    refused: { on: { signIn: 'signedIn', signInWithWrongPassword: 'refused', reload: 'visiting' } },
    /** Nobody is signed in, and no failed attempt is shown. */
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
