import { setup } from 'xstate';

/** What a person does with an account; email and password are always the same. */
type SessionAction =
  | { type: 'signUp' }
  | { type: 'signIn' }
  | { type: 'signInWithWrongPassword' }
  | { type: 'openSignIn' }
  | { type: 'openAccount' }
  /** Restarts the face: reloads the page, or runs the program again. */
  | { type: 'reload' }
  | { type: 'signOut' }
  /** In another tab, or another terminal. */
  | { type: 'signInElsewhere' }
  | { type: 'signOutElsewhere' }
  /** Another person, while nobody is signed in. */
  | { type: 'anotherSignsInElsewhere' }
  /** Types something on the page of Account, without saving it. */
  | { type: 'type' }
  /** Gives up what was typed. */
  | { type: 'discard' }
  /** From now on the provider gives no new token; the face is restarted. */
  | { type: 'loseToken' }
  /** The provider gives tokens again; nothing is asked of the face. */
  | { type: 'recoverToken' };

/**
 * What a person does and sees of a session (rules/session.md#session-token), walked through every face with `drive`. A path starts
 * with an email that has no account.
 */
export const sessionModel = setup({ types: { events: {} as SessionAction } }).createMachine({
  id: 'sessionModel',
  initial: 'unregistered',
  states: {
    /** Signed out, and the email has no account. */
    unregistered: { on: { signUp: 'registered', signIn: 'unknown' } },
    /** Sign in, with the provider's code for an email without an account. */
    unknown: { on: { signUp: 'registered' } },
    /** Sign in, with the message that sign-up left, whatever was refused before. */
    registered: { on: { signIn: 'signedIn', signInWithWrongPassword: 'refused' } },
    /** Sign in, with the provider's code. */
    refused: { on: { signIn: 'signedIn', signInWithWrongPassword: 'refused', reload: 'visiting' } },
    /** Signed out, without a failed attempt or a message. */
    visiting: {
      on: {
        signIn: 'signedIn',
        signInWithWrongPassword: 'refused',
        openAccount: 'visiting',
        signInElsewhere: 'signedIn',
      },
    },
    /** Home, with the user menu. */
    signedIn: {
      on: {
        openSignIn: 'signedIn',
        openAccount: 'atAccount',
        reload: 'signedIn',
        signOut: 'visiting',
        signOutElsewhere: 'visiting',
      },
    },
    /** Account, with the email and the profiles. */
    atAccount: {
      on: {
        reload: 'atAccount',
        signOut: 'visiting',
        signOutElsewhere: 'visiting',
        loseToken: 'withoutToken',
        type: 'typing',
      },
    },
    /** Account, with something typed that is not saved. */
    typing: { on: { discard: 'atAccount', signOutElsewhere: 'suspended' } },
    /** The page is covered: it asks for the password of the account, and shows nothing that was typed or read. */
    suspended: {
      on: {
        signIn: 'typing',
        signInWithWrongPassword: 'suspended',
        signInElsewhere: 'typing',
        discard: 'visiting',
        anotherSignsInElsewhere: 'replaced',
      },
    },
    /** Home, signed in as the other person, with a sentence on what was typed. */
    replaced: { type: 'final' },
    /** The same page, which says that the sign-in could not be renewed. */
    withoutToken: { on: { reload: 'withoutToken', recoverToken: 'atAccount', signOut: 'visiting' } },
  },
});
