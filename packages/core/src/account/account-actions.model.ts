import { setup } from 'xstate';

/** What a person does with their own account, beginning on My Account. */
type AccountAction =
  | { type: 'openAccount' }
  | { type: 'changePasswordWrongly' }
  /** With the right one; the dialog is open. */
  | { type: 'correctPassword' }
  | { type: 'changeEmail' }
  /** Opens the link of the last email. */
  | { type: 'openLink' }
  /** The same, but the provider's answer is lost. */
  | { type: 'openLinkWithoutAnswer' }
  | { type: 'retry' }
  | { type: 'signIn' }
  /** In another tab. */
  | { type: 'signOutElsewhere' }
  | { type: 'verifyEmail' }
  | { type: 'openVerifyingLink' }
  /** Opens the list of what would be removed; nothing is deleted. */
  | { type: 'askToDelete' }
  | { type: 'deleteWithWrongPassword' }
  | { type: 'deleteAccount' }
  /** It is deleted, but the service's answer is lost. */
  | { type: 'deleteWithoutAnswer' }
  /** Another tab then learns from the provider that there is no such account. */
  | { type: 'reloadElsewhere' };

/**
 * What a person does with their own account, and what goes wrong (rules/account.md#account-actions, rules/session.md#confirm-email). A second
 * tab is open all the time.
 */
export const accountActionsModel = setup({ types: { events: {} as AccountAction } }).createMachine({
  id: 'accountActionsModel',
  initial: 'atAccount',
  states: {
    atAccount: {
      on: {
        changePasswordWrongly: 'refused',
        changeEmail: 'emailSent',
        verifyEmail: 'verificationSent',
        askToDelete: 'asked',
      },
    },
    /** The dialog, with what is wrong at the current password. */
    refused: { on: { correctPassword: 'passwordChanged' } },
    /** My Account, with the notice; only the new password works, and the person is signed in. */
    passwordChanged: { on: { openAccount: 'atAccount' } },
    /** Home, signed out, without a message. */
    visiting: { type: 'final' },
    /** My Account, which says that a link is on its way; the email is still the old one. */
    emailSent: { on: { openLink: 'emailChanged', openLinkWithoutAnswer: 'unanswered' } },
    /** The page of the link: the new email, and signed out in every tab. */
    emailChanged: { on: { openLink: 'spent', signIn: 'signedIn' } },
    /** The page of the link: it was used. */
    spent: { type: 'final' },
    /** Home, with the new email. */
    signedIn: { type: 'final' },
    /** The page of the link: no answer, and a way to try again. */
    unanswered: { on: { retry: 'doubtful' } },
    /** The page of the link: it was used, perhaps just now. */
    doubtful: { type: 'final' },
    /** My Account, which says that a link is on its way. */
    verificationSent: { on: { openVerifyingLink: 'verified' } },
    /** The page of the link, then My Account without the line. */
    verified: { on: { openAccount: 'atAccount' } },
    /** What is removed, by name, what stays, and the form. */
    asked: {
      on: {
        deleteWithWrongPassword: 'notDeleted',
        deleteAccount: 'deleted',
        deleteWithoutAnswer: 'unknown',
      },
    },
    /** The same, with what is wrong at the password. */
    notDeleted: { on: { deleteAccount: 'deleted' } },
    /** The same, with the message that the account may be gone. */
    unknown: {
      on: { deleteAccount: 'deleted', reloadElsewhere: 'deleted', signOutElsewhere: 'visiting' },
    },
    /** Home with the message; signed out in every tab, and no sign-in works. */
    deleted: { type: 'final' },
  },
});
