import { setup } from 'xstate';

/** What a person does with the forms of an account. */
type AccountFormAction =
  /** With everything right but the confirmed password. */
  | { type: 'signUpWithTwoPasswords' }
  /** Repeats the password rightly, but takes back the terms. */
  | { type: 'mendWithoutTerms' }
  | { type: 'acceptTerms' }
  | { type: 'signIn' }
  | { type: 'signInWithOldPassword' }
  | { type: 'forget' }
  /** Opens the link of the last reset email; also works while signed in. */
  | { type: 'openLink' }
  | { type: 'typeTwoPasswords' }
  | { type: 'changePassword' }
  | { type: 'reload' }
  | { type: 'signOut' }
  /** Choices of Settings. */
  | { type: 'keepInTab' }
  | { type: 'keepNowhere' };

/**
 * What a person gets wrong in the forms of an account (rules/session.md#sign-up-page, rules/session.md#reset-password) and chooses for the
 * session (rules/session.md#persistence). A path starts with an email that has no account; a second tab is open all the time.
 */
export const accountFormsModel = setup({ types: { events: {} as AccountFormAction } }).createMachine({
  id: 'accountFormsModel',
  initial: 'unregistered',
  states: {
    unregistered: { on: { signUpWithTwoPasswords: 'mismatched' } },
    /** Sign up: the passwords do not match. */
    mismatched: { on: { mendWithoutTerms: 'unaccepted' } },
    /** Sign up: the terms are missing, and nothing else. */
    unaccepted: { on: { acceptTerms: 'registered' } },
    /** Sign in, with the message that sign-up left. */
    registered: { on: { signIn: 'signedIn', forget: 'asked' } },
    /** Forgot password, with its one sentence. */
    asked: { on: { openLink: 'choosing' } },
    /** The form of a reset link, signed out. */
    choosing: { on: { typeTwoPasswords: 'differing', changePassword: 'changed' } },
    /** The same, which says that the passwords do not match. */
    differing: { on: { changePassword: 'changed' } },
    /** Sign in, with the message about the new password; signed out in every tab. */
    changed: { on: { signIn: 'signedIn', signInWithOldPassword: 'refused', openLink: 'spent' } },
    /** Sign in, with the provider's code instead of the message. */
    refused: { on: { signIn: 'signedIn' } },
    /** Only that the link was used, and the way to a new one. */
    spent: { on: { forget: 'asked' } },
    /** Home, in both tabs. */
    signedIn: { on: { openLink: 'replacing', keepInTab: 'inTab', keepNowhere: 'inMemory' } },
    /** The form of a reset link, while signed in. */
    replacing: { on: { changePassword: 'changed' } },
    /** Settings; the other tab is signed out. */
    inTab: { on: { reload: 'inTab', signOut: 'visiting' } },
    inMemory: { on: { reload: 'visiting' } },
    /** Home, signed out. */
    visiting: { type: 'final' },
  },
});
